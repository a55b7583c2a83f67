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
const WITCHES = ['Agatha', 'Bertha', 'Circe', 'Dagmar', 'Edda', 'Fenella', 'Gwen', 'Hilda', 'Isolde', 'Jorunn', 'Kirke', 'Lavinia'];

/** Bots have names of witches, the same for everybody at the table. */
export function botName(seat: number): string {
  return WITCHES[seat % WITCHES.length]!;
}

const SKILLED = 'skilled';

/** The level a bot goes by on the pages: a game's usual one plays as the level skilled does. */
export function levelOf(bot: string, game: GameInfo): string {
  return bot === game.usual_bot && game.bots.includes(SKILLED) ? SKILLED : bot;
}

/** The bots a page offers, weakest first. */
export function offeredBots(game: GameInfo): string[] {
  const levels = game.bots.filter((bot) => levelOf(bot, game) === bot);
  return [...levels.filter((bot) => bot === 'random'), ...levels.filter((bot) => bot !== 'random')];
}

/** What bots are called in lists of tables. */
export async function botLevels(): Promise<ReadonlySet<string>> {
  return new Set((await allGames()).flatMap((game) => game.bots));
}

/** The names of a table in a list: a bot is told by its level and its seat, and has the name it has at the table. */
export function namesOf(names: readonly string[], bots: ReadonlySet<string>): string {
  return names.map((name) => {
    const [, level = '', seat = '1'] = /^(\S+) (\d+)$/.exec(name) ?? [];
    return bots.has(level) ? botName(Number(seat) - 1) : name;
  }).join(', ');
}

export function usualPlayers(game: GameInfo): number {
  const usual = USUAL_PLAYERS[game.name] ?? 4;
  return game.players.includes(usual) ? usual : game.players[0]!;
}

/** Me against bots, as the rulebook has it. */
export function againstBots(game: GameInfo): TableRequest {
  const bots: SeatRequest[] = Array.from({ length: usualPlayers(game) - 1 }, () => ({ kept_for: 'bot', bot: levelOf(game.usual_bot, game) }));
  return { game: game.name, seats: [{ kept_for: 'me' }, ...bots] };
}
