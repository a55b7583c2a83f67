/** Everybody's cards in an open replay, as the position beside the view tells them. */

/** The cards of each seat: those in hand, or while roles are chosen those chosen so far. */
export function handsOf(view: Record<string, unknown>): string[][] {
  const position = view.position as Record<string, unknown> | undefined;
  const hands = listed(position?.hands);
  const chosen = listed(position?.chosen);
  return hands.map((hand, seat) => (hand.length > 0 ? hand : (chosen[seat] ?? [])));
}

function listed(value: unknown): string[][] {
  return Array.isArray(value) ? value.map((hand: unknown) => (typeof hand === 'string' ? hand.split(' ').filter((card) => card !== '') : (hand as string[]))) : [];
}
