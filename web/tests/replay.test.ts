import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sideBySide } from '../src/daily/lines';
import { dayAfter, dayBefore } from '../src/daily/days';
import { lineOf, moveAt, spread } from '../src/replay/review/chart';
import { commitmentOf, verdictOn } from '../src/replay/fairness';
import { handsOf, opened } from '../src/replay/hands';
import { isAllOpen, nextAsked } from '../src/table/shared_screen/curtain';

const AREA = { left: 10, top: 0, width: 100, height: 100 };

describe('the chart of a review', () => {
  const points = [0, 1, 2].map((n) => ({ n, chances: [n / 2, 1 - n / 2], errors: [0, 0] }));

  it('runs from left to right, and up where the chance grows', () => {
    expect(lineOf(points, 0, AREA)).toBe('M10.0 100.0L60.0 50.0L110.0 0.0');
  });
  it('finds the move under the pointer, and none beyond the ends', () => {
    expect([moveAt(0, 2, AREA), moveAt(62, 2, AREA), moveAt(500, 2, AREA)]).toEqual([0, 1, 2]);
  });
  it('keeps names apart and inside', () => {
    const placed = spread([100, 100, 0, 99], 20, AREA);
    expect(placed[2]).toBe(0);
    expect([...placed].sort((one, other) => one - other)).toEqual([0, 60, 80, 100]);
  });
});

describe('the shuffle', () => {
  const [seed, salt] = ['5e'.repeat(32), '07'.repeat(32)];
  const shown = createHash('sha256')
    .update(Buffer.from(salt + seed, 'hex'))
    .digest('hex');
  const record = (commitment: string) =>
    `{"commitment":"${commitment}"}\n{"n":1,"seat":0,"move":"R3"}\n{"seed":"${seed}","salt":"${salt}"}\n`;

  it('is hashed salt first, as coven verify does', async () => {
    expect(await commitmentOf(seed, salt)).toBe(shown);
  });
  it('is kept or broken', async () => {
    expect(await verdictOn(record(shown), shown)).toBe('kept');
    expect(await verdictOn(record(shown), 'f'.repeat(64))).toBe('broken');
    expect(await verdictOn(record('0'.repeat(64)), shown)).toBe('broken');
  });
});

describe('a shared screen', () => {
  const asked = (seat: number) => ({ id: seat ? 'prompt-wait' : 'prompt-lead', args: {} });
  const views = (...hands: string[]) =>
    hands.map((hand, seat) => ({ seat, view: { seat, hand, prompt: asked(seat) } }));

  it('needs no curtain where all see the same and one is asked', () => {
    expect(isAllOpen(views('R1', 'R1'), [0])).toBe(true);
    expect(isAllOpen(views('R1', 'R2'), [0])).toBe(false);
    expect(isAllOpen(views('R1', 'R1'), [0, 1])).toBe(false);
  });
  it('is handed to the next around the table, and stays while its seat is asked', () => {
    expect([
      nextAsked([0, 1, 2], 1),
      nextAsked([0, 2], 1),
      nextAsked([0], 1),
      nextAsked([2], null),
      nextAsked([], 1),
    ]).toEqual([1, 2, 0, 2, null]);
  });
});

describe('lines of play', () => {
  const line = (name: string, ...moves: string[]) => ({
    name,
    table: name,
    steps: moves.map((move, number) => ({ number, events: [], seat: number % 2, move })),
  });

  it('stand side by side, and part once', () => {
    const rows = sideBySide([line('a', 'R1', 'x', 'R2'), line('b', 'R1', 'y', 'R3', 'x', 'R4')], 0);
    expect(rows.map(({ cells }) => cells.map((cell) => cell?.move ?? null))).toEqual([
      ['R1', 'R1'],
      ['R2', 'R3'],
      [null, 'R4'],
    ]);
    expect(rows.map(({ parts }) => parts)).toEqual([false, true, false]);
  });
  it('have days before and after', () => {
    expect([dayBefore('2026-03-01'), dayAfter('2024-02-28')]).toEqual(['2026-02-28', '2024-02-29']);
  });
});

describe('open hands', () => {
  it('are those held, or those chosen so far', () => {
    expect(handsOf({ position: { hands: ['R1 G2', ''] } })).toEqual([['R1', 'G2'], []]);
    expect(handsOf({ position: { hands: [[], []], chosen: [['hill-witch'], []] } })).toEqual([['hill-witch'], []]);
    expect(handsOf({})).toEqual([]);
  });
});

it('an open replay shows who is locked up beneath which tower', () => {
  const position = {
    stacks: [['T1', 'T3', 'castle'], ['T2'], []],
    grounds: [[0, 1], [], [2]],
    roofs: [[2], [1], []],
  };
  expect(opened({ position }).hidden).toEqual([
    { tower: 'T1', wizards: [0, 1] },
    { tower: 'T3', wizards: [2] },
  ]);
  expect(opened({ over: false })).toEqual({ over: false });
});
