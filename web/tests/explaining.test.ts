// @vitest-environment happy-dom
/** What a thing means is told by pointer, keyboard and touch, and never in the way of a move. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Explanation from '../src/explaining/Explanation.svelte';
import { explained, explaining } from '../src/explaining/explaining.svelte';
import { placed } from '../src/explaining/placing';

const SCREEN = { width: 400, height: 800 };
const CARD = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the card lies beside what it tells of, whole on the screen', () => {
  it.each([
    ['above', box(150, 400, 50, 50), { x: 75, y: 292 }],
    ['below, where there is no room above', box(150, 40, 50, 50), { x: 75, y: 98 }],
    ['within the left edge', box(0, 400, 50, 50), { x: 8, y: 292 }],
    ['within the right edge', box(380, 400, 20, 50), { x: 192, y: 292 }],
    ['beside something tall', box(0, 20, 50, 760), { x: 58, y: 350 }],
    ['over what fills the screen', box(0, 0, 400, 800), { x: 100, y: 8 }],
  ])('%s', (_, anchor, where) => {
    expect(placed(anchor, CARD, SCREEN)).toEqual(where);
  });
});

describe('things explain themselves', () => {
  const opened: number[] = [];
  let page: Record<string, unknown>;
  let thing: HTMLButtonElement;
  let played = 0;
  const card = () => document.querySelector('.explanation');
  const pointer = (name: string, type: string, at: Partial<PointerEventInit> = {}, node: EventTarget = thing) => {
    node.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: type, clientX: 5, clientY: 5, ...at }));
    flushSync();
  };
  const press = (key: string, more: KeyboardEventInit = {}) => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, ...more }),
    );
    flushSync();
  };
  const pass = (ms: number) => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [played, opened.length] = [0, 0];
    page = mount(Explanation, { target: document.body, props: { openRule: (rule: number) => opened.push(rule) } });
    thing = document.body.appendChild(document.createElement('button'));
    thing.addEventListener('click', () => (played += 1));
    explained(thing, () => ({ title: 'Fire 11', text: 'Doubles the fire.', rule: 21 }));
    flushSync();
  });
  afterEach(() => {
    explaining.forget(thing);
    thing.remove();
    void unmount(page);
    vi.useRealTimers();
  });

  it('when the pointer rests on them, and no more once it has left', () => {
    pointer('pointermove', 'mouse');
    expect(card()).toBe(null);
    pass(400);
    expect(card()?.textContent).toMatch(/Fire 11.*Doubles the fire/s);
    pointer('pointermove', 'mouse', { clientX: 300, clientY: 300 }, document.body);
    pass(300);
    expect(card()).toBe(null);
  });

  it('not to who clicks: the click plays, and nothing is told until the pointer comes back', () => {
    pointer('pointermove', 'mouse');
    pointer('pointerdown', 'mouse');
    thing.click();
    pointer('pointermove', 'mouse', { clientX: 6 });
    pass(1000);
    expect([played, card()]).toEqual([1, null]);
  });

  it('at once by keyboard, told to a screen reader; ? opens the rule', () => {
    press('Tab');
    thing.focus();
    flushSync();
    expect(card()).not.toBe(null);
    expect(thing.getAttribute('aria-describedby')).toBe(document.querySelector('[role=tooltip]')!.id);
    press('?');
    expect([opened, card(), thing.hasAttribute('aria-describedby')]).toEqual([[21], null, false]);
  });

  it('until Escape', () => {
    press('Tab');
    thing.focus();
    flushSync();
    press('Escape');
    expect(card()).toBe(null);
  });

  it('not when the page moves the focus after a click', () => {
    pointer('pointerdown', 'mouse', {}, document.body);
    thing.focus();
    flushSync();
    expect(card()).toBe(null);
  });

  it('to a finger that holds them, which then plays nothing; a tap plays', () => {
    pointer('pointerdown', 'touch');
    pass(600);
    expect(card()).not.toBe(null);
    pointer('pointerup', 'touch');
    thing.click();
    expect(played).toBe(0);
    pointer('pointerdown', 'touch');
    expect(card()).toBe(null);
    pointer('pointerup', 'touch');
    thing.click();
    pass(1000);
    expect([played, card()]).toEqual([1, null]);
  });

  it('not to a finger that moves on', () => {
    pointer('pointerdown', 'touch');
    pointer('pointermove', 'touch', { clientX: 40 });
    pass(1000);
    expect(card()).toBe(null);
  });

  it('as long as they are there', () => {
    press('Tab');
    thing.focus();
    flushSync();
    explaining.forget(thing);
    flushSync();
    expect(card()).toBe(null);
  });
});
