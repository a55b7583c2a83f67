/**
 * Where the sixteen spaces lie, in units of a thousandth of the width of the board: a wide one is low, a narrow one tall, and
 * where height is scarce each is lower.
 */
export interface Spot {
  x: number;
  y: number;
}

export interface Geometry {
  height: number;
  tower: number;
  block: number;
  tallest: number;
  wizard: number;
  castle: number;
  slab: number;
  spots: Spot[];
  /** The middle line of the ring, as a path. */
  line: string;
}

const SPACES = 16;
const WIDE = { middle: { x: 500, y: 472 }, reach: { x: 412, y: 282 } };
const FLAT = { middle: { x: 500, y: 366 }, reach: { x: 418, y: 196 } };
const SQUARE = { middle: { x: 500, y: 548 }, reach: { x: 408, y: 355 } };
const NARROW = { middle: { x: 500, y: 655 }, reach: { x: 405, y: 455 } };

export const wide: Geometry = {
  height: 844,
  tower: 98,
  block: 38,
  tallest: 135,
  wizard: 40,
  castle: 108,
  slab: 62,
  spots: ring(WIDE),
  line: lineOf(WIDE),
};
export const narrow: Geometry = {
  height: 1215,
  tower: 116,
  block: 42,
  tallest: 146,
  wizard: 56,
  castle: 132,
  slab: 78,
  spots: ring(NARROW),
  line: lineOf(NARROW),
};

/** Beside a hand, on a phone on its side. */
export const flat: Geometry = { ...wide, height: 650, tallest: 118, slab: 58, spots: ring(FLAT), line: lineOf(FLAT) };
/** Above a hand, on a phone that is not tall. */
export const square: Geometry = {
  ...narrow,
  height: 1000,
  tower: 108,
  tallest: 138,
  castle: 120,
  slab: 70,
  spots: ring(SQUARE),
  line: lineOf(SQUARE),
};

/** Sixteen places at equal distances along a rounded oblong, clockwise from the top. */
function ring({ middle, reach }: typeof WIDE): Spot[] {
  const points = Array.from({ length: 1440 }, (_, step) =>
    onOblong(-Math.PI / 2 + (step * Math.PI) / 720, middle, reach),
  );
  const ways = points.map((point, at) => distance(point, points[(at + 1) % points.length]!));
  const total = ways.reduce((sum, way) => sum + way, 0);
  const spots: Spot[] = [];
  let gone = 0;
  points.forEach((point, at) => {
    if (gone >= (spots.length * total) / SPACES - 1e-9 && spots.length < SPACES) spots.push(point);
    gone += ways[at]!;
  });
  return spots;
}

function lineOf({ middle, reach }: typeof WIDE): string {
  const points = Array.from({ length: 144 }, (_, step) => onOblong((step * Math.PI) / 72, middle, reach));
  return `M${points.map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`).join('L')}Z`;
}

function onOblong(angle: number, middle: Spot, reach: Spot): Spot {
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** 0.72;
  return { x: middle.x + reach.x * bent(Math.cos(angle)), y: middle.y + reach.y * bent(Math.sin(angle)) };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How much of each tower of a stack is seen: less where the stack is high. */
export function blockOf(towers: number, { block, tallest }: Geometry): number {
  return Math.min(block, tallest / Math.max(1, towers));
}

/**
 * Where a wizard stands among others on one surface: more than three in two rows, the front one nearer and between those
 * behind, so that every sign is seen.
 */
export function among(place: number, count: number, { wizard }: Geometry): Spot {
  const step = wizard * 0.78;
  if (count <= 3) return { x: (place - (count - 1) / 2) * step, y: 0 };
  const behind = Math.ceil(count / 2);
  const isBehind = place < behind;
  const [inRow, at] = isBehind ? [behind, place] : [count - behind, place - behind];
  const aside = count % 2 ? 0 : isBehind ? -0.25 : 0.25;
  return { x: (at - (inRow - 1) / 2 + aside) * step, y: wizard * (isBehind ? -0.6 : 0.08) };
}

export function pathBetween(from: number, by: number, { spots }: Geometry): string {
  return lineThrough(Array.from({ length: Math.abs(by) + 1 }, (_, step) => spots[at(from, Math.sign(by) * step)]!));
}

const INWARD = [0.78, 0.73, 0.68]; // ways that lie over each other are drawn beside each other

/** The way of a piece that has moved, and the head of its arrow, on the inner side of the slabs. */
export function arrowBetween(
  from: number,
  by: number,
  place: number,
  geometry: Geometry,
): { line: string; head: string } {
  const { spots, height, slab } = geometry;
  const inward = INWARD[place % INWARD.length]!;
  const middle = { x: 500, y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length };
  const near = ({ x, y }: Spot): Spot => ({
    x: middle.x + (x - middle.x) * inward,
    y: middle.y + (y - middle.y) * inward + (height > 1000 ? slab * 0.2 : 0),
  });
  const points = Array.from({ length: Math.abs(by) + 1 }, (_, step) => near(spots[at(from, Math.sign(by) * step)]!));
  const [before, end] = [points.at(-2) ?? points[0]!, points.at(-1)!];
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number, far: number) =>
    `${(end.x + far * Math.cos(angle + turn)).toFixed(1)},${(end.y + far * Math.sin(angle + turn)).toFixed(1)}`;
  return { line: lineThrough(points), head: `M${corner(0, 16)}L${corner(2.2, 15)}L${corner(-2.2, 15)}Z` };
}

const at = (from: number, step: number): number => (((from + step) % SPACES) + SPACES) % SPACES;
const lineThrough = (points: readonly Spot[]): string =>
  'M' + points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L');
