/** Prompts, events and moves in sentences: numbers of seats become names. The marks of the game's schema say which arguments are seats. */
import type { GameEvent } from '../boards/types';
import type { Row } from '../choosing';
import { capital } from './typography';
import { keyOf, type Args, type Words } from './fluent';
import allMarks from './marks.json';

type Marks = Record<string, string>;
type GameMarks = { prompts: Record<string, Marks>; events: Record<string, Marks>; moves: Record<string, Marks> };
const MARKS = allMarks as unknown as Record<string, GameMarks>;

/** Arguments as sentences want them: `seat` is told as `player`, lists with an entry for each seat as `name entry`. */
export function withNames(args: Args, marks: Marks, seats: readonly string[]): Args {
  const told: Args = {};
  for (const [name, value] of Object.entries(args)) Object.assign(told, withName(name, value, marks[name], seats));
  return told;
}

function withName(name: string, value: unknown, mark: string | undefined, seats: readonly string[]): Args {
  if (mark === 'seat' && typeof value === 'number') return { [name === 'seat' ? 'player' : name]: seats[value] ?? '' };
  if (mark === 'seats' && Array.isArray(value))
    return { [name]: (value as number[]).map((seat) => seats[seat]).join(', '), count: value.length };
  if (mark === 'by_seat' && Array.isArray(value))
    return { [name]: value.map((entry, seat) => `${seats[seat]} ${entry}`).join(', ') };
  return { [name]: value };
}

/** What a view says of whose turn it is and what they must do: a message and its arguments. */
export interface Prompt {
  id: string;
  args: Args;
}

/** The prompt in words; nothing for a game this page has no words for. */
export function tellPrompt(prompt: Prompt, game: string, words: Words, seats: readonly string[]): string {
  if (!words.has(prompt.id)) return '';
  return words.say(prompt.id, withNames(prompt.args, MARKS[game]?.prompts[prompt.id] ?? {}, seats));
}

export function tellEvent(event: GameEvent, game: string, words: Words, seats: readonly string[]): string {
  const { kind, ...args } = event;
  return words.say(keyOf('event', kind), withNames(args, MARKS[game]?.events[kind] ?? {}, seats));
}

export function tellMove(move: Row, game: string, words: Words, seats: readonly string[], more: Args = {}): string {
  const told = withNames(move.args, MARKS[game]?.moves[move.kind] ?? {}, seats);
  return capital(words.say(keyOf('move', move.kind), { ...told, ...more }));
}
