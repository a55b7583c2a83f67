/** What happened on the ring of Wandering Towers, as it is seen to happen. */
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/boards/types';
import { narrow, wide } from '../src/boards/wandering_towers/geometry';
import { atRest, scenesOf, stepsBetween, type Scene } from '../src/boards/wandering_towers/scenes';
import { Standings } from '../src/boards/wandering_towers/standing';

const TEMPO = { step: 240, travel: 320 };
type Space = { towers?: string[]; wizards?: number[] };

function ring(spaces: Record<number, Space>, castle = 12) {
  return {
    castle,
    spaces: Array.from({ length: 16 }, (_, space) => ({ towers: [], wizards: [], ...spaces[space] })),
  };
}

function ids(scene: Scene, space: number): string[] {
  return scene.tokens.filter((token) => token.space === space && !token.leaving).map(({ id }) => id);
}

describe('a tower that moves', () => {
  const before = atRest(
    ring({ 2: { towers: ['T1', 'T3'], wizards: [0, 1] }, 3: { wizards: [0] }, 5: { wizards: [1] } }),
  );
  const after = ring({
    2: { towers: ['T1'], wizards: [2] },
    3: { wizards: [0] },
    5: { towers: ['T3'], wizards: [0, 1] },
  });
  const events: GameEvent[] = [
    { kind: 'tower_moved', tower: 'T3', space: 2, to: 5, towers: ['T3'] },
    { kind: 'locked_up', space: 5 },
    { kind: 'uncovered', space: 2, wizards: [2] },
    { kind: 'turn', seat: 1, round: 3 },
  ];
  const scenes = scenesOf(before, after, events, TEMPO);
  const [riders, bystander, victim] = [ids(before, 2), ids(before, 3), ids(before, 5)];

  test('walks space by space, a step each', () => {
    const way = scenes.filter(({ carried }) => carried).map(({ carried, ms }) => [carried!.over, ms]);
    expect(way).toEqual([2, 3, 4, 5].map((space) => [space, 240]));
  });

  test('takes along who stands on it', () => {
    for (const scene of scenes.filter(({ carried }) => carried)) {
      expect(scene.carried!.wizards).toEqual(riders);
      expect(ids(scene, scene.carried!.over)).toEqual(expect.arrayContaining(riders));
    }
    expect(ids(scenes.at(-1)!, 5)).toEqual(riders);
  });

  test('covers whom it lands on: they stay where they are, beneath it, and are gone', () => {
    const landed = scenes.at(-2)!;
    const covered = landed.tokens.find(({ id }) => id === victim[0])!;
    expect(covered).toMatchObject({ space: 5, level: 0, leaving: 'covered' });
    for (const geometry of [wide, narrow]) {
      const drawn = new Standings(landed, geometry);
      const [there, tower] = [drawn.wizard(covered), drawn.towers.find((one) => one.tower === 'T3')!];
      expect(there.y).toBe(new Standings(before, geometry).wizard(before.tokens.find(({ id }) => id === victim[0])!).y);
      expect(there.z).toBeLessThan(tower.z);
    }
    expect(scenes.at(-1)!.tokens.map(({ id }) => id)).not.toContain(victim[0]);
  });

  test('brings to light who was beneath it, as it lifts, and makes nobody else appear', () => {
    const known = new Set(before.tokens.map(({ id }) => id));
    for (const scene of scenes) {
      const fresh = scene.tokens.filter(({ id }) => !known.has(id));
      expect(fresh).toMatchObject([{ seat: 2, space: 2, level: 1 }]);
    }
    expect(scenes.every((scene) => ids(scene, 3).includes(bystander[0]!))).toBe(true);
  });
});

test.each([
  { kind: 'wizard_home', seat: 0, space: 10 },
  { kind: 'wizard_home_together', space: 10 },
])('a wizard walks into the castle, which goes on only then: $kind', (home) => {
  const before = atRest(ring({ 10: { wizards: [0] }, 15: { towers: ['T2'] } }));
  const scenes = scenesOf(
    before,
    ring({ 15: { towers: ['T2'] } }, 15),
    [home, { kind: 'castle_moved', space: 12, to: 15 }],
    TEMPO,
  );
  const entered = scenes.findIndex(({ tokens }) => tokens[0]?.leaving === 'home');
  expect(scenes.slice(0, entered).flatMap(({ carried }) => carried?.over ?? [])).toEqual([11, 12]);
  expect(scenes.slice(0, entered + 1).every(({ castle }) => castle === 12)).toBe(true);
  expect(scenes.slice(entered + 1).flatMap(({ carried }) => carried?.over ?? [])).toEqual([13, 14, 15]);
  expect(scenes.at(-1)).toMatchObject({ castle: 15, tokens: [] });
});

test('swapped towers take along who stands on them, and cover nobody', () => {
  const before = atRest(ring({ 1: { towers: ['T1'], wizards: [0] }, 6: { towers: ['T4', 'T2'], wizards: [1] } }));
  const after = ring({ 1: { towers: ['T2'], wizards: [1] }, 6: { towers: ['T4', 'T1'], wizards: [0] } });
  const scenes = scenesOf(before, after, [{ kind: 'swap', seat: 0, towers: ['T1', 'T2'] }], TEMPO);
  expect(ids(scenes[0]!, 6)).toEqual(ids(before, 1));
  expect(scenes.at(-1)!.tokens.map(({ id }) => id)).toEqual(before.tokens.map(({ id }) => id));
});

test('what leads from nowhere to the view, as after a jump in a replay, is not played', () => {
  const before = atRest(ring({ 0: { towers: ['T1'] } }));
  const events = [{ kind: 'tower_moved', tower: 'T1', space: 7, to: 9, towers: ['T1'] }];
  expect(scenesOf(before, ring({ 9: { towers: ['T1'] } }), events, TEMPO)).toHaveLength(1);
});

test('a headwind blows backward', () => {
  expect(stepsBetween(1, 15)).toBe(-2);
  expect(stepsBetween(15, 1)).toBe(2);
});
