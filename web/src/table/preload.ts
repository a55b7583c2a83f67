/** Everything a table needs is on its way before there is one: while the server is asked to open it. */
import { boardOf } from '../boards/load';
import { GameWords } from '../words/games';
import { wordsOf } from '../words/spoken.svelte';

/** What fails here is asked for again, and told, by the table. */
export function preload(game: string): void {
  void Promise.allSettled([import('./TablePage.svelte'), boardOf(game), GameWords.of(game, wordsOf(game))]);
}
