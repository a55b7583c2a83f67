// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Turn from '../src/boards/broom_service/Turn.svelte';
import type { Setting, View } from '../src/boards/broom_service/generated';
import { fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';

/** The role that is shown while somebody leads, after these roles were led in the round. */
async function roleShown(led: string[]): Promise<boolean> {
  const one = await fixture('broom_service-middle-5');
  const view = { ...one.view, phase: 'leading', role: 'peak-druid', turn_over: true, led } as unknown as View;
  const target = document.createElement('div');
  const setting = one.setting as unknown as Setting;
  const app = mount(Turn, { target, props: { view, setting, seats: one.seats, say: speaker('broom_service', 'en') } });
  flushSync();
  const isShown = target.querySelector('.person:not(.unknown) svg') !== null;
  void unmount(app);
  return isShown;
}

test('at the first lead of a round the last role of the round before is gone', async () => {
  expect(await roleShown(['peak-druid'])).toBe(true);
  expect(await roleShown([])).toBe(false);
});
