/** What is asked over HTTP. Every fault is a `Fault` with the server's code. */
import type {
  AdminTables, BanInfo, BanRequest, DailyBoard, DailyInfo, ErrorLine, EventsInfo, GameInfo, GameResults, GuideTable, HintJob, Leaderboard, Load, MoveInfo, MyRating, MyTable, NewAccountInfo, PersonFound, PersonInfo, RematchMade, ReplayInfo, ReplayStep, ReviewJob, SessionInfo, TableInfo, TableKey, TableMade, TableRequest, TableSummary, WhyInfo,
} from './generated';

export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await reached(method, path, body);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw faultOf(text, response.status);
}

async function reached(method: string, path: string, body?: unknown): Promise<Response> {
  const more = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(`/api/v1${path}`, { method, ...more });
  } catch {
    throw new Fault('unreachable', 'The server can’t be reached.');
  }
}

function faultOf(text: string, status: number): Fault {
  try {
    const { code, message, details } = JSON.parse(text);
    return new Fault(code, message, details, status);
  } catch {
    return new Fault('failed', 'Something went wrong.', {}, status);
  }
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T = void>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Where the browser itself fetches something of a table; `key` is that of the link, for those who came by it. */
export const mapOf = (id: string, key: string | null) => `/api/v1${table(id)}/map.svg${asQuery({ key })}`;
export const recordOf = (id: string, key: string | null) => `/api/v1${table(id)}/record${asQuery({ key })}`;

/** The most a guest may be asked for: a name. */
export const people = {
  here: () => get<PersonInfo | null>('/people/here'),
  guest: (name: string) => post<PersonInfo>('/people/guest', { name }),
  rename: (name: string) => ask<PersonInfo>('PATCH', '/people/me', { name }),
  makeAccount: (login: string, password: string) => post<NewAccountInfo>('/people/account', { login, password }),
  signIn: (login: string, password: string) => post<PersonInfo>('/people/sign-in', { login, password }),
  recover: (login: string, code: string, password: string) => post<PersonInfo>('/people/recover', { login, code, password }),
  signOut: () => post('/people/sign-out'),
  changePassword: (old: string, fresh: string) => post('/people/me/password', { old, new: fresh }),
  newCodes: (password: string) => post<string[]>('/people/me/recovery-codes', { password }),
  sessions: () => get<SessionInfo[]>('/people/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/people/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<void>('DELETE', '/people/me/sessions'),
  exported: () => get<unknown>('/people/me/export'),
  forget: () => ask<void>('DELETE', '/people/me'),
};

/** Which of my finished games: those of a game, with somebody, won or lost; what is empty does not matter. */
export interface WantedGames {
  game: string;
  person: string;
  result: '' | 'won' | 'lost';
  page: number;
}

export const lobby = {
  games: () => get<GameInfo[]>('/games'),
  make: (asked: TableRequest) => post<TableMade>('/tables', asked),
  learn: (game: string) => post<GuideTable>(`/guides/${encodeURIComponent(game)}`),
  open: () => get<TableSummary[]>('/tables?status=open'),
  playing: () => get<TableSummary[]>('/tables?status=playing'),
  mine: () => get<MyTable[]>('/me/tables'),
  finished: ({ game, person, result, page }: WantedGames) => get<GameResults>(`/me/games${asQuery({ game: game || null, person: person.trim() || null, result: result || null, page })}`),
  look: (id: string, key: string | null) => get<TableInfo>(`${table(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  key: async (id: string) => (await get<TableKey>(`${table(id)}/key`)).key,
  join: (id: string, key: string | null, seat: number | null = null) => post<{ seat: number }>(`${table(id)}/join`, { key, seat }),
  plan: (id: string, seat: number, plan: { kept_for: string; bot?: string | null }) => ask<void>('PUT', `${table(id)}/seats/${seat}`, { plan }),
  start: (id: string) => post(`${table(id)}/start`),
  leave: (id: string) => post(`${table(id)}/leave`),
  letBotPlay: (id: string, seat: number | null, bot: string | null = null) => post(`${table(id)}/bot${asQuery({ seat })}`, { bot }),
  takeBack: (id: string, seat: number | null) => post(`${table(id)}/back${asQuery({ seat })}`),
  rematch: (id: string) => post<RematchMade>(`${table(id)}/rematch`),
  mute: (id: string, line: number) => post(`${table(id)}/chat/${line}/mute`),
  events: (id: string, seat: number | null) => get<EventsInfo>(`${table(id)}/events${asQuery({ seat })}`),
  why: (id: string, move: string, seat: number | null) => get<WhyInfo>(`${table(id)}/why${asQuery({ move, seat })}`),
};

/** From whose eyes a finished game is seen: a seat's, everybody's, or (null) a spectator's. */
export type Watch = number | 'open' | null;

export const films = {
  info: (id: string, watch: Watch, key: string | null) => get<ReplayInfo>(`${table(id)}/replay${asQuery({ ...eyes(watch), key })}`),
  views: (id: string, first: number, count: number, watch: Watch, key: string | null) =>
    get<ReplayStep[]>(`${table(id)}/views${asQuery({ first, count, ...eyes(watch), key })}`),
  moves: (id: string, number: number, seat: number, key: string | null) => get<MoveInfo[]>(`${table(id)}/replay/${number}/moves${asQuery({ seat, key })}`),
  fork: (id: string, move: number, seat: number, bot: string | null, key: string | null) =>
    post<TableMade>(`${table(id)}/fork${asQuery({ key })}`, { move, seat, bot }),
  record: async (id: string, key: string | null) => (await reached('GET', `${table(id)}/record${asQuery({ key })}`)).text(),
};

/** What takes a while: asked for once, then looked at until it is done. */
export const analysis = {
  askHint: (id: string, seat: number | null) => post<HintJob>(`${table(id)}/hint${asQuery({ seat })}`),
  hint: (id: string, seat: number | null) => get<HintJob>(`${table(id)}/hint${asQuery({ seat })}`),
  askReview: (id: string, seat: number | null, key: string | null) => post<ReviewJob>(`${table(id)}/review${asQuery({ seat, key })}`),
  review: (id: string, seat: number | null, key: string | null) => get<ReviewJob>(`${table(id)}/review${asQuery({ seat, key })}`),
};

export const daily = {
  today: () => get<DailyInfo[]>('/daily'),
  play: (game: string) => post<{ id: string }>(`/daily/${encodeURIComponent(game)}`),
  board: (game: string, day: string) => get<DailyBoard>(`/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`),
};

export const ratings = {
  board: (game: string, players: number, page: number) => get<Leaderboard>(`/ratings/${encodeURIComponent(game)}${asQuery({ players, page })}`),
  mine: () => get<MyRating[]>('/me/ratings'),
};

/** For admins alone; everybody else is answered `not_admin`. */
export const admin = {
  isMe: () => get<boolean>('/admins/me'),
  load: () => get<Load>('/admin/load'),
  errors: () => get<ErrorLine[]>('/admin/errors'),
  tables: (status: string | null, page: number) => get<AdminTables>(`/admin/tables${asQuery({ status, page })}`),
  close: (id: string) => post(`/admin/tables/${encodeURIComponent(id)}/close`),
  people: (name: string) => get<PersonFound[]>(`/admin/people${asQuery({ name })}`),
  bans: () => get<BanInfo[]>('/admin/bans'),
  ban: (asked: BanRequest) => post<BanInfo[]>('/admin/bans', asked),
  lift: (id: string) => ask<void>('DELETE', `/admin/bans/${encodeURIComponent(id)}`),
  announce: (text: string) => post('/admin/announcements', { text }),
};

function eyes(watch: Watch): Record<string, number | boolean | null> {
  return watch === 'open' ? { open: true } : { seat: watch };
}

function asQuery(values: Record<string, string | number | boolean | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}
