import { filledOf, flasksOf, teamsOf } from '../../boards/wandering_towers/counting';
import type { Setting, View } from '../../boards/wandering_towers/generated';
import type { Moment } from '../../boards/shared/moments.svelte';
import { kindOf, type GameEvent } from '../../boards/types';
import type { Args } from '../fluent';
import { capital } from '../typography';
import type { Face, Result, Score, Sheet, Shown } from './face';

type Here = Shown<View, Setting>;

const FINAL = new Set(['cast', 'cast_after', 'free', 'special', 'give_flask']);

/** Towers bear plain numbers: T7 is tower 7. Cards keep their names. */
function read(args: Args): Args {
  const told = Object.entries(args).map(([name, value]) => [name, name.startsWith('tower') ? numbered(value) : value]);
  return Object.fromEntries(told) as Args;
}

function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  return typeof value === 'string' ? value.replace(/\bT(\d)/g, '$1') : value;
}

function moment(event: GameEvent, { words }: Here): Moment | null {
  const kind = kindOf(event);
  const seats = [Number(event.seat ?? 0)]; // where all play together, the wizards are everybody's
  if (kind === 'wizard_home') return { seats, text: words.say('board-moment-home') };
  if (kind === 'locked_up_seen') {
    const owners = (event.wizards as number[] | undefined) ?? seats;
    return { seats: [...new Set(owners)], text: words.say('board-moment-locked-up'), isBad: true };
  }
  if (kind === 'cast' || kind === 'cast_after')
    return { seats, text: `${capital(words.say(`spell-${String(event.spell)}`))}!` };
  return null;
}

/** Wizards at home and flasks, of how many. */
function sheet({ view, setting, seats, words }: Here): Sheet {
  const own = setting.solo ? [0] : seats.map((_, seat) => seat);
  const of = (count: number, all: number) => words.say('board-of', { count, all });
  const rows = [
    { label: words.say('board-home'), cells: own.map((seat) => of(view.home[seat]!, setting.wizards)) },
    {
      label: words.say('board-ever-filled'),
      cells: own.map((seat) => of(filledOf(view, seat), flasksOf(view, seat))),
    },
    { label: words.say('board-filled-flasks'), cells: own.map((seat) => view.flasks[seat]!.full) },
    { label: words.say('board-spent-flasks'), cells: own.map((seat) => view.flasks[seat]!.spent) },
  ].filter((_, row) => row === 0 || own.some((seat) => flasksOf(view, seat) > 0));
  const teams = setting.partners ? teamsOf(view, setting.partners, setting.wizards) : [];
  const together = [
    { label: words.say('board-home'), cells: teams.map(({ home, wizards }) => of(home, wizards)) },
    { label: words.say('board-ever-filled'), cells: teams.map(({ filled, all }) => of(filled, all)) },
  ];
  return {
    tables: [
      { title: words.say('board-standing'), rows },
      ...(teams.length ? [{ title: words.say('board-with-partner'), rows: together }] : []),
    ],
    notes: [],
  };
}

/** The last turns have begun: somebody has done everything, or the last card is next. */
function announcement(before: View, { view, setting, seats, words }: Here): string | null {
  if (before.last_turns || !view.last_turns) return null;
  if (setting.solo) return words.say('board-last-card');
  const players = (view.complete ?? []).map((seat) => seats[seat]).join(', ');
  return words.say('board-last-turns', { players });
}

/** Against the deck only wizards count (Towers 44); partners count together (Towers 64). */
function score(seat: number, { scores, breakdown }: Result, { setting, seats, words }: Here): Score | null {
  if (setting.solo) {
    const home = breakdown?.[seat]?.find(({ kind }) => kind === 'home');
    return home ? { text: words.say('board-of', { count: home.points, all: home.of }), note: null } : null;
  }
  const partner = setting.partners?.[seat];
  if (partner === undefined) return null;
  const points = scores[seat]! + scores[partner]!;
  return { text: String(scores[seat]), note: words.say('board-team-total', { player: seats[partner], points }) };
}

export const face: Face<View, Setting> = {
  read,
  moment,
  sheet,
  announcement,
  score,
  isFinal: (row) => FINAL.has(row.kind),
};
