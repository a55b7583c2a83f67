/** What games are called on the pages; one the pages don't know by its name. */
import { keyOf } from './fluent';
import { say, spoken } from './spoken.svelte';

export function titleOf(game: string): string {
  const id = keyOf('web-title', game);
  return spoken.words.has(id) ? say(id) : game.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** A line about a game, if the pages have one. */
export function lineOf(kind: 'about' | 'facts', game: string, args: Record<string, unknown> = {}): string {
  const id = keyOf(`web-${kind}`, game);
  return spoken.words.has(id) ? say(id, args) : '';
}
