import type { Choosing } from '../choosing';

export type GameEvent = { kind: string; [argument: string]: unknown };

/** What happened, whether it is told of one wizard or of those who play together. */
export const kindOf = ({ kind }: GameEvent): string => kind.replace(/_together$/, '');

export interface SeatShown {
  name: string;
  bot: string | null;
  connected: boolean;
}

export interface BoardProps<View, Setting> {
  view: View;
  setting: Setting;
  me: number | null;
  seats: SeatShown[];
  choosing: Choosing;
  /** Of the last update, in order, for animation. */
  events: GameEvent[];
  /** Everything that happened, as far as this page knows, for the trail of what others did; in a replay nothing. */
  past?: readonly GameEvent[];
  /** Fluent: the message of this id, arguments filled in. */
  say: (id: string, args?: Record<string, unknown>) => string;
  /** The address of the drawn map, for a game that has one. */
  map?: string;
}
