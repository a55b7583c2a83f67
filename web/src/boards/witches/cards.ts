/** What the cards of this table are: which are special, and what is written on them. */
import type { Person } from '../../art/witches/people';
import type { Setting } from './generated';

type Special = keyof Setting['special_cards'];

export interface Face {
  person: Person | null;
  /** How many points it brings, or takes away; of those that do. */
  points: number;
}

const PLAIN: Face = { person: null, points: 0 };

export function facesOf(setting: Setting): (card: string) => Face {
  const points: Partial<Record<Special, number>> = {
    water_witch: setting.water_points,
    queen: setting.queen_points,
    earth_witch: setting.earth_points,
  };
  const special = Object.entries(setting.special_cards) as [Special, string][];
  const faces = new Map<string, Face>(special.map(([person, card]) => [card, { person, points: points[person] ?? 0 }]));
  return (card) => faces.get(card) ?? PLAIN;
}

/** What stands on the badge of each special card. */
export function badgesOf(setting: Setting): Record<Special, string> {
  return {
    fire_witch: '×2',
    water_witch: `+${setting.water_points}`,
    queen: `+${setting.queen_points}`,
    earth_witch: `−${setting.earth_points}`,
    air_witch: '∅',
  };
}

/** What a card is known by; equal wizards are told apart by the order they lie in. */
export function keyOf(card: string, copy: number): string {
  return copy ? `${card}+${copy}` : card;
}

/** Equal wizards get keys of their own, in the order they lie. */
export function keyed(cards: readonly string[]): { key: string; card: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: keyOf(card, copy), card, copy };
  });
}
