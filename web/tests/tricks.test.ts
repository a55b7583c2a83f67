/** A full trick of Witches is seen whole before it goes. */
import { expect, test } from 'vitest';
import type { View } from '../src/boards/witches/generated';
import { scenesOf } from '../src/boards/witches/scenes';

const TEMPO = { rest: 1100, travel: 320 };
const view = (parts: Partial<View>) =>
  ({ phase: 'playing', totals: [0, 0, 0], trick: [], last_trick: null, turn: 2, winning: null, ...parts }) as View;
const trick = ['G2', 'G9', 'G4'].map((card, seat) => ({ seat, card }));
const before = view({ trick: trick.slice(0, 2), winning: 1, hand: ['R1'], hand_sizes: [1, 1, 2] });
const taken = [
  { kind: 'card', seat: 2, card: 'G4' },
  { kind: 'trick', seat: 1, cards: ['G2', 'G9', 'G4'] },
];

test.each([TEMPO, { rest: 1100, travel: 0 }])('it rests, its winner is shown, then it goes: %o', (tempo) => {
  const after = view({ last_trick: { cards: trick, leader: 0, winner: 1 } as View['last_trick'], turn: 1 });
  const [whole, gone] = scenesOf(before, after, taken, tempo);
  expect(whole!.view).toMatchObject({ trick, winning: 1, turn: 1, hand_sizes: [1, 1, 1] });
  expect(whole!.ms).toBe(tempo.rest + tempo.travel);
  expect(gone).toMatchObject({ view: after, taken: { cards: trick, winner: 1 } });
});

test('the next deal waits for it', () => {
  const dealt = view({ phase: 'passing', hand: ['Y1', 'Y2'], hand_sizes: [2, 2, 2] });
  const events = [...taken, { kind: 'round_scored' }, { kind: 'dealt', round: 2 }];
  const [whole, next] = scenesOf(before, dealt, events, TEMPO);
  expect(whole!.view).toMatchObject({ phase: 'playing', hand: ['R1'], trick });
  expect(next!.view).toBe(dealt);
});

test('who played the last card holds it no more', () => {
  const mine = view({ ...before, hand: ['R1', 'G4'] });
  expect(scenesOf(mine, view({}), taken, TEMPO)[0]!.view.hand).toEqual(['R1']);
});
