import { expect, test } from 'vitest';
import { flightsOf } from '../src/boards/broom_service/map/trail';
import { gainOf } from '../src/boards/broom_service/map/preview';
import { teamsOf } from '../src/boards/wandering_towers/counting';
import { wide } from '../src/boards/wandering_towers/geometry';
import { ghostsOf, type Goal } from '../src/boards/wandering_towers/ghosts';
import { atRest } from '../src/boards/wandering_towers/scenes';
import { trailOf } from '../src/boards/wandering_towers/trail';
import type { GameEvent } from '../src/boards/types';
import { face } from '../src/words/games/wandering_towers';

const GOAL: Goal = {
  move: 'tower T1',
  space: 1,
  to: 3,
  towers: ['T1'],
  wizards: [0, 1],
  castle: false,
  locked_up: [2],
  home: false,
};

function ring() {
  const spaces = Array.from({ length: 16 }, () => ({ towers: [] as string[], wizards: [] as number[] }));
  spaces[1] = { towers: ['T5', 'T1'], wizards: [0, 1] };
  spaces[3] = { towers: ['T2'], wizards: [2] };
  return atRest({ spaces, castle: 0 });
}

test('the ghost of a tower stands on the stack where it would land, its riders on it', () => {
  const { towers, wizards } = ghostsOf(ring(), [GOAL], false, wide);
  expect(towers.map(({ tower, space, level }) => [tower, space, level])).toEqual([['T1', 3, 1]]);
  expect(wizards.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(wizards.every(({ y }) => y < towers[0]!.y)).toBe(true);
});

test('a card shows the ghosts of wizards only', () => {
  const walk: Goal = { ...GOAL, towers: [], wizards: [0], locked_up: [], to: 2 };
  const { towers, wizards } = ghostsOf(ring(), [GOAL, walk], true, wide);
  expect([towers.length, wizards.length]).toEqual([0, 1]);
});

const turn = (seat: number): GameEvent => ({ kind: 'turn', seat, round: 1 });
const walked = (space: number, to: number): GameEvent => ({ kind: 'wizard_moved', seat: 0, space, to });

test('the trail has what others moved since the own last move, whosever piece it is', () => {
  const past = [
    turn(0),
    walked(1, 2),
    turn(1),
    walked(2, 4),
    { kind: 'tower_moved', tower: 'T1', space: 1, to: 6 },
    turn(0),
  ];
  const others = [
    { from: 2, to: 4, by: 1 },
    { from: 1, to: 6, by: 1 },
  ];
  expect(trailOf(past, 0)).toEqual(others);
  expect(trailOf([...past, walked(4, 5)], 0)).toEqual([]);
  expect(trailOf(past, null)).toHaveLength(3);
  const home = [
    { kind: 'wizard_home', seat: 1, space: 14 },
    { kind: 'castle_moved', space: 0, to: 4 },
  ];
  expect(trailOf([turn(1), ...home], 0)).toEqual([{ from: 14, to: 0, by: 1 }]);
});

test('flights of others stay until the next own move', () => {
  const past = [{ kind: 'fly', seat: 1, pawn: 0, from: 3, area: 4 }];
  expect(flightsOf(past, 0)).toEqual([{ from: 3, to: 4, by: 1 }]);
  expect(flightsOf([...past, { kind: 'place', seat: 0 }], 0)).toEqual([]);
});

test('a delivery is worth what the server says, bonuses included', () => {
  const row = { id: 1, kind: 'deliver', text: 'deliver 0 t1', args: {} };
  const printed = { points: 3, wands: 0 };
  const view = { gains: [{ move: 'deliver 0 t1', points: 6, wands: 0, bolts: 0 }] } as never;
  expect(gainOf(view, [row], printed).points).toBe(6);
  expect(gainOf({} as never, [row], printed)).toEqual(printed);
});

const words = { say: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}` } as never;
const seats = ['Agnes', 'Bertha', 'Circe', 'Dagmar'];
const here = (view: object, setting: object) => ({ view, setting, rows: [], seats, words }) as never;

test('partners are counted together', () => {
  const flasks = [1, 2, 3, 0].map((full) => ({ full, empty: 4 - full, spent: 1 }));
  const [mine] = teamsOf({ home: [1, 0, 2, 0], flasks }, [2, 3, 0, 1], 4);
  expect(mine).toEqual({ home: 3, wizards: 8, filled: 6, all: 10 });
  const result = { reason: '', scores: [5, 3, 6, 2], places: [], winners: [] };
  expect(face.score!(0, result, here({}, { partners: [2, 3, 0, 1] }))).toEqual({
    text: '5',
    note: 'board-team-total {"player":"Circe","points":11}',
  });
});

test('against the deck the score is the wizards home, without the flasks', () => {
  const breakdown = [
    [
      { kind: 'home', points: 9, of: 12 },
      { kind: 'spent', points: 4 },
    ],
  ];
  const result = { reason: '', scores: [13], places: [2], winners: [], breakdown };
  expect(face.score!(0, result, here({}, { solo: true }))!.text).toBe('board-of {"count":9,"all":12}');
});

test('the last turns are announced once, by who has done it all', () => {
  const [before, now] = [{ last_turns: false }, { last_turns: true, complete: [1] }];
  expect(face.announcement!(before as never, here(now, {}))).toBe('board-last-turns {"players":"Bertha"}');
  expect(face.announcement!(now as never, here(now, {}))).toBeNull();
  expect(face.announcement!(before as never, here(now, { solo: true }))).toBe('board-last-card {}');
});
