/** What pieces, cards and badges of Wandering Towers mean, with the rulings. */
import type { Meaning } from '../../explaining';
import { capital } from '../../words/typography';
import type { BoardProps } from '../types';
import { sidesOf, type Side } from './cards';

type Say = BoardProps<unknown, unknown>['say'];

const RULES: Record<string, number> = {
  tower: 1,
  shield: 13,
  wizard: 10,
  castle: 11,
  flasks: 3,
  home: 36,
  partner: 39,
  hidden: 42,
  pile: 15,
  discards: 54,
  die: 20,
  looked: 29,
  used: 44,
};
const SPELL_RULES: Record<string, number> = { move_castle: 28, free_wizard: 29, swap_towers: 27, piggyback: 30 };
const MOVING = 26;

/** Something under this title; `more` is what else is to be said of this one. */
export function meaning(thing: string, title: string, say: Say, more = ''): Meaning {
  const text = [say(`towers-mean-${thing}`), more].filter(Boolean).join(' ');
  return { title: capital(title), text, rule: RULES[thing] };
}

export function sideMeaning(card: string, { side, value, rolls }: Side, say: Say): Meaning {
  const title = capital(say(`card-${card}`));
  return rolls
    ? { title, text: say('towers-mean-by-die', { side, rolls }), rule: 20 }
    : { title, text: say(`towers-mean-by-${side}`, { value }), rule: side === 'wizard' ? 10 : 1 };
}

/** A card with both of its sides. */
export function cardMeaning(card: string, say: Say): Meaning {
  const sides = sidesOf(card).map((side) => sideMeaning(card, side, say));
  return { ...sides[0]!, text: sides.map(({ text }) => text).join('\n') };
}

export function spellMeaning(spell: string, cost: number, say: Say): Meaning {
  const text = `${say(`towers-mean-${spell.replace('_', '-')}`)} ${say('towers-mean-cost', { cost })}`;
  return { title: say(`spell-${spell}`), text, rule: SPELL_RULES[spell] ?? MOVING };
}
