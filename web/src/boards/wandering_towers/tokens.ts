/** Wizards of one colour are equal, yet on the screen each must travel its own way: tokens keep their place where they can. */
import type { GameEvent } from '../types';
import type { View } from './generated';

export type Where = number | 'home';
export interface Token {
  id: string;
  seat: number;
  where: Where;
}

/** The tokens of a view; those of the view before keep their names where they stayed or where the events say they went. */
export function tokensOf(view: Shown, before: readonly Token[] = [], events: readonly GameEvent[] = []): Token[] {
  return view.home.flatMap((_, seat) => ofSeat(view, seat, before, events));
}

type Shown = Pick<View, 'spaces' | 'home'>;

/** Where a wizard may have come to from a place, by what happened, step after step. */
function reachedFrom(where: Where, seat: number, events: readonly GameEvent[]): Set<Where> {
  const reached = new Set<Where>([where]);
  for (const event of events) {
    if (event.seat !== undefined && event.kind.startsWith('wizard_') && event.seat !== seat) continue;
    if (!reached.has(event.space as Where)) continue;
    if (event.kind.startsWith('wizard_home')) reached.add('home');
    else if (typeof event.to === 'number') reached.add(event.to);
  }
  return reached;
}

function ofSeat(view: Shown, seat: number, before: readonly Token[], events: readonly GameEvent[]): Token[] {
  const places = placesOf(view, seat);
  const known = before.filter((token) => token.seat === seat);
  const stayed = take(places, known, (place, token) => token.where === place);
  const moved = take(stayed.places, stayed.known, (place, token) => reachedFrom(token.where, seat, events).has(place));
  const used = new Set([...stayed.tokens, ...moved.tokens].map(({ id }) => id));
  const names = freshNames(seat, new Set([...used, ...known.map(({ id }) => id)]));
  const fresh = moved.places.map((where): Token => ({ id: names.next().value as string, seat, where }));
  return [...stayed.tokens, ...moved.tokens, ...fresh].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function placesOf(view: Shown, seat: number): Where[] {
  const open = view.spaces.flatMap(({ wizards }, space) => wizards.filter((owner) => owner === seat).map((): Where => space));
  return [...open, ...Array.from({ length: view.home[seat]! }, (): Where => 'home')];
}

/** Gives places to known tokens, one by one. */
function take(places: Where[], known: Token[], suits: (place: Where, token: Token) => boolean) {
  const left = [...known];
  const tokens: Token[] = [];
  const open = places.filter((place) => {
    const at = left.findIndex((token) => suits(place, token));
    if (at < 0) return true;
    tokens.push({ ...left[at]!, where: place });
    left.splice(at, 1);
    return false;
  });
  return { tokens, places: open, known: left };
}

function* freshNames(seat: number, used: Set<string>): Generator<string> {
  for (let number = 0; ; number += 1) {
    const name = `${seat}-${number}`;
    if (!used.has(name)) yield name;
  }
}
