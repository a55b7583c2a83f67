// @vitest-environment happy-dom
/** Colour never stands alone: take all colours away, and seats, suits and potions can still be told apart by what is drawn. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import { MoveChoice } from '../src/choosing';
import { NAMES, board, fixture, type Fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';

const COLOUR = /var\(--((?:seat|suit|potion)-\w+)\)/g;
/** What is looked at as one piece. */
const PIECES = 'svg, svg .thing, svg [role=img], li > [style*="--potion"]';

/** A board as it is drawn at one moment. */
async function drawn<Told>(one: Fixture, tell: (board: HTMLElement) => Told): Promise<Told> {
  const choosing = new MoveChoice({ send: () => {}, why: () => {}, mustConfirm: () => false });
  choosing.offer(one.moves);
  const target = document.body.appendChild(document.createElement('div'));
  const app = mount(await board(one.game), { target, props: { ...one, choosing, say: speaker(one.game, 'en') } });
  flushSync();
  const told = tell(target);
  await unmount(app);
  target.remove();
  return told;
}

/** The forms of a piece, without colours, places and numbers. */
function formOf(piece: Element): string {
  const forms = [...piece.querySelectorAll('path, circle, ellipse, rect')].filter((each) => !each.matches('.halo'));
  return forms
    .map((each) => ['d', 'r', 'rx', 'ry', 'width', 'height'].map((name) => each.getAttribute(name) ?? '').join())
    .join('|');
}

/** Which colours each form was seen in. */
function coloursByForm(board: HTMLElement): [string, string][] {
  const pieces = [...board.querySelectorAll(PIECES)].filter((piece) => piece.querySelector(PIECES) === null);
  return pieces
    .map((piece): [string, string] => [
      formOf(piece),
      [...piece.outerHTML.matchAll(COLOUR)].map(([, name]) => name).join(),
    ])
    .filter(([, colours]) => colours !== '');
}

/** A box without a drawn map is shown as a list. */
const plain = (one: Fixture): Fixture[] => [{ ...one, setting: { ...one.setting, sheet: null } }];

/** A box may have towers of any potion among its hill tiles; ours has an orange one. */
function withHillTowers(one: Fixture): Fixture[] {
  const [{ area }, ...tiles] = one.setting.hill_tiles as [{ area: number }];
  const tower = { tower: 'h0', areas: [area], square: true, points: 7, wands: 0 };
  return ['orange', 'green', 'purple'].map((colour) => ({
    ...one,
    setting: { ...one.setting, hill_tiles: [{ area, tower: { ...tower, colour } }, ...tiles] },
  }));
}

const BOARDS: [string, RegExp, (one: Fixture) => Fixture[], string[]][] = [
  [
    'witches',
    /^witches-.*-6$/,
    (one) => [one],
    ['seat-0', 'seat-5', 'suit-fire', 'suit-water', 'suit-earth', 'suit-air', 'suit-wizard'],
  ],
  ['wandering_towers', /^wandering_towers-(start|middle|end)-6/, (one) => [one], ['seat-0', 'seat-5']],
  [
    'broom_service',
    /^broom_service-(start|middle|end)-5/,
    (one) => [one],
    ['seat-0', 'seat-4', 'potion-orange', 'potion-green', 'potion-purple'],
  ],
  [
    'broom_service with other hill towers',
    /^broom_service-start-5-back/,
    withHillTowers,
    ['potion-orange', 'potion-green', 'potion-purple'],
  ],
  [
    'broom_service as a list',
    /^broom_service-(middle|end)-5/,
    plain,
    ['seat-0', 'seat-4', 'potion-orange', 'potion-green', 'potion-purple'],
  ],
];

describe.each(BOARDS)('%s', (_, names, shown, wanted) => {
  test('no two seats, suits or potions have the same form', async () => {
    const seen = new Map<string, Set<string>>();
    for (const name of NAMES.filter((name) => names.test(name))) {
      for (const [form, colours] of (
        await Promise.all(shown(await fixture(name)).map((one) => drawn(one, coloursByForm)))
      ).flat())
        seen.set(form, (seen.get(form) ?? new Set()).add(colours));
    }
    const all = new Set([...seen.values()].flatMap((found) => [...found].flatMap((colours) => colours.split(','))));
    expect(wanted.filter((one) => !all.has(one))).toEqual([]);
    expect([...seen.values()].filter(({ size }) => size > 1).map((found) => [...found])).toEqual([]);
  });
});
