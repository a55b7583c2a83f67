// @vitest-environment happy-dom
/** The boards of today draw films of every rules version, step after step: `tools/test_data/make_fixtures.py` unpacks them. */
import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { BoardProps, GameEvent } from '../src/boards/types';
import { MoveChoice } from '../src/choosing';
import { board } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';
import { openEvents } from '../src/replay/film.svelte';
import { handsOf } from '../src/replay/hands';
import { Words } from '../src/words/fluent';
import { GameWords } from '../src/words/games';

type Data = Record<string, unknown>;

interface Film {
  game: string;
  players: number;
  setting: Data;
  /** By viewer: the number of a seat, `spectators` or `open`. */
  steps: Record<string, { number: number; view: Data; events: GameEvent[] }[]>;
}

const FILMS = import.meta.glob<Film>('../fixtures/films/*.json', { import: 'default' });
const TEXTS = import.meta.glob<string>('../../src/coven/games/*/words/en.ftl', { import: 'default', eager: true });
const SPOILT = /undefined|NaN|\[object/;
document.documentElement.dataset.motion = 'reduced'; // the next step does not wait for what still travels

function nameless(target: Element): Element[] {
  return [...target.querySelectorAll('[role=button], [role=img]')].filter((node) => !node.getAttribute('aria-label'));
}

/** Shows a film to one viewer: what went wrong, by the number of the step. */
async function watched(film: Film, viewer: string): Promise<string[]> {
  const steps = film.steps[viewer]!;
  const props: BoardProps<Data, Data> = $state({
    ...steps[0]!,
    setting: film.setting,
    me: /^\d+$/.test(viewer) ? Number(viewer) : null,
    seats: Array.from({ length: film.players }, (_, seat) => ({ name: `Witch ${seat}`, bot: null, connected: true })),
    choosing: new MoveChoice({ send: () => {}, why: () => {}, mustConfirm: () => false }),
    say: speaker(film.game, 'en'),
  });
  const target = document.body.appendChild(document.createElement('div'));
  const app = mount(await board(film.game), { target, props });
  const faults: string[] = [];
  for (const { number, view, events } of steps) {
    Object.assign(props, { view, events });
    flushSync();
    const spoilt = SPOILT.exec(target.innerHTML);
    if (spoilt) faults.push(`${number}: ${spoilt[0]} is drawn`);
    if (nameless(target).length > 0) faults.push(`${number}: something drawn has no name`);
    if (target.childElementCount === 0) faults.push(`${number}: nothing is drawn`);
  }
  await unmount(app);
  target.remove();
  return faults;
}

test('there are films of all three games', () => {
  const games = Object.keys(FILMS).map((path) => /films\/(\w+)-\d+\.json$/.exec(path)![1]);
  expect(new Set(games)).toEqual(new Set(['witches', 'wandering_towers', 'broom_service']));
});

describe.each(Object.keys(FILMS))('%s', (path) => {
  test('is drawn for every viewer', async () => {
    const film = await FILMS[path]!();
    expect(Object.keys(film.steps)).toHaveLength(film.players + 2);
    expect(film.steps['0']!.length).toBeGreaterThan(5);
    for (const viewer of Object.keys(film.steps).filter((one) => one !== 'open'))
      expect(await watched(film, viewer), viewer).toEqual([]);
  });

  test('speaks to nobody and says nothing twice where it is open', async () => {
    const film = await FILMS[path]!();
    const words = new Words('en', [TEXTS[`../../src/coven/games/${film.game}/words/en.ftl`]!]);
    const gameWords = await GameWords.of(film.game, words);
    const seats = Array.from({ length: film.players }, (_, seat) => `Witch ${seat}`);
    for (const { number, view, events } of film.steps.open!) {
      const shown = { view, setting: film.setting, rows: [], seats, words };
      const texts = openEvents(events).map((event) => gameWords.event(event, shown));
      expect(
        texts.filter((text) => /\byour?\b/i.test(text)),
        `${number}`,
      ).toEqual([]);
      expect(new Set(texts).size, `${number}: ${texts.join(' ')}`).toBe(texts.length);
    }
  });

  test('shows everybody’s cards where it is open', async () => {
    const film = await FILMS[path]!();
    const hands = film.steps.open!.map(({ view }) => handsOf(view));
    expect(hands.every((each) => each.length === film.players)).toBe(true);
    expect(hands.some((each) => each.every((hand) => hand.length > 0))).toBe(true);
  });
});
