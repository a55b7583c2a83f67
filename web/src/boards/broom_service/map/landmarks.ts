/** Where landmarks stand on a map that the server has drawn, so that no pawn hides them. */
import { moved, type Rect } from './slots';

const USUAL: Rect = [-29, -38, 29, 22]; // a landmark around its place, at its usual size
const DRAWN = /<g transform='translate\(([\d.-]+),([\d.-]+)\)' class='landmark'><g transform='scale\(([\d.]+)\)'/g;
const NONE: Rect[] = [];
const known = new Map<string, Promise<Rect[]>>();

/** The landmarks of the map at an address; none where it can't be read. */
export function landmarksAt(address: string): Promise<Rect[]> {
  const found = known.get(address) ?? read(address).catch(() => NONE);
  known.set(address, found);
  return found;
}

async function read(address: string): Promise<Rect[]> {
  const answer = await fetch(address);
  return landmarksIn(await answer.text());
}

export function landmarksIn(drawing: string): Rect[] {
  return [...drawing.matchAll(DRAWN)].map(([, x, y, size]) =>
    moved(USUAL.map((side) => side * Number(size)) as Rect, { x: Number(x), y: Number(y) }),
  );
}
