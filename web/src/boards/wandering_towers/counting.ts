/** What seats and teams have of what they need: wizards home, and flasks that were ever filled. */
import type { View } from './generated';

type Counted = Pick<View, 'home' | 'flasks'>;
export interface Team {
  home: number;
  wizards: number;
  filled: number;
  all: number;
}

export function filledOf({ flasks }: Counted, seat: number): number {
  return flasks[seat]!.full + flasks[seat]!.spent;
}

export function flasksOf({ flasks }: Counted, seat: number): number {
  return filledOf({ flasks, home: [] }, seat) + flasks[seat]!.empty;
}

/** What each seat has together with its partner. */
export function teamsOf(view: Counted, partners: readonly number[], wizards: number): Team[] {
  return partners.map((partner, seat) => ({
    home: view.home[seat]! + view.home[partner]!,
    wizards: 2 * wizards,
    filled: filledOf(view, seat) + filledOf(view, partner),
    all: flasksOf(view, seat) + flasksOf(view, partner),
  }));
}
