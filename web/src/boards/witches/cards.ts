/** What the cards of this table are: which are special, and what is written on them. */
import type { Person } from '../../art/witches/Figure.svelte';
import type { Setting } from './generated';

export interface Face {
  person: Person | null;
  badge: string;
}

const PLAIN: Face = { person: null, badge: '' };

export function facesOf(setting: Setting): (card: string) => Face {
  const badges: Record<keyof Setting['special_cards'], string> = {
    fire_witch: '×2',
    water_witch: `+${setting.water_points}`,
    queen: `+${setting.queen_points}`,
    earth_witch: `−${setting.earth_points}`,
    air_witch: '∅',
  };
  const special = Object.entries(setting.special_cards) as [keyof typeof badges, string][];
  const faces = new Map<string, Face>(special.map(([person, card]) => [card, { person, badge: badges[person] }]));
  return (card) => faces.get(card) ?? PLAIN;
}

/** Equal wizards get keys of their own, in the order they lie. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: number ? `${card}+${number}` : card, card };
  });
}
