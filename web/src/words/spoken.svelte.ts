/** The words of the present language, for every page; a table adds those of its game. */
import { settings } from '../settings.svelte';
import { Words, type Args } from './fluent';
import { gameTexts, pageTexts } from './languages';

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

/** The words of a game together with those of the page. */
export async function wordsOf(game: string): Promise<Words> {
  const texts = await Promise.all([pageTexts(settings.language), gameTexts(game, settings.language)]);
  return new Words(settings.language, texts.flat());
}
