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
/** A board of whatever game: its fixture has the view and the setting it wants. */
export type AnyBoard = Component<BoardProps<Fixture['view'], Fixture['setting']>>;
const BOARDS = import.meta.glob<AnyBoard>('../boards/*/Board.svelte', { import: 'default' });

export const NAMES = Object.keys(FILES).map((path) => path.slice('../../fixtures/'.length, -'.json'.length));

export function fixture(name: string): Promise<Fixture> {
  return FILES[`../../fixtures/${name}.json`]!();
}

export function board(game: string): Promise<AnyBoard> {
  return BOARDS[`../boards/${game}/Board.svelte`]!();
}

export function mapOf(shown: Fixture): string | undefined {
  return shown.game === 'broom_service' ? `/fixtures/map-${String(shown.setting.side)}.svg` : undefined;
}
