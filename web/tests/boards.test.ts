// @vitest-environment happy-dom
/** The boards over real moments of real games: `python tools/test_data/make_fixtures.py` writes them. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import frontDrawn from '../../docs/broom-front.svg?raw';
import { landmarksIn } from '../src/boards/broom_service/map/landmarks';
import { pawnsOn } from '../src/boards/broom_service/map/pieces';
import { isInside, nameSpot, namesOn, outlineOf, slotsOf } from '../src/boards/broom_service/map/slots';
import type { Setting, View } from '../src/boards/broom_service/generated';
import { MoveChoice, type Row } from '../src/choosing';
import { NAMES, board, fixture, type Fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';
import { LANGUAGES } from '../src/words/generated';
import type { Language } from '../src/words/languages';

let shown: { target: HTMLElement; app: Record<string, unknown> } | null = null;

async function lay(one: Fixture, language: Language = 'en') {
  clearAway();
  const sent: Row[] = [];
  const asked: string[] = [];
  const choosing = new MoveChoice({
    send: (row) => sent.push(row),
    why: (move) => asked.push(move),
    mustConfirm: () => false,
  });
  choosing.offer(one.moves);
  const target = document.body.appendChild(document.createElement('div'));
  const Board = await board(one.game);
  const app = mount(Board, { target, props: { ...one, choosing, say: speaker(one.game, language) } });
  flushSync();
  shown = { target, app };
  return { target, choosing, sent, asked };
}

function clearAway(): void {
  if (!shown) return;
  void unmount(shown.app);
  shown.target.remove();
  shown = null;
}

afterEach(clearAway);

function click(wanted: Element): void {
  wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

/** The moves that can be made by clicking only what is lit, step after step; each way is tried from the start. */
async function reachable(one: Fixture): Promise<Set<number>> {
  const { target, choosing, sent } = await lay(one);
  const found = new Set<number>();
  const seen = new Set<string>();
  const ways: number[][] = [[]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    choosing.clear();
    flushSync();
    sent.length = 0;
    for (const step of way) click(target.querySelectorAll('.lit')[step]!);
    sent.forEach(({ id }) => found.add(id));
    const chosen = [...target.querySelectorAll('.chosen')].map((node) => node.getAttribute('aria-label'));
    const state = `${choosing.rows.map(({ id }) => id).join()} ${chosen.join()}`;
    if (sent.length || seen.has(state)) continue;
    seen.add(state);
    ways.push(...[...target.querySelectorAll('.lit')].map((_, place) => [...way, place]));
  }
  return found;
}

/** What is drawn, but for the ids that Svelte counts, so that two boards in one page have not the same. */
function drawing({ innerHTML }: Element): string {
  return innerHTML.replaceAll(/(?<=["#])c\d+(?=-)/g, '');
}

test('there are moments of all three games', () => {
  for (const game of ['witches', 'wandering_towers', 'broom_service']) {
    for (const stage of ['start', 'middle', 'end'])
      expect(
        NAMES.some((name) => name.startsWith(`${game}-${stage}`)),
        `${game} ${stage}`,
      ).toBe(true);
  }
});

describe.each(NAMES)('%s', (name) => {
  test('is drawn, the same each time, everything in it has a name, and every move can be made by what is lit', async () => {
    const one = await fixture(name);
    const first = (await lay(one)).target;
    const [drawn, nameless] = [
      drawing(first),
      [...first.querySelectorAll('[role=button], [role=img]')].filter((node) => !node.getAttribute('aria-label')),
    ];
    expect(nameless).toEqual([]);
    const found = await reachable(one);
    expect(one.moves.filter((row) => !found.has(row.id)).map((row) => row.text)).toEqual([]);
    expect(drawing((await lay(one)).target)).toBe(drawn);
  });
});

test.each(NAMES.filter((name) => /-(middle|end)-/.test(name)))('%s is told in every language', async (name) => {
  const one = await fixture(name);
  const texts = new Set<string | null>();
  for (const language of LANGUAGES) texts.add((await lay(one, language)).target.textContent);
  expect(texts.size).toBe(LANGUAGES.length);
});

/** Moments of Wandering Towers in which a piece of this kind is to be chosen. */
async function choosingPiece(kind: string): Promise<Fixture[]> {
  const all = await Promise.all(NAMES.filter((name) => name.startsWith('wandering_towers')).map(fixture));
  return all.filter(({ moves, view }) => view.phase === 'choosing_piece' && moves.some((row) => row.kind === kind));
}

test('choosing a tower, the wizards on it are the tower; choosing a wizard, its tower is the wizard', async () => {
  let clicks = 0;
  for (const [kind, other] of [
    ['tower', '.wizard:not(.lit)'],
    ['wizard', '.tower:not(.lit)'],
  ] as const)
    for (const one of await choosingPiece(kind)) {
      const { target, sent } = await lay(one);
      const spaces = one.view.spaces as { towers: string[] }[];
      for (const node of target.querySelectorAll(`.piece > ${other}`)) {
        const space = Number(/space (\d+)/.exec(node.getAttribute('aria-label')!)![1]);
        const wanted = kind === 'tower' ? spaces[space]!.towers.at(-1) : space;
        const meant = one.moves.filter(
          ({ args }) => wanted !== undefined && (kind === 'tower' ? args.tower : args.space) === wanted,
        );
        if (meant.length !== 1) continue;
        sent.length = 0;
        click(node);
        expect(sent).toEqual(meant);
        clicks += 1;
      }
    }
  expect(clicks).toBeGreaterThan(2);
});

test('a click on a piece, an area, a tower or a cloud that can’t be chosen asks why', async () => {
  for (const [name, what, move] of [
    ['wandering_towers-start-6', '.tower', /^tower T\d$/],
    ['wandering_towers-start-6', '.wizard', /^wizard \d+$/],
    ['broom_service-acting_50-2', '.area', /^fly \d a\d+$/],
    ['broom_service-acting_50-2', '.thing.tower', /^deliver \d t\d+$/],
    ['broom_service-acting_50-2', '.cloud-piece', /^charm c\d+$/],
  ] as const) {
    const { target, asked } = await lay(await fixture(name));
    click(target.querySelector(what)!);
    expect(asked, what).toEqual([expect.stringMatching(move)]);
  }
});

test('pawns have places of their own inside their area', async () => {
  for (const name of NAMES.filter((one) => one.startsWith('broom_service-start'))) {
    const sheet = ((await fixture(name)).setting as unknown as Setting).sheet!;
    slotsOf(sheet, []).forEach((slots, area) => {
      expect(new Set(slots.map(({ x, y }) => `${x},${y}`)).size).toBe(slots.length);
      expect(slots.every((slot) => isInside(outlineOf(sheet.areas[area]!.outline!), slot))).toBe(true);
    });
  }
});

test('four pawns in an area leave its name readable, and none stands half beyond its border', async () => {
  const sheet = await front();
  const names = namesOn(sheet);
  const [covered, beyond] = [[] as string[], [] as string[]];
  slotsOf(sheet, []).forEach((slots, area) => {
    const [left, top, right, bottom] = names[area]!;
    const outline = outlineOf(sheet.areas[area]!.outline!);
    for (const { x, y } of slots.slice(0, 4)) {
      const across = Math.max(0, Math.min(right, x + 17) - Math.max(left, x - 17));
      const down = Math.max(0, Math.min(bottom, y + 26) - Math.max(top, y - 32));
      if (across * down > ((right - left) * (bottom - top)) / 4) covered.push(sheet.areas[area]!.name.en!);
      const feet = [-12, 12].map((by) => ({ x: x + by, y: y + 20 }));
      if (!feet.every((foot) => isInside(outline, foot))) beyond.push(sheet.areas[area]!.name.en!);
    }
  });
  expect([covered, beyond]).toEqual([[], []]);
});

test('a pawn stays where it is when another one leaves its area', () => {
  const slots = [
    Array.from({ length: 10 }, (_, x) => ({ x, y: 0 })),
    Array.from({ length: 10 }, (_, x) => ({ x, y: 1 })),
  ];
  const standing = (...areas: number[][]) => {
    const view = { by_seat: areas.map((pawns) => ({ pawns })) } as unknown as View;
    return new Map(pawnsOn(view, slots).map(({ key, spot }) => [key, spot]));
  };
  const [before, after] = [standing([0, 0], [0, 0], [0, 0]), standing([1, 0], [0, 0], [0, 1])];
  for (const key of ['0-1', '1-0', '1-1', '2-0']) expect(after.get(key)).toEqual(before.get(key));
  expect(new Set([...before.values()].map(({ x }) => x)).size).toBe(6);
});

const front = async () => ((await fixture('broom_service-start-5')).setting as unknown as Setting).sheet!;

test('the first pawn in an area leaves every landmark of the drawn map in sight', async () => {
  const landmarks = landmarksIn(frontDrawn);
  expect(landmarks.length).toBeGreaterThan(20);
  const standing = slotsOf(await front(), landmarks).map(([first]) => first!);
  const isBefore = ({ x, y }: { x: number; y: number }) =>
    landmarks.some(
      ([left, top, right, bottom]) => Math.abs(x - (left + right) / 2) < 17 && Math.abs(y - (top + bottom) / 2) < 17,
    );
  expect(standing.filter(isBefore)).toEqual([]);
});

test('a name keeps clear of the space of a tile', async () => {
  const sheet = await front();
  const [area, tile] = [sheet.areas.find(({ name }) => name.en === 'Crooked Cap')!, sheet.mountain_spaces!];
  const [x, y] = area.at!;
  const written = nameSpot(sheet, { x: x!, y: y! }, ['Crooked', 'Cap']);
  const beside = tile.find((space) => space.area === area.id)!.at![0]!;
  expect(written.x).toBeLessThan(x!);
  expect(beside - 36 - written.x).toBeGreaterThan(47);
  expect(nameSpot(sheet, { x: 0, y: 0 }, ['Crooked', 'Cap'])).toEqual({ x: 0, y: 0 });
});
