/** Who looks at a screen that several people share, and when the curtain is closed before the next. */

export interface SeatView {
  seat: number;
  view: Record<string, unknown>;
}

/**
 * Whether all these seats see the same, so that nobody need look away:
 * their views differ in nothing but whose they are and what each is asked, and nobody chooses in secret.
 */
export function isAllOpen(seatViews: SeatView[], asked: readonly number[]): boolean {
  const [first, ...rest] = seatViews.map(({ view }) => JSON.stringify({ ...view, seat: null, prompt: null }));
  return asked.length <= 1 && rest.every((other) => other === first);
}

/** The seat to hand the screen to: the present one as long as it is asked, else the next around the table. */
export function nextAsked(asked: readonly number[], present: number | null): number | null {
  if (present !== null && asked.includes(present)) return present;
  return asked.find((seat) => seat > (present ?? -1)) ?? asked[0] ?? null;
}
