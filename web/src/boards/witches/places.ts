/** Where seats and their cards lie around the table: the watcher at the bottom, the others clockwise, as they play. */
export interface Place {
  x: number;
  y: number;
  turn: number;
}

/** A place on an ellipse, in per cent of the table; `reach` is 1 at its edge. */
export function placeOf(seat: number, me: number | null, players: number, reach: number): Place {
  const round = (seat - (me ?? 0) + players) % players;
  const angle = Math.PI / 2 + (2 * Math.PI * round) / players;
  return { x: 50 + 50 * reach * Math.cos(angle), y: 50 + 50 * reach * Math.sin(angle), turn: tilt(angle) };
}

/** Cards lean a little away from the middle line. */
function tilt(angle: number): number {
  return Math.round(Math.cos(angle) * 9 * Math.sign(Math.sin(angle) || -1) * -1);
}
