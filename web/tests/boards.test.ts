// @vitest-environment happy-dom
/** The boards over real moments of real games: `python tools/test_data/make_fixtures.py` writes them. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { tokensOf } from '../src/boards/wandering_towers/tokens';
import frontDrawn from '../../docs/broom-front.svg?raw';
import { landmarksIn } from '../src/boards/broom_service/map/landmarks';
import { isInside, nameSpot, outlineOf, slotsOf } from '../src/boards/broom_service/map/slots';
import type { Setting } from '../src/boards/broom_service/generated';
import { MoveChoice, type Row } from '../src/choosing';
import { NAMES, board, fixture, type Fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';

const LANGUAGES = ['en', 'de', 'nl'] as const;
let shown: { target: HTMLElement; app: Record<string, unknown> } | null = null;

async function lay(one: Fixture, language: (typeof LANGUAGES)[number] = 'en') {
  clearAway();
  const sent: Row[] = [];
  const choosing = new MoveChoice({ send: (row) => sent.push(row), why: () => {}, mustConfirm: () => false });
  choosing.offer(one.moves);
  const target = document.body.appendChild(document.createElement('div'));
  const Board = await board(one.game);
  const app = mount(Board, { target, props: { ...one, choosing, say: speaker(one.game, language) } });
  flushSync();
  shown = { target, app };
  return { target, choosing, sent };
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
    for (const stage of ['start', 'middle', 'end']) expect(NAMES.some((name) => name.startsWith(`${game}-${stage}`)), `${game} ${stage}`).toBe(true);
  }
});

describe.each(NAMES)('%s', (name) => {
  test('is drawn, the same each time, everything in it has a name, and every move can be made by what is lit', { timeout: 60_000 }, async () => {
    const one = await fixture(name);
    const first = (await lay(one)).target;
    const [drawn, nameless] = [drawing(first), [...first.querySelectorAll('[role=button], [role=img]')].filter((node) => !node.getAttribute('aria-label'))];
    expect(nameless).toEqual([]);
    const found = await reachable(one);
    expect(one.moves.filter((row) => !found.has(row.id)).map((row) => row.text)).toEqual([]);
    expect(drawing((await lay(one)).target)).toBe(drawn);
  });
});

test.each(NAMES.filter((name) => /-(middle|end)-/.test(name)))('%s is told in every language', { timeout: 60_000 }, async (name) => {
  const one = await fixture(name);
  const texts = new Set<string | null>();
  for (const language of LANGUAGES) texts.add((await lay(one, language)).target.textContent);
  expect(texts.size).toBe(LANGUAGES.length);
});

test('a wizard keeps its token where it stays, and where the events say it went', () => {
  const spaces = (places: Record<number, number[]>) => Array.from({ length: 16 }, (_, space) => ({ towers: [], wizards: places[space] ?? [] }));
  const before = tokensOf({ spaces: spaces({ 1: [0, 0], 4: [0] }), home: [0] });
  const after = tokensOf({ spaces: spaces({ 1: [0], 6: [0], 9: [0] }), home: [0] }, before, [{ kind: 'wizard_moved', seat: 0, space: 4, to: 6 }]);
  const name = (space: number, of = before) => of.filter(({ where }) => where === space).map(({ id }) => id);
  expect(name(6, after)).toEqual(name(4));
  expect(name(1)).toContain(name(1, after)[0]);
  expect(before.map(({ id }) => id)).not.toContain(name(9, after)[0]);
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

const front = async () => ((await fixture('broom_service-start-5')).setting as unknown as Setting).sheet!;

test('the first pawn in an area leaves every landmark of the drawn map in sight', async () => {
  const landmarks = landmarksIn(frontDrawn);
  expect(landmarks.length).toBeGreaterThan(20);
  const standing = slotsOf(await front(), landmarks).map(([first]) => first!);
  const isBefore = ({ x, y }: { x: number; y: number }) => landmarks.some(([left, top, right, bottom]) => Math.abs(x - (left + right) / 2) < 17 && Math.abs(y - (top + bottom) / 2) < 17);
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
