/** Where the lines of the chart run: winning chances, move by move. */
import type { ReviewPoint } from '../../protocol/generated';

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function across(n: number, last: number, area: Area): number {
  return area.left + (last === 0 ? 0 : (n / last) * area.width);
}

export function down(chance: number, area: Area): number {
  return area.top + (1 - chance) * area.height;
}

/** One seat's line as the path of an SVG. */
export function lineOf(points: readonly Pick<ReviewPoint, 'n' | 'chances'>[], seat: number, area: Area): string {
  const last = points.at(-1)?.n ?? 0;
  return points
    .map(
      ({ n, chances }, at) =>
        `${at === 0 ? 'M' : 'L'}${across(n, last, area).toFixed(1)} ${down(chances[seat] ?? 0, area).toFixed(1)}`,
    )
    .join('');
}

/** The move nearest to a place across the chart. */
export function moveAt(x: number, last: number, area: Area): number {
  return Math.max(0, Math.min(last, Math.round(((x - area.left) / area.width) * last)));
}

/** The heights of names beside the ends of their lines, far enough apart to be read, in the order of the lines. */
export function spread(wanted: readonly number[], gap: number, area: Area): number[] {
  const order = wanted.map((_, seat) => seat).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed: number[] = [...wanted];
  let above = area.top - gap;
  for (const seat of order) above = placed[seat] = Math.max(placed[seat]!, above + gap);
  let below = area.top + area.height + gap;
  for (const seat of order.reverse()) below = placed[seat] = Math.min(placed[seat]!, below - gap);
  return placed;
}
