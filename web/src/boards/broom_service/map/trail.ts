/** The flights of others since the person here did something last: they stay on the map until the next own move. */
import type { GameEvent } from '../../types';
import type { Spot } from './slots';

export interface Flight {
  from: number;
  to: number;
  by: number;
}

const MOST = 8; // who only watches sees the last ones
/** What a seat does of its own accord. */
const OWN =
  'choose place fly jump deliver charm gain market use_brave tile_points use_mountain done handed_in hide answer'.split(
    ' ',
  );
const DONE = new Set(OWN);

export function flightsOf(past: readonly GameEvent[], me: number | null): Flight[] {
  let flights: Flight[] = [];
  for (const { kind, seat, from, area } of past) {
    if (me !== null && seat === me && DONE.has(kind)) flights = [];
    else if (kind === 'fly' || kind === 'jump')
      flights = [...flights, { from: Number(from), to: Number(area), by: Number(seat) }].slice(-MOST);
  }
  return flights;
}

/** A bow from place to place, and the head of its arrow. */
export function bowBetween(from: Spot, to: Spot): { line: string; head: string } {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 + down * 0.16, y: (from.y + to.y) / 2 - Math.abs(across) * 0.16 - 14 };
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x);
  const corner = (turn: number, far: number) =>
    `${(to.x + far * Math.cos(angle + turn)).toFixed(1)},${(to.y + far * Math.sin(angle + turn)).toFixed(1)}`;
  return {
    line: `M${from.x.toFixed(1)},${from.y.toFixed(1)}Q${bend.x.toFixed(1)},${bend.y.toFixed(1)} ${to.x.toFixed(1)},${to.y.toFixed(1)}`,
    head: `M${corner(0, 14)}L${corner(2.3, 15)}L${corner(-2.3, 15)}Z`,
  };
}
