/** Places for pawns: inside their area, beside everything printed there as far as there is room. The same for the same map. */
import type { Setting } from '../generated';

export interface Spot {
  x: number;
  y: number;
}
type Sheet = NonNullable<Setting['sheet']>;
export type Rect = [left: number, top: number, right: number, bottom: number];

const SLOTS = 10; // as many pawns as a game has
const STEP = 12;
const PAWN: Rect = [-17, -32, 17, 26];
const LETTER = 7.2; // half as wide as a letter of a name
const HIDING = 3; // how much worse it is to hide a name than anything else
const AT_SEA = 2500; // for each corner: rather before another pawn than beyond a border
const ROOMS: Record<string, Rect> = {
  tower: [-25, -58, 25, 22],
  cloud: [-46, -30, 46, 30],
  castle: [-50, -74, 50, 22],
  circle: [-44, -34, 44, 32],
  tile: [-36, -40, 36, 38],
};

export function outlineOf(text: string): Spot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.split(',').map(Number);
      return { x: x!, y: y! };
    });
}

export function pathOf(outline: string): string {
  return `M${outline.trim().split(/\s+/).join('L')}Z`;
}

export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  outline.forEach((one, place) => {
    const other = outline[(place + 1) % outline.length]!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}

const known = new WeakMap<Sheet, { landmarks: readonly Rect[]; slots: Spot[][] }>(); // a sheet never changes

/** For each area the places its pawns take, one after the other. */
export function slotsOf(sheet: Sheet, landmarks: readonly Rect[]): Spot[][] {
  const before = known.get(sheet);
  if (before?.landmarks === landmarks) return before.slots;
  const slots = allSlots(sheet, landmarks);
  known.set(sheet, { landmarks, slots });
  return slots;
}

function allSlots(sheet: Sheet, landmarks: readonly Rect[]): Spot[][] {
  const plain = [...printed(sheet), ...landmarks.map(inner)].map((rect) => ({ rect, weight: 1 }));
  const taken = [...plain, ...namesOn(sheet).map((rect) => ({ rect, weight: HIDING }))];
  return sheet.areas.map((area) =>
    area.outline && area.at ? slotsIn(outlineOf(area.outline), taken, spot(area.at)) : [],
  );
}

function spot([x, y]: readonly number[]): Spot {
  return { x: x!, y: y! };
}

/** What should stay in sight, and how much it matters. */
interface Taken {
  rect: Rect;
  weight: number;
}

function printed(sheet: Sheet): Rect[] {
  const rooms = (kind: string, things: readonly { at?: number[] }[] = []) =>
    things.flatMap(({ at }) => (at ? [moved(ROOMS[kind]!, spot(at))] : []));
  const tiles = [...(sheet.mountain_spaces ?? []), ...(sheet.forest_spaces ?? []), ...(sheet.hill_spaces ?? [])];
  const castles = sheet.areas.map(({ castle_at }) => ({ at: castle_at }));
  return [
    ...rooms('tower', sheet.towers),
    ...rooms('cloud', sheet.clouds),
    ...rooms('circle', sheet.circles),
    ...rooms('tile', tiles),
    ...rooms('castle', castles),
  ];
}

/** Room for each name where it is written, as long as in the language that needs most. */
export function namesOn(sheet: Sheet): Rect[] {
  return sheet.areas.flatMap(({ at, name }): Rect[] => {
    if (!at) return [];
    const words = Object.values(name).flatMap((one) => one?.split(' ') ?? []);
    const half = Math.max(...words.map((word) => word.length)) * 6;
    return [moved([-half, -20, half, 20], nameSpot(sheet, spot(at), (name.en ?? '').split(' ')))];
  });
}

/** A landmark may be touched, but not hidden. */
function inner([left, top, right, bottom]: Rect): Rect {
  const [across, down] = [(right - left) / 5, (bottom - top) / 5];
  return [left + across, top + down, right - across, bottom - down];
}

/** Where a name is written: a little aside where it would touch the space of a tile. */
export function nameSpot(sheet: Sheet, at: Spot, words: readonly string[]): Spot {
  const half = Math.max(...words.map((word) => word.length)) * LETTER;
  const tiles = [...(sheet.mountain_spaces ?? []), ...(sheet.forest_spaces ?? []), ...(sheet.hill_spaces ?? [])];
  const beside = tiles
    .flatMap((tile) => (tile.at ? [moved(ROOMS.tile!, spot(tile.at))] : []))
    .find((room) => hidden(moved([-half, -20, half, 20], at), room) > 0);
  if (!beside) return at;
  return { ...at, x: at.x < (beside[0] + beside[2]) / 2 ? beside[0] - half : beside[2] + half };
}

export function moved(rect: Rect, { x, y }: Spot): Rect {
  return [rect[0] + x, rect[1] + y, rect[2] + x, rect[3] + y];
}

function slotsIn(outline: Spot[], taken: Taken[], near: Spot): Spot[] {
  const grid = gridIn(outline);
  const isFree = (spot: Spot) => isInside(outline, spot);
  const [left, right] = [Math.min(...grid.map(({ x }) => x)), Math.max(...grid.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...grid.map(({ y }) => y)), Math.max(...grid.map(({ y }) => y))];
  const nearby = taken.filter(({ rect }) => hidden([left - 20, top - 35, right + 20, bottom + 30], rect) > 0);
  const costs = grid.map((point) => costOf(point, isFree, nearby, near));
  return Array.from({ length: SLOTS }).map(() => takeBest(grid, costs));
}

function gridIn(outline: Spot[]): Spot[] {
  const across = outline.map(({ x }) => Math.round(x / STEP));
  const down = outline.map(({ y }) => Math.round(y / STEP));
  const grid: Spot[] = [];
  for (let x = Math.min(...across); x <= Math.max(...across); x += 1) {
    for (let y = Math.min(...down); y <= Math.max(...down); y += 1) grid.push({ x: x * STEP, y: y * STEP });
  }
  return grid.filter((point) => isInside(outline, point));
}

function costOf(point: Spot, isFree: (spot: Spot) => boolean, taken: Taken[], near: Spot): number {
  const room = moved(PAWN, point);
  const corners = [room[0], room[2]].flatMap((x) => [room[1] + 12, room[3]].map((y) => ({ x, y })));
  const outside = corners.filter((corner) => !isFree(corner)).length;
  return (
    taken.reduce((sum, { rect, weight }) => sum + weight * hidden(room, rect), 0) +
    AT_SEA * outside +
    Math.hypot(point.x - near.x, point.y - near.y) * 0.3
  );
}

/** The best place left; others near it become worse. */
function takeBest(grid: Spot[], costs: number[]): Spot {
  const best = costs.indexOf(Math.min(...costs));
  const chosen = grid[best] ?? { x: 0, y: 0 };
  const room = moved(PAWN, chosen);
  grid.forEach((point, place) => (costs[place]! += 1.4 * hidden(moved(PAWN, point), room)));
  return chosen;
}

function hidden(one: Rect, other: Rect): number {
  return (
    Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) *
    Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]))
  );
}
