/** Wizards of one colour are equal, yet on the screen each travels its own way: tokens keep their names where they can. */
import type { View } from './generated';

export interface Token {
  id: string;
  seat: number;
  space: number;
  /** How many towers are beneath it. */
  level: number;
  /** On its way out of sight: a tower came down on it, or it is in the castle. */
  leaving?: 'covered' | 'home';
}

/** The tokens of a view: of those before, the ones that stand where a wizard must; others are new, or gone. */
export function settled({ spaces }: Pick<View, 'spaces'>, before: readonly Token[]): Token[] {
  const left = before.filter(({ leaving }) => !leaving);
  const used = new Set(before.map(({ id }) => id));
  const tokens = spaces.flatMap(({ wizards, towers }, space) =>
    wizards.map((seat): Token => {
      const at = left.findIndex((token) => token.seat === seat && token.space === space);
      const known = at < 0 ? undefined : left.splice(at, 1)[0];
      return { id: known?.id ?? freshName(seat, used), seat, space, level: towers.length };
    }),
  );
  return inOrder(tokens);
}

/** Those on one surface stand in this order. */
export function inOrder(tokens: readonly Token[]): Token[] {
  return [...tokens].sort((one, other) => (one.id < other.id ? -1 : 1));
}

export function freshName(seat: number, used: Set<string>): string {
  for (let number = 0; ; number += 1) {
    const name = `${seat}-${number}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}
