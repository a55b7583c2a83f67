// @vitest-environment happy-dom
/** Everything on the boards says what it means, in every language, with a ruling that exists. */
import { readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { MoveChoice } from '../src/choosing';
import { allThings, meaningOf, thingAround } from '../src/explaining/explaining.svelte';
import { board, fixture, type Fixture } from '../src/gallery/fixtures';
import { speaker } from '../src/gallery/words';
import { LANGUAGES } from '../src/words/generated';
import type { Language } from '../src/words/languages';

/** What is a card, a tile, a cloud, an icon or a badge. */
const THINGS: Record<Fixture['game'], string> = {
  witches:
    '.held, .laid, .packed, .small, .led, .alarm, .spell, .plate .who, .plate dl > div, .tray p, .sum, .sheet .who',
  wandering_towers:
    '.tower, .wizard, .keep, .hidden, .spell, .hand .half, .played, .die, .pile, .look, .flasks, .home, .partner, .seats .name',
  broom_service:
    '.role-card, .event, .bewitched, .cloud-piece, .thing.tower, .tile, .pawn, .area, .good, .leads, .turn li, .seats .name',
};

async function laid<Result>(one: Fixture, language: Language, look: (target: HTMLElement) => Result): Promise<Result> {
  const choosing = new MoveChoice({ send: () => undefined, why: () => undefined, mustConfirm: () => false });
  choosing.offer(one.moves);
  const target = document.body.appendChild(document.createElement('div'));
  const Board = await board(one.game);
  const app = mount(Board, { target, props: { ...one, choosing, say: speaker(one.game, language) } });
  flushSync();
  const found = look(target);
  void unmount(app);
  target.remove();
  return found;
}

function rulings(game: string): Set<number> {
  const text = readFileSync(`../src/coven/games/${game}/RULES.md`, 'utf-8');
  return new Set([...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));
}

/** Moments with as much on the table as there can be; each language looks at another of every game. */
const MOMENTS: Record<Language, string[]> = {
  en: ['witches-middle-4', 'wandering_towers-middle-6-teams', 'broom_service-middle-5-back'],
  de: ['witches-start-3', 'wandering_towers-middle-4-master', 'broom_service-start-3-back'],
  nl: ['witches-casting-4', 'wandering_towers-choosing_card_11-1', 'broom_service-following_45-2'],
};

test.each(LANGUAGES.flatMap((language) => MOMENTS[language].map((name) => [name, language] as const)))(
  '%s: all there is explains itself in words, with the rule (%s)',
  async (name, language) => {
    const one = await fixture(name);
    const { mute, told, others } = await laid(one, language, (target) => ({
      mute: [...target.querySelectorAll(THINGS[one.game])].filter(
        (node) => !thingAround(node) && !node.closest('.gone'),
      ),
      told: allThings().flatMap((node) => meaningOf(node) ?? []),
      others: target.querySelectorAll('[title]').length, // of the browser itself: told by no keyboard and no finger
    }));
    expect(mute.map((node) => node.outerHTML.slice(0, 80))).toEqual([]);
    expect(others).toBe(0);
    const words = told.flatMap(({ title, text }) => [title, text ?? '']);
    const raw = words.filter((text) => text === '' || /[{}]|undefined|NaN/.test(text));
    expect([...new Set(raw)]).toEqual([]);
    const known = rulings(one.game);
    expect(told.filter(({ rule }) => rule != null && !known.has(rule))).toEqual([]);
    expect(told.filter(({ rule }) => rule != null).length).toBeGreaterThan(10);
  },
);
