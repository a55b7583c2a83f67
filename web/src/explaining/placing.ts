/** Where the card lies: beside the thing it tells of, and whole on the screen. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8; // pixels to the thing and to the edge of the screen
const FINGER = 14;

/** Room for what points at a place. */
export function around({ x, y }: { x: number; y: number }): Rect {
  return { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER };
}

export function grown({ left, top, right, bottom }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function holds({ left, top, right, bottom }: Rect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Above the thing, else below, else beside it; where there is no room at all, over it. */
export function placed(anchor: Rect, card: Size, screen: Size): { x: number; y: number } {
  const across = within((anchor.left + anchor.right - card.width) / 2, card.width, screen.width);
  const along = within((anchor.top + anchor.bottom - card.height) / 2, card.height, screen.height);
  const above = anchor.top - GAP - card.height;
  const below = anchor.bottom + GAP;
  const before = anchor.left - GAP - card.width;
  const after = anchor.right + GAP;
  if (above >= GAP) return { x: across, y: above };
  if (below + card.height + GAP <= screen.height) return { x: across, y: below };
  if (after + card.width + GAP <= screen.width) return { x: after, y: along };
  if (before >= GAP) return { x: before, y: along };
  return { x: across, y: within(above, card.height, screen.height) };
}

function within(start: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(start, room - GAP - length));
}
