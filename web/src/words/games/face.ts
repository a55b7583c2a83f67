/** What the shared table page asks of each game: the one sentence, moves and events in words, which moves ask for a confirmation. */
import type { GameEvent } from '../../boards/types';
import type { Row } from '../../choosing';
import type { Args, Words } from '../fluent';

/** All that is on the table for the person who looks. */
export interface Shown<View, Setting> {
  view: View;
  setting: Setting;
  rows: Row[];
  seats: string[];
  words: Words;
}

export interface Face<View, Setting> {
  /** Whose turn it is and what they must do. */
  sentence(shown: Shown<View, Setting>): string;
  /** A move in words, where the arguments alone don't tell enough. */
  move?(row: Row, shown: Shown<View, Setting>): string | null;
  /** Arguments of an event that are better told by name. */
  event?(event: GameEvent, shown: Shown<View, Setting>): { id: string; args: Args } | null;
  /** Arguments as people read them on the board. */
  read?(args: Args): Args;
  /** Whether a move gives something away for good, so that it asks for a word first. */
  isFinal(row: Row, shown: Shown<View, Setting>): boolean;
}

export function namesOf(seats: readonly number[], names: readonly string[]): string {
  return seats.map((seat) => names[seat] ?? '?').join(', ');
}

export function isAsked(view: { seat: number | null; to_act: number[] }): boolean {
  return view.seat !== null && view.to_act.includes(view.seat);
}
