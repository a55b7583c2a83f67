// @vitest-environment happy-dom
/** What the server tells is seen one thing after the other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scenes, stage } from '../src/boards/shared/stage.svelte';
import { Pacing } from '../src/protocol/pacing.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function board() {
  const scenes = new Scenes({ ms: 0, name: 'start' });
  const pacing = new Pacing(stage);
  const tell = (name: string, ms = 300) =>
    pacing.take(() => scenes.play([`${name} begins`, name].map((each) => ({ ms, name: each }))));
  return { scenes, pacing, tell };
}

test('the next thing waits until the last has played', async () => {
  const { scenes, pacing, tell } = board();
  tell('one');
  tell('two');
  expect(scenes.now.name).toBe('one begins');
  await vi.advanceTimersByTimeAsync(310);
  expect([scenes.now.name, pacing.isBehind]).toEqual(['one', true]);
  await vi.advanceTimersByTimeAsync(300);
  expect([scenes.now.name, pacing.isBehind]).toEqual(['two begins', false]);
  await vi.advanceTimersByTimeAsync(600);
  expect([scenes.now.name, scenes.isPlaying]).toEqual(['two', false]);
});

test('who skips sees the last at once, and all that comes until it is their turn', async () => {
  const { scenes, pacing, tell } = board();
  tell('one');
  tell('two');
  pacing.skipToMyTurn();
  expect([scenes.now.name, scenes.isPlaying, pacing.isBehind]).toEqual(['two', false, false]);
  tell('three');
  expect([scenes.now.name, stage.left]).toEqual(['three', 0]);
  pacing.isSkipping = false;
  await vi.advanceTimersByTimeAsync(0);
  tell('four');
  expect(scenes.now.name).toBe('four begins');
  pacing.skip();
  expect(scenes.now.name).toBe('four');
});

test('what takes no time holds nothing up', async () => {
  const { scenes, tell } = board();
  tell('one', 0);
  await vi.advanceTimersByTimeAsync(0);
  tell('two', 0);
  expect(scenes.now.name).toBe('two');
});
