/** A full trick is seen whole before it goes to its winner, and before anything that follows: another deal above all. */
import type { Timed } from '../shared/stage.svelte';
import type { GameEvent } from '../types';
import type { View } from './generated';

export interface Taken {
  cards: View['trick'];
  winner: number;
}

export interface Scene extends Timed {
  view: View;
  /** What happens in this scene. */
  events: GameEvent[];
  /** A full trick that lies on the table. */
  whole: Taken | null;
  /** The trick that goes to its winner. */
  taken: Taken | null;
}

export function atRest(view: View): Scene {
  return { view, events: [], whole: null, taken: null, ms: 0 };
}

/** From the view before to this one. */
export function scenesOf(
  before: View,
  view: View,
  events: readonly GameEvent[],
  { rest, travel }: { rest: number; travel: number },
): Scene[] {
  const taken = view.phase === 'over' ? null : takenIn(before, view, events);
  const last = { view, whole: null, taken };
  if (!taken) return [{ ...last, events: [...events], ms: events.length > 0 ? travel : 0 }];
  const at = events.findIndex(({ kind }) => kind === 'trick');
  const whole = { view: withTrick(before, taken, events), events: events.slice(0, at), whole: taken, taken: null };
  return [
    { ...whole, ms: travel + rest },
    { ...last, events: events.slice(at), ms: travel * LEAVING },
  ];
}

export const LEAVING = 1.5; // times as long as a journey

/** The trick that was taken: as it lay with the last card, or as the view tells it. */
function takenIn(before: View, view: View, events: readonly GameEvent[]): Taken | null {
  const told = events.find(({ kind }) => kind === 'trick');
  if (!told) return null;
  const cards = [...before.trick, ...laidIn(events)];
  if (cards.length === view.totals.length) return { cards, winner: Number(told.seat) };
  return view.last_trick ? { cards: view.last_trick.cards, winner: view.last_trick.winner } : null;
}

function laidIn(events: readonly GameEvent[]): View['trick'] {
  return events
    .filter(({ kind }) => kind === 'card')
    .map(({ seat, card }) => ({ seat: Number(seat), card: String(card) }));
}

/** The view before, with the trick whole and its winner marked. */
function withTrick(before: View, { cards, winner }: Taken, events: readonly GameEvent[]): View {
  const laid = laidIn(events);
  const hand = laid.reduce<View['hand']>((left, { card }) => left && without(left, card), before.hand);
  const sizes = before.hand_sizes.map((size, seat) => size - laid.filter((one) => one.seat === seat).length);
  return { ...before, trick: cards, winning: winner, turn: winner, hand, hand_sizes: sizes };
}

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}
