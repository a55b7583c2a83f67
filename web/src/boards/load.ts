/** The board of a game, loaded when a table or a replay wants it. */
import type { Component } from 'svelte';

export type AnyBoard = Component<Record<string, unknown>>;
const BOARDS = import.meta.glob<AnyBoard>('./*/Board.svelte', { import: 'default' });

/** Nothing for a game this page has no board for. */
export async function boardOf(game: string): Promise<AnyBoard | null> {
  return (await BOARDS[`./${game}/Board.svelte`]?.()) ?? null;
}
