/** What cards, tiles, clouds, towers and badges of Broom Service mean, with the rulings. */
import type { Meaning } from '../../explaining';
import { capital, withMinus } from '../../words/typography';
import type { BoardProps } from '../types';
import { actionOf } from './actions';
import { eventText } from './events';
import type { Setting, View } from './generated';
import { isFilled, type Tower } from './map/pieces';

type Say = BoardProps<unknown, unknown>['say'];
type Cloud = Setting['cloud_tiles'][number];
type Name = (area: number) => string;

const ROLE_RULES: Record<string, number> = { witch: 4, druid: 17, fairy: 15, gatherer: 59 };
const EVENT_RULES: Record<View['event'], number> = {
  'more-or-less': 39,
  'brave-heart': 21,
  'black-market': 22,
  'black-distillery': 22,
  'perilous-places': 57,
  'protected-places': 57,
  'upper-hand': 36,
  'empty-handed': 69,
  'the-works': 23,
  'flock-together': 23,
};
const RULES: Record<string, number> = {
  castle: 49,
  circle: 43,
  pawn: 13,
  'mountain-tile': 27,
  'forest-tile': 28,
  'hill-tile': 29,
  potion: 17,
  wand: 15,
  bolts: 50,
  amulets: 45,
  'tile-brave': 41,
  'tile-card': 38,
  'tile-points': 22,
  leads: 5,
  cards: 12,
  points: 31,
  waiting: 1,
  passed: 61,
  beaten: 2,
  brave: 2,
  cowardly: 61,
  role: 1,
};

/** Something under this title, in its own words. */
export function meaning(thing: string, title: string, say: Say, args: Record<string, unknown> = {}): Meaning {
  return { title: capital(title), text: capital(say(`broom-mean-${thing}`, args)), rule: RULES[thing] };
}

const bewitchedText = ({ bewitched_points: points }: Setting, say: Say) =>
  withMinus(say('broom-mean-bewitched', { points }));

export function bewitchedMeaning(setting: Setting, say: Say): Meaning {
  return { title: capital(say('table-bewitched')), text: bewitchedText(setting, say), rule: 10 };
}

/** A role with both manners; each on a line. */
export function roleMeaning(role: string, printed: Setting['printed'], say: Say, isBewitched: boolean): Meaning {
  const manners = (['brave', 'cowardly'] as const).map(
    (manner) => `${capital(say(`stance-${manner}`))}: ${actionOf(role, manner === 'brave', printed, say)}.`,
  );
  return {
    title: capital(say(`role-${role}`)) + (isBewitched ? ` (${say('table-bewitched')})` : ''),
    text: manners.join('\n'),
    rule: isBewitched ? 10 : ROLE_RULES[role.split('-').at(-1)!],
  };
}

export function halfMeaning(role: string, half: 'brave' | 'cowardly', printed: Setting['printed'], say: Say): Meaning {
  const does = `${capital(actionOf(role, half === 'brave', printed, say))}.`;
  return {
    title: `${capital(say(`role-${role}`))}: ${say(`stance-${half}`)}`,
    text: `${does} ${say(`broom-mean-${half}`)}`,
    rule: RULES[half],
  };
}

export function eventMeaning(event: View['event'], printed: Setting['printed'], say: Say): Meaning {
  return { title: say(`event-name-${event}`), text: eventText(event, printed, say), rule: EVENT_RULES[event] };
}

export function cloudMeaning(cloud: Cloud, area: string, say: Say): Meaning {
  const { cost, bolts, effect, points, potion, need } = cloud;
  const goods = { orange: 0, green: 0, purple: 0, wand: 0, ...(potion ? { [potion]: need } : {}) };
  const storm = effect === 'none' ? '' : say(`broom-mean-storm-${effect}`, { points, ...goods });
  return {
    title: capital(say('board-cloud', { area })),
    text: [say('broom-mean-cloud', { wands: cost, bolts }), storm].filter(Boolean).join(' '),
    rule: effect === 'none' ? 15 : effect === 'bonus' ? 25 : 26,
  };
}

export function towerMeaning(tower: Tower, view: View, name: Name, say: Say): Meaning {
  const { points, wands, colour, square, areas } = tower;
  const reward = [say('count-points', { points }), ...(wands ? [say('count-wands', { wands })] : [])].join(', ');
  const kind = isFilled(tower, view) ? 'filled' : square ? 'square-tower' : 'round-tower';
  return {
    title: areas.map(name).join(' / '),
    text: say(`broom-mean-${kind}`, { potion: say(`potion-${colour}`), reward }),
    rule: 18,
  };
}

/** An area: its landscape, what keeps pawns away, and its neighbours. */
export function areaMeaning(area: number, view: View, setting: Setting, name: Name, say: Say): Meaning {
  const { landscape, neighbours } = setting.map.areas[area]!;
  const isClouded = view.clouds.some((cloud) => setting.cloud_tiles[cloud]!.area === area);
  const told = [
    `${capital(say(`landscape-${landscape}`))}.`,
    landscape === 'water' ? say('refusal-over-water') : isClouded ? say('refusal-under-cloud') : '',
    `${capital(say('board-neighbours', { areas: neighbours.map(name).join(', ') }))}.`,
  ];
  return {
    title: name(area),
    text: told.filter(Boolean).join(' '),
    rule: landscape === 'water' || isClouded ? 13 : 16,
  };
}
