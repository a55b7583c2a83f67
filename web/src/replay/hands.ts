/** What an open replay tells besides the view: everybody's cards, and the wizards that are locked up. */

/** The cards of each seat: those in hand, or while roles are chosen those chosen so far. */
export function handsOf(view: Record<string, unknown>): string[][] {
  const position = view.position as Record<string, unknown> | undefined;
  const hands = listed(position?.hands);
  const chosen = listed(position?.chosen);
  return hands.map((hand, seat) => (hand.length > 0 ? hand : (chosen[seat] ?? [])));
}

function listed(value: unknown): string[][] {
  return Array.isArray(value)
    ? value.map((hand: unknown) =>
        typeof hand === 'string' ? hand.split(' ').filter((card) => card !== '') : (hand as string[]),
      )
    : [];
}

interface Ring {
  /** What stands on each space, from the bottom up: towers, and the castle. */
  stacks: string[][];
  grounds: number[][];
  roofs: number[][];
}

/** The view of an open replay, with everybody who is locked up beneath a tower shown at it, as the memory aid does. */
export function opened(view: Record<string, unknown>): Record<string, unknown> {
  const position = view.position as Partial<Ring> | undefined;
  if (!position?.stacks || !position.grounds || !position.roofs) return view;
  const { grounds, roofs } = position;
  const hidden = position.stacks.flatMap((stack, space) => {
    const towers = stack.filter((piece) => piece !== 'castle');
    return towers.flatMap((tower, level) => {
      const wizards = (level === 0 ? grounds[space] : roofs[Number(towers[level - 1]!.slice(1)) - 1]) ?? [];
      return wizards.length > 0 ? [{ tower, wizards }] : [];
    });
  });
  return { ...view, hidden };
}
