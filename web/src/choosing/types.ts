/** A move is chosen argument by argument: each choice narrows the rows the server sent; what may come next is lit. */
import type { Gathering } from './gathering.svelte';

export type Value = string | number | boolean | null | Value[];

/** A move as the server sends it. */
export interface Row {
  id: number;
  kind: string;
  text: string;
  args: Record<string, Value>;
}

export interface Choosing {
  /** All rows the server sent, whatever is chosen. */
  readonly all: Row[];
  /** The rows that still fit what was chosen. */
  readonly rows: Row[];
  /** Arguments chosen so far; `kind` counts as the argument "kind". */
  readonly chosen: Record<string, Value>;
  /** What is chosen together, tapped in and out, and sent when confirmed. */
  readonly gathering: Gathering;
  /** Choosing this value leaves at least one row, and the argument is still open. */
  isLit(argument: string, value: Value): boolean;
  isChosen(argument: string, value: Value): boolean;
  /** The move that a hint or a review calls the best, if one was asked for; of a packet all moves. */
  readonly hinted: readonly Row[];
  /** Whether `pick` does something: the value is lit, or it may replace the one chosen for this argument. */
  mayPick(argument: string, value: Value): boolean;
  /** Narrows; if one row is left (and it needs no confirmation) it is sent. Picking what is chosen takes the choice back. */
  pick(argument: string, value: Value): void;
  /** Several arguments at once, as one click: `pickAll({ kind: 'fly', area: 'Owl Wood' })`. */
  pickAll(values: Record<string, Value>): void;
  /** Takes back the last choice. */
  back(): void;
  clear(): void;
  /** A click on what can't be chosen: asks the server why not, in the notation of the move meant. */
  askWhy(move: string): void;
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => same(item, other[place]));
  }
  return one === other;
}
