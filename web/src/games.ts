/** The games of the server, asked for once; and how they begin when nobody wants to choose. */
import { lobby } from './protocol/api';
import type { GameInfo, SeatRequest, TableRequest } from './protocol/generated';

let asked: Promise<GameInfo[]> | null = null;

export function allGames(): Promise<GameInfo[]> {
  asked ??= lobby.games().then((games) => [...games].sort((one, other) => place(one.name) - place(other.name)));
  asked.catch(() => (asked = null));
  return asked;
}

const ORDER = ['witches', 'wandering_towers', 'broom_service'];

/** Where a game stands in lists. */
export function place(name: string): number {
  const at = ORDER.indexOf(name);
  return at < 0 ? ORDER.length : at;
}

export const USUAL_PLAYERS: Record<string, number> = { witches: 4, wandering_towers: 4, broom_service: 4 };
/** The level a bot goes by on the pages. */
export function levelOf(bot: string, game: GameInfo): string {
  return bot === game.usual_bot ? game.usual_level : bot;
}

export function usualPlayers(game: GameInfo): number {
  const usual = USUAL_PLAYERS[game.name] ?? 4;
  return game.players.includes(usual) ? usual : game.players[0]!;
}

/** Me and friends, as the rulebook has it: whoever has the link sits down. */
export function withFriends(game: GameInfo): TableRequest {
  const friends: SeatRequest[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kept_for: 'friends' }));
  return { game: game.name, seats: [{ kept_for: 'me' }, ...friends] };
}

/** Me against bots, as the rulebook has it. */
export function againstBots(game: GameInfo): TableRequest {
  const bots: SeatRequest[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({
    kept_for: 'bot',
    bot: game.usual_level,
  }));
  return { game: game.name, seats: [{ kept_for: 'me' }, ...bots] };
}
