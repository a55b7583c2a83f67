/** What the shared table page asks of each game: moves and events in words, which moves ask for a confirmation. */
import type { Moment } from '../../boards/shared/moments.svelte';
import type { GameEvent } from '../../boards/types';
import type { Row, Wanted } from '../../choosing';
import type { Args, Words } from '../fluent';

/** All that is on the table for the person who looks. */
export interface Shown<View, Setting> {
  view: View;
  setting: Setting;
  rows: Row[];
  seats: string[];
  words: Words;
}

/** What happened before, as far as this page knows. */
export interface Past {
  events: readonly GameEvent[];
  /** Everybody's points after each round that this browser has seen end. */
  rounds: ReadonlyMap<number, readonly number[]>;
}

export interface SheetRow {
  label: string;
  /** Seat by seat. */
  cells: (number | string)[];
  isSum?: boolean;
}

export interface Sheet {
  tables: { title: string; rows: SheetRow[] }[];
  notes: string[];
}

export interface Question {
  text: string;
  answers: { row: Row; text: string }[];
}

/** How a game ended, as the server tells it. */
export interface Result {
  reason: string;
  scores: number[];
  places: number[];
  winners: number[];
  breakdown?: ({ kind: string } & Record<string, unknown>)[][];
}

export interface Score {
  text: string;
  /** What belongs to it, such as the total of partners. */
  note: string | null;
}

export interface Face<View, Setting> {
  /** A move in words, where the arguments alone don't tell enough. */
  move?(row: Row, shown: Shown<View, Setting>): string | null;
  /** Arguments of an event that are better told by name. */
  event?(event: GameEvent, shown: Shown<View, Setting>): { id: string; args: Args } | null;
  /** Arguments as people read them on the board. */
  read?(args: Args): Args;
  /** What is still to be answered of a move half chosen, with its answers: asked where the sentence is, always in sight. */
  question?(rows: Row[], shown: Shown<View, Setting>): Question | null;
  /** What is chosen together now, and sent when it is confirmed. */
  gathering?(shown: Shown<View, Setting>): Wanted | null;
  /** A word for an event that should be seen, at the seats it concerns. */
  moment?(event: GameEvent, shown: Shown<View, Setting>): Moment | null;
  /** What concerns everybody and is in no event: told when a view brings it. */
  announcement?(before: View, shown: Shown<View, Setting>): string | null;
  /** The score of a seat at the end, where the plain figure would not say it rightly. */
  score?(seat: number, result: Result, shown: Shown<View, Setting>): Score | null;
  /** The score sheet: what there is to count. */
  sheet?(shown: Shown<View, Setting>, past: Past): Sheet;
  /** Whether a round has ended with this event, so that its sheet should be seen. */
  endsRound?(event: GameEvent): boolean;
  /** Everybody's points after the round that ended with this event, where no event tells them. */
  pointsAfter?(event: GameEvent, shown: Shown<View, Setting>): { round: number; points: number[] };
  /** Whether a move gives something away for good, so that it asks for a word first. */
  isFinal(row: Row, shown: Shown<View, Setting>): boolean;
}
