// @vitest-environment happy-dom
/** What the page shows of hints and reviews: how far they are, whole packets, where rounds began. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MoveChoice, type Row } from '../src/choosing';
import type { HintData, ReviewData } from '../src/protocol/generated';
import Chart from '../src/replay/review/Chart.svelte';
import { signed } from '../src/replay/review/figures';
import Hint from '../src/table/hint/Hint.svelte';
import type { Hinting } from '../src/table/hint/hinting.svelte';
import { spoken } from '../src/words/spoken.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => spoken.load());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any component, with its own props
function show(Drawn: Component<any>, props: Record<string, unknown>): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown = mount(Drawn, { target, props });
  flushSync();
  return target;
}

const ROWS = ['pass R1', 'pass R2', 'pass R3'].map((text, id) => ({ id, text, kind: 'pass', args: {} }));

function hintOf(hinting: Partial<Hinting>): HTMLElement {
  const choosing = new MoveChoice({ send: () => {}, why: () => {}, mustConfirm: () => false });
  choosing.offer(ROWS);
  const gameWords = { move: (row: Row) => row.text, words: spoken.words };
  const all = { fault: null, result: null, best: [], progress: 0, isPreparing: false, seconds: 0, ...hinting };
  return show(Hint, { hinting: all, choosing, gameWords, shown: {}, close: () => {} });
}

describe('a hint', () => {
  it('says how far it is, and how long its program takes to be prepared', () => {
    const target = hintOf({ isPreparing: true, progress: 0.3, seconds: 20 });
    expect(target.querySelector('[role=status]')!.textContent).toContain('being prepared');
    expect(target.querySelector('.seconds')!.textContent).toBe('about 20 s');
    expect(target.querySelector('progress')!.value).toBe(0.3);
  });
  it('says no seconds while the game is played on', () => {
    const target = hintOf({ progress: 0.9 });
    expect(target.querySelector('.seconds')).toBeNull();
    expect(target.querySelector('[role=status]')!.textContent).not.toContain('prepared');
  });
  it('names cards to pass as a packet', () => {
    const estimate = { mean: 0.4, low: 0.3, high: 0.5 };
    const move = { id: 0, move: 'pass R1', percent: 40, points: 3, chance: estimate, score: estimate, simulations: 9 };
    const result: HintData = {
      game: 'witches',
      seat: 0,
      simulations: 9,
      moves: [{ ...move, packet: ['pass R1', 'pass R2'] }],
      reasons: [],
    };
    const target = hintOf({ result, rowsOf: () => ROWS.slice(0, 2) });
    expect(target.querySelector('strong')!.textContent).toBe('“pass R1 + pass R2” looks best.');
    expect(target.querySelector('.best button')!.textContent.trim()).toBe('pass R1 + pass R2');
  });
});

describe('a review', () => {
  const points = [0, 1, 2, 3, 4].map((n) => ({
    n,
    chances: [0.5, 0.5],
    percents: [50, 50],
    scores: [1, 1],
    errors: [0, 0],
  }));
  const chartOf = (rounds: ReviewData['rounds']) =>
    show(Chart, { review: { points, rounds, turning: [] }, names: ['Ann', 'Bo'], number: 0, go: () => {} });

  it('marks on its chart where rounds began', () => {
    const target = chartOf([0, 2].map((n, at) => ({ n, round: at + 1 })));
    expect(target.querySelectorAll('path.round')).toHaveLength(2);
    expect([...target.querySelectorAll('.round-number')].map((one) => one.textContent)).toEqual(['1', '2']);
  });
  it('marks nothing in a game of one round', () => {
    expect(chartOf([{ n: 0, round: 1 }]).querySelectorAll('path.round')).toHaveLength(0);
  });
  it('tells no change without a sign that an interval has', () => {
    expect([signed(3), signed(-3), signed(0), signed(-0.04, 1)]).toEqual(['+3', '−3', '0', '0.0']);
  });
});
