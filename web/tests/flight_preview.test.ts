// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { MoveChoice } from '../src/choosing';
import { previewing } from '../src/choosing/previewing.svelte';
import { NAMES, board, fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';

test('before a flight the pawn’s ghost stands where it would land', async () => {
  const all = await Promise.all(NAMES.filter((name) => name.startsWith('broom_service')).map(fixture));
  const one = all.find(({ moves }) => moves.some(({ kind }) => kind === 'fly'))!;
  const choosing = new MoveChoice({ send: () => undefined, why: () => undefined, mustConfirm: () => false });
  choosing.offer(one.moves);
  const target = document.createElement('div');
  const app = mount(await board(one.game), {
    target,
    props: { ...one, choosing, say: speaker('broom_service', 'en') },
  });
  flushSync();
  expect(target.querySelectorAll('.ghost')).toHaveLength(0);
  previewing.touched = one.moves.find(({ kind }) => kind === 'fly')!;
  flushSync();
  expect(target.querySelectorAll('.ghost')).toHaveLength(1);
  previewing.touched = null;
  void unmount(app);
});
