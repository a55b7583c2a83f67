/** Sentences of one language, made as the Python side makes them: `card="R11"` is told by the message `card-R11` if there is one. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, unknown>;
export type Say = (id: string, args?: Args) => string;

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.getMessage(id)?.value != null;
  }

  /** The message with its arguments filled in; the id itself where there is no such message. */
  say: Say = (id, args = {}) => {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string') filled[`${name}-id`] = value;
      filled[name] = this.#spoken(name, value);
    }
    return this.#bundle.formatPattern(pattern, filled, []);
  };

  #spoken(name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.#spoken(name.replace(/s$/, ''), item))).join(', ');
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : value;
    return typeof value === 'boolean' ? String(value) : '';
  }
}

/** The message `prefix-kind`, underscores written as hyphens. */
export function keyOf(prefix: string, kind: string): string {
  return `${prefix}-${kind}`.replaceAll('_', '-');
}
