/** What would be done: the rows that a thing leaves which is pointed at, focused or touched once. Boards show where they lead. */
import { settings } from '../settings.svelte';
import type { Row } from './types';

type Rows = () => readonly Row[];

class Previewing {
  /** A complete choice that waits to be confirmed. */
  waiting = $state.raw<Row | null>(null);
  /** By touch a first tap shows a move, a second makes it. */
  touched = $state.raw<Row | null>(null);
  #pointed = $state.raw<{ by: object; rows: Rows } | null>(null);
  readonly rows = $derived.by((): readonly Row[] => {
    const one = this.waiting ?? this.touched;
    return one ? [one] : (this.#pointed?.rows() ?? []);
  });

  point(by: object, rows: Rows): void {
    this.#pointed = { by, rows };
  }

  /** A moment later: what is taken off the page loses the focus while the page is drawn, when nothing may change. */
  leave(by: object): void {
    queueMicrotask(() => {
      if (this.#pointed?.by === by) this.#pointed = null;
    });
  }

  /** Whether this tap is the first on something that would make a move at once: then it only shows it. */
  showsFirst(rows: readonly Row[]): boolean {
    const [row] = rows;
    const isFirst = rows.length === 1 && this.touched?.text !== row!.text && settings.confirm !== 'always';
    this.touched = isFirst ? row! : null;
    return isFirst;
  }

  /** Other moves are offered: what was touched may be none of them. */
  offer(rows: readonly Row[]): void {
    if (!rows.some(({ text }) => text === this.touched?.text)) this.touched = null;
  }
}

export const previewing = new Previewing();

/** Tells what a thing would do while it is pointed at by a mouse or focused by the keyboard: `use:previews={() => [row]}`. */
export function previews(node: HTMLElement | SVGElement, given: Rows) {
  let current = given;
  const rows = () => current();
  const start = (event: Event): void => {
    const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
    const isByPointer = event.type === 'focusin' && !node.matches(':focus-visible');
    if (!isTouch && !isByPointer) previewing.point(node, rows);
  };
  const end = (): void => previewing.leave(node);
  const ways: [string, (event: Event) => void][] = [
    ['pointerenter', start],
    ['focusin', start],
    ['pointerleave', end],
    ['focusout', end],
  ];
  ways.forEach(([name, act]) => node.addEventListener(name, act));
  return {
    update: (changed: Rows) => void (current = changed),
    destroy: () => {
      end();
      ways.forEach(([name, act]) => node.removeEventListener(name, act));
    },
  };
}
