/** Moves of one kind that are chosen together, as the cards of a packet: tapped in and out in any order, sent when confirmed. */
import { noteChange } from './repeated_clicks';
import { same, type Row, type Value } from './types';

/** What is to be gathered, as the server tells it: so many more moves of this kind. */
export interface Wanted {
  kind: string;
  fewest: number;
  most: number;
  /** The kind of the move by which somebody has enough who takes fewer than `most`. */
  closing?: string;
}

/** One thing tapped in; equal things are told apart by the place they have among each other. */
export interface Piece {
  row: Row;
  copy: number;
}

export interface GatherSending {
  /** Sends the next of what was confirmed. */
  send(row: Row, isLast: boolean): void;
  /** Whether this may be tapped in: a guide may ask for something else. */
  mayGather(row: Row): boolean;
}

export class Gathering {
  wanted = $state.raw<Wanted | null>(null);
  pieces = $state.raw<readonly Piece[]>([]);
  /** Confirmed, and on its way move by move. */
  isSending = $state(false);
  #rows = $state.raw<readonly Row[]>([]);
  /** How many were still wanted when the last was sent: one fewer says that it was taken. */
  #left = 0;

  constructor(private readonly sending: GatherSending) {}

  readonly isFull = $derived(this.wanted !== null && this.pieces.length >= this.wanted.most);
  readonly isReady = $derived.by(() => {
    const { wanted, pieces } = this;
    if (!wanted || this.isSending || this.#rows.length === 0 || pieces.length < wanted.fewest) return false;
    return pieces.length > 0 || this.#closing() !== undefined;
  });

  /** Whether a value stands for something that is gathered rather than chosen at once. */
  covers(argument: string, value: Value): boolean {
    return this.#rowOf(argument, value) !== undefined || this.has(argument, value);
  }

  has(argument: string, value: Value, copy?: number): boolean {
    return this.pieces.some((piece) => isOf(piece.row, argument, value) && (copy ?? piece.copy) === piece.copy);
  }

  isOpen(argument: string, value: Value, copy = 0): boolean {
    if (this.isSending || this.isFull || this.has(argument, value, copy)) return false;
    return this.#rowOf(argument, value) !== undefined;
  }

  /** Taps something in, or out again. */
  toggle(argument: string, value: Value, copy = 0): void {
    if (this.isSending) return;
    const row = this.#rowOf(argument, value);
    if (this.has(argument, value, copy))
      this.#keep((piece) => piece.copy !== copy || !isOf(piece.row, argument, value));
    else if (row && this.isOpen(argument, value, copy) && this.sending.mayGather(row))
      this.pieces = [...this.pieces, { row, copy }];
    noteChange();
  }

  /** Gathers these and nothing else, as a hint advises. */
  gather(rows: readonly Row[]): void {
    if (!this.wanted || this.isSending) return;
    const fitting = rows.filter((row) => this.#find(row) && this.sending.mayGather(row)).slice(0, this.wanted.most);
    this.pieces = fitting.map((row, at) => ({
      row,
      copy: fitting.slice(0, at).filter(({ text }) => text === row.text).length,
    }));
    noteChange();
  }

  /** Takes the last one out. */
  back(): void {
    if (!this.isSending) this.pieces = this.pieces.slice(0, -1);
  }

  confirm(): void {
    if (!this.isReady) return;
    noteChange();
    this.isSending = true;
    this.#sendNext();
  }

  /** Sends no more; what was not sent stays tapped in. */
  stop(): void {
    this.isSending = false;
  }

  /** New moves: what was confirmed goes on, what was tapped in stays where it still fits. Without any, something is on its way. */
  offer(rows: readonly Row[], wanted: Wanted | null): void {
    this.#rows = rows;
    this.wanted = wanted;
    if (!wanted) {
      this.isSending = false;
      this.pieces = [];
    } else if (rows.length > 0) {
      if (this.isSending) this.#goOn(wanted);
      if (!this.isSending) this.#prune(wanted);
    }
  }

  #goOn(wanted: Wanted): void {
    if (wanted.most === this.#left) return; // the last one has not been seen yet
    if (wanted.most === this.#left - 1) {
      this.pieces = this.pieces.slice(1);
      this.#sendNext();
    } else this.stop(); // another question than the one that was answered
  }

  #sendNext(): void {
    const { wanted, pieces } = this;
    const row = pieces[0] ? this.#find(pieces[0].row) : this.#closing();
    if (!row || !wanted) {
      this.stop();
      return;
    }
    this.#left = wanted.most;
    this.sending.send(row, pieces.length === 0 || wanted.most === 1);
  }

  #prune(wanted: Wanted): void {
    const still = this.pieces.flatMap(({ row, copy }) => {
      const found = this.#find(row);
      return found?.kind === wanted.kind ? [{ row: found, copy }] : [];
    });
    if (this.pieces.length > 0) this.pieces = still.slice(0, wanted.most);
  }

  #keep(isKept: (piece: Piece) => boolean): void {
    this.pieces = this.pieces.filter(isKept);
  }

  #rowOf(argument: string, value: Value): Row | undefined {
    return this.#rows.find((row) => row.kind === this.wanted?.kind && isOf(row, argument, value));
  }

  #find({ text }: Row): Row | undefined {
    return this.#rows.find((row) => row.text === text);
  }

  #closing(): Row | undefined {
    return this.#rows.find(({ kind }) => kind === this.wanted?.closing);
  }
}

function isOf(row: Row, argument: string, value: Value): boolean {
  return argument in row.args && same(row.args[argument], value);
}
