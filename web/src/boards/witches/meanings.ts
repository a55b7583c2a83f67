/** What cards and badges of Witches mean, with the rulings. */
import { suitOf, type SuitLetter } from '../../art/witches/elements';
import type { Meaning } from '../../explaining';
import { capital } from '../../words/typography';
import type { BoardProps } from '../types';
import type { Face } from './cards';
import type { Setting, View } from './generated';
import { sumInWords } from './scores';

type Say = BoardProps<unknown, unknown>['say'];

const RULES = { fire_witch: 21, water_witch: 22, queen: 22, earth_witch: 28, air_witch: 27 };

/** A card, whoever laid it; `more` is what is to be said of this one besides. */
export function cardMeaning(card: string, { person, points }: Face, say: Say, more = ''): Meaning {
  const title = say(`card-${card}`);
  const tell = (text: string, rule: number) => ({ title, text: [text, more].filter(Boolean).join(' '), rule });
  if (person && person in RULES)
    return tell(
      `${capital(say(`board-card-${person.replace('_', '-')}`, { points }))}.`,
      RULES[person as keyof typeof RULES],
    );
  if (suitOf(card) === 'Z') return tell(say('witches-mean-wizard'), 13);
  return suitOf(card) === 'R' ? tell(say('witches-mean-fire'), 31) : tell(say('witches-mean-plain'), 16);
}

/** A sign of the four elements around the table. */
export function suitMeaning(suit: SuitLetter, say: Say): Meaning {
  const isFire = suit === 'R';
  const text = say(isFire ? 'witches-mean-fire' : 'witches-mean-plain');
  return { title: say(`suit-${suit}`), text, rule: isFire ? 31 : 16 };
}

export function ledMeaning(led: string | null | undefined, say: Say): Meaning {
  return led
    ? { title: capital(say('table-led', { suit: led })), text: say('witches-mean-led'), rule: 13 }
    : { title: capital(say('table-led-open')), text: say('witches-mean-led-open'), rule: 14 };
}

export type Badge = 'total' | 'round' | 'cards' | 'tricks' | 'ready' | 'dealer';

const BADGES: Record<Badge, { title: string; rule: number }> = {
  total: { title: 'table-total', rule: 39 },
  round: { title: 'table-this-round', rule: 22 },
  cards: { title: 'table-cards', rule: 2 },
  tricks: { title: 'table-tricks', rule: 20 },
  ready: { title: 'board-ready', rule: 7 },
  dealer: { title: 'board-dealer', rule: 4 },
};

/** A badge at a seat; that of the round says how its points add up. */
export function badgeMeaning(badge: Badge, pile: View['piles'][number], say: Say): Meaning {
  const { title, rule } = BADGES[badge];
  const sum = pile ? sumInWords(pile, say) : '';
  return { title: capital(say(title)), text: say(`witches-mean-${badge}`, { sum }), rule };
}

export function sumMeaning({ fire_cap: cap }: Setting, say: Say): Meaning {
  return { title: say('table-sheet'), text: say('witches-mean-sum', { cap }), rule: 22 };
}
