import type { Setting, View } from '../../boards/broom_service/generated';
import type { Moment } from '../../boards/shared/moments.svelte';
import type { GameEvent } from '../../boards/types';
import type { Row, Wanted } from '../../choosing';
import type { Args, Words } from '../fluent';
import { capital } from '../typography';
import type { Face, Past, Question, Sheet, Shown } from './face';

type Here = Shown<View, Setting>;
type Tower = Setting['map']['towers'][number];
const NO_GOODS = { orange: 0, green: 0, purple: 0, wand: 0 };

// --- names of what is on the map

export function areaName(setting: Setting, area: number, words: Words): string {
  const there = setting.map.areas[area];
  return (
    there?.name?.[words.language] ??
    there?.name?.en ??
    words.say('broom-area', { area, landscape: there?.landscape ?? '' })
  );
}

function towerOf(setting: Setting, name: string): Tower | undefined {
  return [...setting.map.towers, ...setting.hill_tiles.flatMap((tile) => tile.tower ?? [])].find(
    (tower) => tower.tower === name,
  );
}

function towerArgs(here: Here, name: string): Args {
  const tower = towerOf(here.setting, name);
  const place = (tower?.areas ?? []).map((area) => areaName(here.setting, area, here.words)).join(' / ');
  return {
    tower: name,
    colour: tower?.colour ?? '',
    shape: tower?.square ? 'square' : 'round',
    place,
    points: tower?.points ?? 0,
    wands: tower?.wands ?? 0,
  };
}

// --- moves and events by the names of places

function move(row: Row, here: Here): string | null {
  const { setting, words, view } = here;
  const number = typeof row.args.pawn === 'number' ? row.args.pawn + 1 : 0;
  if (row.kind === 'fly')
    return words.say('broom-fly', { number, area: areaName(setting, Number(row.args.area), words) });
  if (row.kind === 'deliver') return words.say('broom-deliver', { number, ...towerArgs(here, String(row.args.tower)) });
  if (row.kind === 'charm') return charm(here, Number(row.args.cloud));
  if (row.kind === 'gather') return gather(here, Number(row.args.yield));
  if (row.kind === 'jump') {
    const circle = String(row.args.circle);
    return words.say('broom-jump', { circle, area: areaName(setting, setting.map.circles[circle] ?? 0, words) });
  }
  if (row.kind === 'market')
    return words.say('offer-market', { points: setting.printed.events['black-market'].points });
  if (row.kind === 'use_points') return words.say('offer-use-points', { points: setting.printed.points_tile });
  if (row.kind === 'hand_in') return words.say('offer-hand-in', { points: setting.printed.events['the-works'].points });
  if (row.kind === 'done' && view.phase === 'choosing') return words.say('broom-enough');
  return null;
}

function charm({ setting, words }: Here, number: number): string {
  const cloud = setting.cloud_tiles.find((tile) => tile.cloud === number);
  if (!cloud) return words.say('move-charm', { cloud: number });
  return words.say('broom-charm', {
    area: areaName(setting, cloud.area, words),
    wands: cloud.cost,
    bolts: cloud.bolts,
  });
}

function gather({ view, setting, words }: Here, choice: number): string {
  const printed = setting.printed.roles[view.role ?? ''];
  const gains = view.steps.at(-1)?.brave ? printed?.brave : printed?.cowardly;
  return words.say('offer-gather', gains?.[choice - 1] ?? NO_GOODS);
}

function event(one: GameEvent, here: Here): { id: string; args: Args } | null {
  const { setting, words } = here;
  if (one.kind === 'fly') {
    const from = areaName(setting, Number(one.from), words);
    return {
      id: 'broom-event-fly',
      args: { player: here.seats[Number(one.seat)] ?? '', from, area: areaName(setting, Number(one.area), words) },
    };
  }
  if (one.kind === 'deliver') {
    return {
      id: 'broom-event-deliver',
      args: { player: here.seats[Number(one.seat)] ?? '', ...towerArgs(here, String(one.tower)), ...withoutSeat(one) },
    };
  }
  return null;
}

function withoutSeat({ kind: _kind, seat: _seat, tower: _tower, ...rest }: GameEvent): Args {
  return rest;
}

/** Several pawns can do what was chosen: which one? */
function question(rows: Row[], { view, setting, words }: Here): Question | null {
  const pawns = new Set(rows.map(({ args }) => args.pawn));
  const isAboutPawns = rows.length > 1 && pawns.size === rows.length && !pawns.has(undefined);
  if (!isAboutPawns || view.turn === null) return null;
  const stands = view.by_seat[view.turn]!.pawns;
  const told = (pawn: number) =>
    capital(words.say('broom-pawn-in', { number: pawn + 1, area: areaName(setting, stands[pawn]!, words) }));
  return {
    text: words.say('broom-which-pawn'),
    answers: rows.map((row) => ({ row, text: told(Number(row.args.pawn)) })),
  };
}

function moment(event: GameEvent, { setting, words }: Here): Moment | null {
  const seats = [Number(event.seat)];
  if (event.kind === 'place' && event.manner === 'brave')
    return { seats, text: `${capital(words.say('stance-brave'))}!`, isBrief: true };
  if (event.kind === 'beaten') return { seats, text: `${capital(words.say('stance-beaten'))}!`, isBad: true };
  if (event.kind === 'round' && event.round === setting.rounds)
    return { seats: [], text: words.say('broom-last-round') };
  return null;
}

/** Points by where they came from, what would come at the end, and how they stood after each round. */
function sheet({ view, setting, words }: Here, { rounds }: Past): Sheet {
  const named = (source: string) => capital(words.say(`score-${source}`, { points: '' }).trim());
  const by = (cells: (seat: View['by_seat'][number]) => number) => view.by_seat.map(cells);
  const sources = [...new Set(view.by_seat.flatMap(({ earned }) => Object.keys(earned)))];
  const earned = sources.map((source) => ({ label: named(source), cells: by((seat) => seat.earned[source] ?? 0) }));
  const hasAmulets = view.by_seat.some(({ amulets, amulets_left: left }) => amulets > 0 || left.length > 0);
  const coming = (['lightning', 'sets', ...(hasAmulets ? (['amulets'] as const) : [])] as const).map((source) => ({
    label: named(source),
    cells: by((seat) => seat.at_the_end[source]),
  }));
  const now = { label: words.say('table-points'), cells: by(({ points }) => points), isSum: true };
  const bolts = { label: words.say('board-bolts'), cells: by((seat) => seat.bolts) };
  const totals = view.by_seat.flatMap((seat) => seat.at_the_end.total ?? []); // none in the first films
  const end = totals.length ? [{ label: words.say('board-as-it-would-end'), cells: totals, isSum: true }] : [];
  const after = Array.from({ length: setting.rounds }, (_, place) => place + 1).flatMap((round) => {
    const points = rounds.get(round);
    return points
      ? [{ label: capital(words.say('table-round', { round, rounds: setting.rounds })), cells: [...points] }]
      : [];
  });
  return {
    tables: [
      { title: words.say('board-by-source'), rows: [...earned, now] },
      ...(view.over ? [] : [{ title: words.say('board-end-now'), rows: [bolts, ...coming, ...end] }]),
      ...(after.length ? [{ title: words.say('board-after-rounds'), rows: after }] : []),
    ],
    notes: [],
  };
}

/** The roles of a hand that are still to be taken. */
function gathering({ view }: Here): Wanted | null {
  if (view.phase !== 'choosing') return null;
  const [taken, { fewest, most }] = [view.chosen?.length ?? 0, view.to_choose];
  return { kind: 'choose', fewest: Math.max(0, fewest - taken), most: most - taken, closing: 'done' };
}

export const face: Face<View, Setting> = {
  move,
  moment,
  sheet,
  gathering,
  pointsAfter: ({ round }, { view }) => ({
    round: Number(round) - 1,
    points: view.by_seat.map(({ points }) => points),
  }),
  endsRound: ({ kind, round }) => kind === 'round' && Number(round) > 1,
  event,
  question,
  isFinal: (row, { view, rows }) =>
    row.kind === 'hand_in' || (row.kind === 'done' && view.phase === 'fists') || isLastRole(row, view, rows),
};

/** The last of the roles to choose: after it the choice is made. */
function isLastRole(row: Row, view: View, rows: Row[]): boolean {
  if (view.phase !== 'choosing') return false;
  if (row.kind === 'done') return true;
  return row.kind === 'choose' && (view.chosen?.length ?? 0) + 1 === view.to_choose.most && rows.length > 0;
}
