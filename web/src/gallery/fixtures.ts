/** The moments of real games that `python tools/test_data/make_fixtures.py` writes. */
import type { Component } from 'svelte';
import type { Row } from '../choosing';
import type { BoardProps, GameEvent, SeatShown } from '../boards/types';

export interface Fixture {
  game: 'witches' | 'wandering_towers' | 'broom_service';
  players: number;
  me: number;
  view: Record<string, unknown>;
  setting: Record<string, unknown>;
  moves: Row[];
  events: GameEvent[];
  seats: SeatShown[];
}

const FILES = import.meta.glob<Fixture>('../../fixtures/*.json', { import: 'default' });
const BOARDS = import.meta.glob<Component<BoardProps<never, never>>>('../boards/*/Board.svelte', { import: 'default' });

export const NAMES = Object.keys(FILES).map((path) => path.slice('../../fixtures/'.length, -'.json'.length));

export function fixture(name: string): Promise<Fixture> {
  return FILES[`../../fixtures/${name}.json`]!();
}

export async function board(game: string): Promise<Component<BoardProps<any, any>>> {
  return (await BOARDS[`../boards/${game}/Board.svelte`]!()) as Component<BoardProps<any, any>>;
}

export function mapOf(shown: Fixture): string | undefined {
  return shown.game === 'broom_service' ? `/fixtures/map-${String(shown.setting.side)}.svg` : undefined;
}
