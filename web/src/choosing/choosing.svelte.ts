/** The one mechanism by which all boards, the list of moves and the keyboard choose a move. */
import { Gathering, type Wanted } from './gathering.svelte';
import { noteChange } from './repeated_clicks';
import { has, narrowed, repicked, type Pick } from './rows';
import { same, type Choosing, type Row, type Value } from './types';

export interface Sending {
  /** Sends a complete choice. */
  send(row: Row): void;
  /** Asks why a move is not possible. */
  why(move: string): void;
  /** Whether this move waits for a word of confirmation; it may take a moment to know. */
  mustConfirm(row: Row): boolean | Promise<boolean>;
  /** Sends the next of several that were gathered and confirmed together. */
  sendGathered?(row: Row, isLast: boolean): void;
  /** Whether this may be gathered now. */
  mayGather?(row: Row): boolean;
}

export class MoveChoice implements Choosing {
  #all = $state.raw<Row[]>([]);
  #picks = $state.raw<Pick[]>([]);
  #toConfirm = $state.raw<Row | null>(null);
  /** The complete choice of which is being asked whether it waits for a word. */
  #asking: Row | null = null;
  hinted = $state.raw<readonly Row[]>([]);
  readonly rows = $derived(narrowed(this.#all, this.#picks));
  readonly chosen = $derived(Object.fromEntries(this.#picks.map(({ argument, value }) => [argument, value])));

  readonly gathering: Gathering;

  constructor(private readonly sending: Sending) {
    this.gathering = new Gathering({
      send: (row, isLast) => (sending.sendGathered ? sending.sendGathered(row, isLast) : sending.send(row)),
      mayGather: (row) => sending.mayGather?.(row) ?? true,
    });
  }

  /** All rows the server sent, whatever is chosen. */
  get all(): Row[] {
    return this.#all;
  }

  get hasBegun(): boolean {
    return this.#isHalfChosen || this.gathering.pieces.length > 0;
  }

  /** A complete choice that waits to be confirmed. */
  get toConfirm(): Row | null {
    return this.#toConfirm;
  }

  get #isHalfChosen(): boolean {
    return this.#picks.length > 0 || this.#toConfirm !== null;
  }

  /** New moves from the server, and what of them is gathered; what was chosen stays where it still fits. */
  offer(rows: Row[], wanted: Wanted | null = null): void {
    if (!areSame(rows, this.#all)) noteChange();
    this.#all = rows;
    const hinted = new Set(this.hinted.map((row) => row.text));
    this.hinted = rows.filter((row) => hinted.has(row.text));
    if (!rows.some((row) => row.text === this.#asking?.text)) this.#asking = null;
    const waiting = this.#toConfirm;
    this.#toConfirm = waiting && (rows.find((row) => row.text === waiting.text) ?? null);
    if (this.#picks.length > 0 && narrowed(rows, this.#picks).length < (this.#toConfirm ? 1 : 2)) this.#picks = [];
    this.gathering.offer(rows, wanted);
  }

  isLit(argument: string, value: Value): boolean {
    return !(argument in this.chosen) && has(this.rows, argument, value);
  }

  isChosen(argument: string, value: Value): boolean {
    return argument in this.chosen && same(this.chosen[argument], value);
  }

  mayPick(argument: string, value: Value): boolean {
    return this.isChosen(argument, value) || narrowed(this.#all, repicked(this.#picks, argument, value)).length > 0;
  }

  pick(argument: string, value: Value): void {
    if (this.isChosen(argument, value) && !this.#toConfirm) this.#stepBackTo(argument);
    else this.#take(repicked(this.#picks, argument, value));
  }

  pickAll(values: Record<string, Value>): void {
    this.#take(
      Object.entries(values).reduce<Pick[]>(
        (picks, [argument, value]) => repicked(picks, argument, value),
        this.#picks,
      ),
    );
  }

  /** Chooses a whole row, as a button of the list does. */
  pickRow(row: Row): void {
    if (!this.gathering.isSending) this.#finish(row);
  }

  /** Takes back the last thing chosen: a whole row of the list leaves what was picked before it. */
  back(): void {
    this.#asking = null;
    if (!this.#isHalfChosen) this.gathering.back();
    const isWholeRow = this.#toConfirm !== null && this.rows.length > 1;
    this.#toConfirm = null;
    if (!isWholeRow) this.#picks = this.#picks.slice(0, -1);
  }

  clear(): void {
    this.#toConfirm = null;
    this.#asking = null;
    this.#picks = [];
  }

  confirm(): void {
    const row = this.#toConfirm;
    noteChange();
    this.clear();
    if (row) this.sending.send(row);
  }

  askWhy(move: string): void {
    this.sending.why(move);
  }

  #take(picks: Pick[]): void {
    const left = narrowed(this.#all, picks);
    if (left.length === 0) return;
    this.#toConfirm = null;
    this.#asking = null;
    this.#picks = picks;
    noteChange();
    if (left.length === 1) this.#finish(left[0]!);
  }

  #stepBackTo(argument: string): void {
    noteChange();
    this.#picks = this.#picks.slice(
      0,
      this.#picks.findIndex((pick) => pick.argument === argument),
    );
  }

  #finish(row: Row): void {
    noteChange();
    const must = this.sending.mustConfirm(row);
    if (typeof must === 'boolean') this.#confirmOrSend(row, must);
    else {
      this.#asking = row;
      void must.then((found) => {
        if (this.#asking === row) this.#confirmOrSend(row, found);
      });
    }
  }

  #confirmOrSend(row: Row, mustConfirm: boolean): void {
    this.#asking = null;
    if (mustConfirm) {
      noteChange();
      this.#toConfirm = row;
      return;
    }
    this.clear();
    this.sending.send(row);
  }
}

function areSame(rows: Row[], others: Row[]): boolean {
  return rows.length === others.length && rows.every((row, at) => row.text === others[at]!.text);
}
