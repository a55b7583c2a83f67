import { expect, test } from 'vitest';
import { sumInWords } from '../src/boards/witches/scores';

const say = (id: string, args?: Record<string, unknown>) => `${String(args!.points)} ${id}`;
const line = (kind: 'fire' | 'earth_witch', points: number) => ({
  kind,
  points,
  cards: null,
  capped: false,
  doubled: false,
  neutralised: false,
});
const pile = (...lines: ReturnType<typeof line>[]) =>
  ({ points: 0, lines }) as unknown as Parameters<typeof sumInWords>[0];

test('a sum names the earth witch once she takes something off', () => {
  expect(sumInWords(pile(line('fire', 3), line('earth_witch', -3)), say)).toBe('3 score-fire − 3 score-earth-witch');
  expect(sumInWords(pile(line('earth_witch', 0)), say)).toBe('');
});
