/** Where the sixteen spaces lie, in units of a thousandth of the board's width; a wide board is low, a narrow one tall. */
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
const NARROW = { middle: { x: 500, y: 655 }, reach: { x: 405, y: 455 } };

export const wide: Geometry = { height: 844, tower: 98, block: 38, tallest: 135, wizard: 40, castle: 108, slab: 62, spots: ring(WIDE), line: lineOf(WIDE) };
export const narrow: Geometry = { height: 1215, tower: 116, block: 42, tallest: 146, wizard: 56, castle: 132, slab: 78, spots: ring(NARROW), line: lineOf(NARROW) };

/** Sixteen places at equal distances along a rounded oblong, clockwise from the top. */
function ring({ middle, reach }: typeof WIDE): Spot[] {
  const points = Array.from({ length: 1440 }, (_, step) => onOblong(-Math.PI / 2 + (step * Math.PI) / 720, middle, reach));
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

/** Where a wizard stands among others on one surface: rows of three, the front one nearer. */
export function among(place: number, count: number, { wizard }: Geometry): Spot {
  const rows = count > 3 ? 2 : 1;
  const row = rows === 2 && place >= Math.ceil(count / 2) ? 1 : 0;
  const inRow = rows === 1 ? count : row === 0 ? Math.ceil(count / 2) : Math.floor(count / 2);
  const at = row === 0 ? place : place - Math.ceil(count / 2);
  return { x: (at - (inRow - 1) / 2) * wizard * 0.78, y: rows === 2 ? (row - 0.5) * wizard * 0.42 : 0 };
}

export function pathBetween(from: number, by: number, { spots }: Geometry): string {
  const steps = Array.from({ length: Math.abs(by) + 1 }, (_, step) => spots[(((from + Math.sign(by) * step) % SPACES) + SPACES) % SPACES]!);
  return 'M' + steps.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L');
}
