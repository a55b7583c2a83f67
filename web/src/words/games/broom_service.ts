import type { Setting, View } from '../../boards/broom_service/generated';
import type { GameEvent } from '../../boards/types';
import type { Row } from '../../choosing';
import type { Args, Words } from '../fluent';
import { actionOf } from '../../boards/broom_service/actions';
import { isAsked, namesOf, type Face, type Shown } from './face';

type Here = Shown<View, Setting>;
type Tower = Setting['map']['towers'][number];
const NO_GOODS = { orange: 0, green: 0, purple: 0, wand: 0 };

function sentence(here: Here): string {
  const { view, seats, words } = here;
  if (view.over) return words.say('table-over');
  if (!isAsked(view)) return words.say('table-wait', { players: namesOf(view.to_act, seats) });
  return words.say('table-do', { player: seats[view.seat!] ?? '', what: prompt(here) });
}

function prompt(here: Here): string {
  const { view, setting, rows, words } = here;
  if (view.phase === 'acting') return actingPrompt(here);
  if (view.phase === 'leading' && rows.every((row) => row.kind === 'brave')) return words.say('prompt-leading-bravely');
  if (view.phase === 'choosing') return choosingPrompt(here);
  const { fewest, most } = view.to_choose;
  const roles = fewest === most ? `${most}` : `${fewest}–${most}`;
  return words.say(`prompt-${view.phase}`, { roles, most, points: setting.printed.events['the-works'].points });
}

/** How many roles are still to be chosen. */
function choosingPrompt({ view, words }: Here): string {
  const taken = view.chosen?.length ?? 0;
  const [fewest, most] = [Math.max(0, view.to_choose.fewest - taken), view.to_choose.most - taken];
  return words.say(taken ? 'broom-choose-more' : 'broom-choose', { roles: fewest === most ? `${most}` : `${fewest}–${most}`, most });
}

function actingPrompt(here: Here): string {
  const { view, rows, words } = here;
  const step = view.steps.at(-1);
  if ((!step || step.kind === 'arrival') && hasOnly(rows, 'deliver')) return words.say('broom-arrived');
  if (!step) return words.say('prompt-arrival');
  const told = { role: view.role ?? '', manner: step.brave ? 'brave' : 'cowardly', left: step.left ?? 0, ...(step.resources ?? NO_GOODS) };
  return words.say(`prompt-${step.kind}`, { ...told, action: step.kind === 'role' ? wholeAction(here, step.brave) : '' });
}

/** Whether nothing else may be done, but to leave it. */
function hasOnly(rows: readonly Row[], kind: string): boolean {
  return rows.every((row) => row.kind === kind || row.kind === 'done');
}

function wholeAction({ view, setting, words }: Here, brave: boolean): string {
  return view.role ? actionOf(view.role, brave, setting.printed, words.say) : '';
}

// --- names of what is on the map

export function areaName(setting: Setting, area: number, words: Words): string {
  const there = setting.map.areas[area];
  return there?.name?.[words.language] ?? there?.name?.en ?? words.say('broom-area', { area, landscape: there?.landscape ?? '' });
}

function towerOf(setting: Setting, name: string): Tower | undefined {
  return [...setting.map.towers, ...setting.hill_tiles.flatMap((tile) => tile.tower ?? [])].find((tower) => tower.tower === name);
}

function towerArgs(here: Here, name: string): Args {
  const tower = towerOf(here.setting, name);
  const place = (tower?.areas ?? []).map((area) => areaName(here.setting, area, here.words)).join(' / ');
  return { tower: name, colour: tower?.colour ?? '', shape: tower?.square ? 'square' : 'round', place, points: tower?.points ?? 0, wands: tower?.wands ?? 0 };
}

// --- moves and events by the names of places

function move(row: Row, here: Here): string | null {
  const { setting, words, view } = here;
  const number = typeof row.args.pawn === 'number' ? row.args.pawn + 1 : 0;
  if (row.kind === 'fly') return words.say('broom-fly', { number, area: areaName(setting, Number(row.args.area), words) });
  if (row.kind === 'deliver') return words.say('broom-deliver', { number, ...towerArgs(here, String(row.args.tower)) });
  if (row.kind === 'charm') return charm(here, Number(row.args.cloud));
  if (row.kind === 'gather') return gather(here, Number(row.args.yield));
  if (row.kind === 'jump') {
    const circle = String(row.args.circle);
    return words.say('broom-jump', { circle, area: areaName(setting, setting.map.circles[circle] ?? 0, words) });
  }
  if (row.kind === 'market') return words.say('offer-market', { points: setting.printed.events['black-market'].points });
  if (row.kind === 'use_points') return words.say('offer-use-points', { points: setting.printed.points_tile });
  if (row.kind === 'hand_in') return words.say('offer-hand-in', { points: setting.printed.events['the-works'].points });
  if (row.kind === 'done' && view.phase === 'choosing') return words.say('broom-enough');
  return null;
}

function charm({ setting, words }: Here, number: number): string {
  const cloud = setting.cloud_tiles.find((tile) => tile.cloud === number);
  if (!cloud) return words.say('move-charm', { cloud: number });
  return words.say('broom-charm', { area: areaName(setting, cloud.area, words), wands: cloud.cost, bolts: cloud.bolts });
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
    return { id: 'broom-event-fly', args: { player: here.seats[Number(one.seat)] ?? '', from, area: areaName(setting, Number(one.area), words) } };
  }
  if (one.kind === 'deliver') {
    return { id: 'broom-event-deliver', args: { player: here.seats[Number(one.seat)] ?? '', ...towerArgs(here, String(one.tower)), ...withoutSeat(one) } };
  }
  return null;
}

function withoutSeat({ kind: _kind, seat: _seat, tower: _tower, ...rest }: GameEvent): Args {
  return rest;
}

export const face: Face<View, Setting> = {
  sentence,
  move,
  event,
  isFinal: (row, { view, rows }) => row.kind === 'hand_in' || (row.kind === 'done' && view.phase === 'fists') || isLastRole(row, view, rows),
};

/** The last of the roles to choose: after it the choice is made. */
function isLastRole(row: Row, view: View, rows: Row[]): boolean {
  if (view.phase !== 'choosing') return false;
  if (row.kind === 'done') return true;
  return row.kind === 'choose' && (view.chosen?.length ?? 0) + 1 === view.to_choose.most && rows.length > 0;
}
