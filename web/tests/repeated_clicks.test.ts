// @vitest-environment happy-dom
/** A click that repeats the last one does nothing. */
import { beforeEach, expect, it, vi } from 'vitest';
import { MoveChoice, type Row } from '../src/choosing';
import { dropRepeatedClicks } from '../src/choosing/repeated_clicks';

const ROWS: Row[] = ['owl', 'elk', 'fox'].map((area, id) => ({ id, kind: 'fly', text: `fly ${area}`, args: { area } }));

let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => (now += 1)));

function table() {
  const choice = new MoveChoice({ send: () => undefined, why: () => undefined, mustConfirm: () => false });
  const node = document.createElement('main');
  const button = document.createElement('button');
  node.append(button);
  const { destroy } = dropRepeatedClicks(node);
  let pressed = 0;
  button.addEventListener('click', () => (pressed += 1));
  const clickAt = (x: number, timeStamp: number, detail = 1) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 0, detail });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    button.dispatchEvent(event);
    return pressed;
  };
  return { choice, clickAt, button, destroy };
}

it('is dropped where something has just changed under the pointer', () => {
  const { choice, clickAt } = table();
  expect(clickAt(10, now)).toBe(1);
  choice.offer(ROWS);
  expect(clickAt(12, now + 150)).toBe(1);
  expect(clickAt(12, now + 500)).toBe(2);
});

it('is dropped after a choice, which it would take back', () => {
  const { choice, clickAt } = table();
  choice.offer([...ROWS, { ...ROWS[0]!, id: 3, text: 'stay owl', kind: 'stay' }]);
  expect(clickAt(10, now)).toBe(1);
  choice.pick('area', 'owl');
  expect(clickAt(10, now + 100)).toBe(1);
});

it('counts where nothing has changed, at another place, and by a key', () => {
  const { choice, clickAt } = table();
  choice.offer(ROWS);
  now += 1;
  expect(clickAt(10, now)).toBe(1);
  choice.offer([...ROWS]); // told again: the same moves
  expect(clickAt(10, now + 100)).toBe(2);
  choice.offer(ROWS.slice(1));
  expect(clickAt(90, now + 150)).toBe(3);
  expect(clickAt(90, now + 160, 0)).toBe(4);
});

it('by a key that is held is none', () => {
  const { button, destroy } = table();
  const press = (repeat: boolean) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  expect(press(false)).toBe(true);
  expect(press(true)).toBe(false);
  destroy();
  expect(press(true)).toBe(true);
});
