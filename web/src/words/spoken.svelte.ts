/** The words of the present language, for every page; a table adds those of its game. */
import { settings } from '../settings.svelte';
import { Words, type Args } from './fluent';
import { gameTexts, pageTexts, type Language } from './languages';

class Spoken {
  words = $state.raw(new Words('en', []));

  async load(): Promise<void> {
    this.words = new Words(settings.language, await pageTexts(settings.language));
  }
}

export const spoken = new Spoken();

/** A sentence of the page in the present language. */
export function say(id: string, args?: Args): string {
  return spoken.words.say(id, args);
}

const known = new Map<string, Promise<Words>>();

/** The words of a game together with those of the page, read once for each language: not again at every table. */
export function wordsOf(game: string): Promise<Words> {
  const { language } = settings;
  const name = `${language} ${game}`;
  const found = known.get(name) ?? read(game, language);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function read(game: string, language: Language): Promise<Words> {
  const texts = await Promise.all([pageTexts(language), gameTexts(game, language)]);
  return new Words(language, texts.flat());
}
