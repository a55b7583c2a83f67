import { describe, expect, it } from 'vitest';
import { nearest } from '../src/table/arrows';

const AT = { x: 100, y: 100 };
const [LEFT, RIGHT, UP, DOWN] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as [number, number][];

describe('arrow keys', () => {
  it('go along a hand card by card', () => {
    const hand = [40, 160, 220].map((x) => ({ x, y: 100 }));
    expect(nearest(AT, RIGHT!, hand)).toBe(1);
    expect(nearest(AT, LEFT!, hand)).toBe(0);
    expect(nearest(hand[2]!, RIGHT!, [AT, hand[0]!, hand[1]!])).toBe(-1);
  });
  it('go to what lies that way on a map, ahead rather than aside', () => {
    const map = [
      { x: 100, y: 20 },
      { x: 150, y: 60 },
      { x: 105, y: 190 },
      { x: 400, y: 110 },
    ];
    expect(nearest(AT, UP!, map)).toBe(0);
    expect(nearest(AT, DOWN!, map)).toBe(2);
    expect(nearest(AT, RIGHT!, map)).toBe(1);
    expect(nearest(AT, LEFT!, map)).toBe(-1);
  });
});
