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
  /** What it asks for together is chosen, and waits to be sent. */
  isGathered: boolean;
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

  /** Whether a move may be gathered now: one of those the guide asks for together, in any order. */
  mayGather(row: Row, rows: readonly Row[]): boolean {
    if (this.isFree) return true;
    const together = this.#together(rows);
    this.isHeld = !together.some(({ move }) => move === row.text);
    return !this.isHeld;
  }

  /** Goes to the first step whose move is not gathered yet; the last of them waits until all are sent. */
  follow(gathered: readonly string[], rows: readonly Row[]): void {
    const together = this.#together(rows);
    if (!together.length || (!gathered.length && !together.includes(this.steps[this.at]!))) return;
    const next = together.find(({ move }) => !gathered.includes(move!)) ?? together.at(-1)!;
    if (next !== this.steps[this.at]) this.#reach(this.steps.indexOf(next));
  }

  /** What was asked for together is sent. */
  goOn(): void {
    if (!this.steps[this.at]!.move) return;
    this.isWaiting = true;
    this.#reach(this.at + 1);
  }

  /** The steps next to each other whose moves can be made now, the next one asked for among them. */
  #together(rows: readonly Row[]): Step[] {
    const isOffered = (at: number) => rows.some(({ text }) => text === this.steps[at]?.move);
    let from = this.steps.findIndex(({ move, until }, at) => at >= this.at && (move ?? until) !== undefined);
    if (!isOffered(from)) return [];
    let to = from + 1;
    while (isOffered(from - 1)) from -= 1;
    while (isOffered(to)) to += 1;
    return this.steps.slice(from, to);
  }

  /** The table has changed: goes on when the person is asked again, and past steps whose move can't be made any more. */
  tableChanged({ rows, isOver }: Pick<Shown, 'rows' | 'isOver'>): void {
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
