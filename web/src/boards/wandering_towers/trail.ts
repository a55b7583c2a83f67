/** The ways that others' pieces went since the person here moved last: they stay on the ring until the next own move. */
import { kindOf, type GameEvent } from '../types';

export interface Way {
  from: number;
  to: number;
  /** Who moved it, whosever the piece is. */
  by: number;
}

const MOST = 12; // who only watches sees the last ones
const SAYS_WHO = new Set(['turn', 'start', 'cast', 'cast_after', 'cast_again', 'wizard_card', 'tower_card', 'roll']);

export function trailOf(past: readonly GameEvent[], me: number | null): Way[] {
  let by = -1;
  let ways: Way[] = [];
  past.forEach((event, at) => {
    const kind = kindOf(event);
    if (SAYS_WHO.has(kind)) by = Number(event.seat);
    const to = goalOf(event, kind, past[at + 1]);
    if (to === null) return;
    ways = by === me ? [] : [...ways, { from: Number(event.space), to, by }].slice(-MOST);
  });
  return ways;
}

/** Where a piece went; who came home went to where the castle stood, which it leaves next. */
function goalOf(event: GameEvent, kind: string, next: GameEvent | undefined): number | null {
  if (kind === 'tower_moved' || kind === 'wizard_moved') return Number(event.to);
  return kind === 'wizard_home' && next?.kind === 'castle_moved' ? Number(next.space) : null;
}
