/** How far a person has come in a guide, what it asks for now, and what it holds back. */
import { keyOf, Words } from '../words/fluent';
import type { Row } from '../choosing';
import type { Language } from '../words/languages';
import { stepsOf, type Step } from './steps';

const WORDS = import.meta.glob<string>('./words/*.ftl', { import: 'default' });

/** What the table shows now: the moves, and whether there will be no more. */
export interface Shown {
  rows: readonly Row[];
  isOver: boolean;
  /** A move waits for a word of confirmation. */
  isConfirming: boolean;
}

export class Guide {
  /** The step that has been reached. */
  at = $state(0);
  /** The step that is read: the one reached, or one before it. */
  reading = $state(0);
  /** The move asked for was made, and the others play. */
  isWaiting = $state(false);
  isHeld = $state(false);

  private constructor(
    private readonly game: string,
    private readonly table: string,
    readonly steps: Step[],
  ) {
    this.at = this.reading = Math.min(Number(sessionStorage.getItem(this.#key)) || 0, steps.length - 1);
  }

  static async of(game: string, table: string): Promise<Guide | null> {
    const steps = await stepsOf(game);
    return steps.length ? new Guide(game, table, steps) : null;
  }

  async words(language: Language): Promise<Words> {
    return new Words(language, [(await WORDS[`./words/${language}.ftl`]?.()) ?? '']);
  }

  get step(): Step {
    return this.steps[this.reading]!;
  }

  get isLast(): boolean {
    return this.reading === this.steps.length - 1;
  }

  get textId(): string {
    return `learn-${keyOf(this.game, this.step.id)}`.replaceAll('_', '-');
  }

  /** The row the present step asks for. */
  wanted({ rows }: Pick<Shown, 'rows'>): Row | null {
    const move = this.steps[this.at]!.move;
    return move && !this.isWaiting ? (rows.find(({ text }) => text === move) ?? null) : null;
  }

  /** Nothing more is asked for, or not for now. */
  get isFree(): boolean {
    return this.steps[this.at]!.until !== undefined || this.at === this.steps.length - 1;
  }

  get mayGoOn(): boolean {
    return this.reading < this.at || (!this.isWaiting && !this.isLast && !this.step.move && !this.step.until);
  }

  next(): void {
    if (this.reading < this.at) this.reading += 1;
    else this.#reach(this.at + 1);
  }

  back(): void {
    this.reading = Math.max(0, this.reading - 1);
    this.isHeld = false;
  }

  /** Whether a move is held back for now; one that is asked for takes the guide on. */
  holds(row: Row): boolean {
    const next = this.steps.findIndex((step, at) => at >= this.at && (step.move ?? step.until) !== undefined);
    if (next < 0 || this.steps[next]!.until) return false;
    this.isHeld = this.steps[next]!.move !== row.text;
    if (!this.isHeld) {
      this.isWaiting = true;
      this.#reach(next + 1);
    }
    return this.isHeld;
  }

  /** The table has changed: goes on when the person is asked again, and past steps whose move can't be made any more. */
  look({ rows, isOver }: Pick<Shown, 'rows' | 'isOver'>): void {
    if (rows.length || isOver) this.isWaiting = false;
    const step = this.steps[this.at]!;
    if (isOver && this.at < this.steps.length - 1 && (step.until ?? step.move)) this.#reach(this.steps.length - 1);
    else if (rows.length && step.move && !this.wanted({ rows })) this.#catchUp(rows);
  }

  /** After a reload: the first later step that asks for something possible now. */
  #catchUp(rows: readonly Row[]): void {
    const found = this.steps.findIndex((step, at) => at > this.at && rows.some(({ text }) => text === step.move));
    this.#reach(found < 0 ? this.steps.length - 1 : found);
  }

  #reach(at: number): void {
    this.at = this.reading = Math.min(at, this.steps.length - 1);
    this.isHeld = false;
    sessionStorage.setItem(this.#key, String(this.at));
  }

  get #key(): string {
    return `coven-guide-${this.table}`;
  }
}
