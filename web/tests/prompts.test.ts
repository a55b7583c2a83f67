/** The sentence of a table comes from the view: whose turn it is and what they must do, with names in the place of seats. */
import { describe, expect, it } from 'vitest';
import { NAMES, fixture } from '../src/gallery/fixtures';
import { Words } from '../src/words/fluent';
import { GameWords, type AnyShown } from '../src/words/games';

const TEXTS = import.meta.glob<string>('../../src/coven/games/*/words/*.ftl', { import: 'default', eager: true });
const SEATS = ['Ada', 'Bertha', 'Circe', 'Dagmar', 'Edda', 'Freya'];

function wordsOf(game: string, language: string): Words {
  return new Words(language, [TEXTS[`../../src/coven/games/${game}/words/${language}.ftl`] ?? '']);
}

async function sentence(game: string, view: Record<string, unknown>, language = 'en'): Promise<string> {
  const gameWords = await GameWords.of(game, wordsOf(game, language));
  return gameWords.sentence({ view, setting: {}, rows: [], seats: SEATS, words: gameWords.words } satisfies AnyShown);
}

describe('the prompt of a view', () => {
  it('is told with the names of the seats', async () => {
    const pass = { id: 'prompt-pass', args: { player: 0, count: 3, receiver: 1 } };
    expect(await sentence('witches', { prompt: pass })).toBe('Ada, choose 3 cards for Bertha.');
    const wait = { id: 'prompt-wait-passing', args: { players: [1, 2] } };
    expect(await sentence('witches', { prompt: wait }, 'de')).toBe('Warten auf die Karten von Bertha, Circe.');
  });

  it('puts codes into words', async () => {
    const args = { player: 2, role: 'valley-druid', manner: 'brave', landscapes: ['forest', 'prairie'], bonus: 1 };
    expect(await sentence('broom_service', { prompt: { id: 'prompt-druid', args } })).toBe(
      'Circe: valley druid, brave: deliver with a pawn (forest, prairie) for 1 point more. Perform it, or leave it.',
    );
  });

  it('has words in every language at every moment of a real game', async () => {
    for (const name of NAMES) {
      const { game, view } = await fixture(name);
      for (const language of ['en', 'de', 'nl']) {
        const told = await sentence(game, view, language);
        expect(told, `${name} in ${language}`).toMatch(/\S/);
        expect(told).not.toMatch(/[{}$]|undefined|prompt-/);
      }
    }
  });

  it('is missing in films from before there were any: then only the end is told', async () => {
    expect(await sentence('witches', { over: false })).toBe('');
    expect(await sentence('witches', { over: true })).toBe('The game is over.');
  });

  it('says nothing in a game without words here', async () => {
    expect(await sentence('cauldron', { prompt: { id: 'prompt-throw', args: { player: 0 } } })).toBe('');
  });
});
