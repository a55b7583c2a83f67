/** What is asked over HTTP. Every fault is a `Fault` with the server's code. */
import type {
  AdminTables,
  AuditLine,
  BanInfo,
  BanRequest,
  DailyBoard,
  DailyInfo,
  DailyStreak,
  ErrorLine,
  EventsInfo,
  FinalInfo,
  FailedSignInsInfo,
  FriendLists,
  FriendshipInfo,
  GameInfo,
  GameResults,
  GuideTable,
  HintJob,
  InvitationInfo,
  Leaderboard,
  Load,
  MailInfo,
  MailRequest,
  MoveInfo,
  MyRating,
  MyTable,
  NewAccountInfo,
  NewPasskey,
  PasskeyAnswer,
  PasskeyInfo,
  PersonFound,
  PersonInfo,
  Profile,
  ProfileSettings,
  PushInfo,
  PushRequest,
  RematchMade,
  ReplayInfo,
  ReplayStep,
  ReviewJob,
  SeatProfile,
  SessionInfo,
  TableInfo,
  TableKey,
  TableMade,
  TableRequest,
  TableSummary,
  WhyInfo,
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
  const more =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(`/api/v2${path}`, { method, ...more });
  } catch {
    throw new Fault('unreachable', 'The server can’t be reached.');
  }
}

function faultOf(text: string, status: number): Fault {
  try {
    const { code, message, details } = JSON.parse(text) as Pick<Fault, 'code' | 'message' | 'details'>;
    return new Fault(code, message, details, status);
  } catch {
    return new Fault('failed', 'Something went wrong.', {}, status);
  }
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T = void>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
const remove = (path: string, body?: unknown) => ask<undefined>('DELETE', path, body);
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** Where the browser itself fetches something of a table; `key` is that of the link, for those who came by it. */
export const mapOf = (id: string, key: string | null) => `/api/v2${table(id)}/map.svg${asQuery({ key })}`;
export const recordOf = (id: string, key: string | null) => `/api/v2${table(id)}/record${asQuery({ key })}`;

/** The most a guest may be asked for: a name. */
export const people = {
  here: () => get<PersonInfo | null>('/people/here'),
  guest: (name: string) => post<PersonInfo>('/people/guest', { name }),
  rename: (name: string) => ask<PersonInfo>('PATCH', '/people/me', { name }),
  makeAccount: (login: string, password: string) => post<NewAccountInfo>('/people/account', { login, password }),
  signIn: (login: string, password: string) => post<PersonInfo>('/people/sign-in', { login, password }),
  recover: (login: string, code: string, password: string) =>
    post<PersonInfo>('/people/recover', { login, code, password }),
  signOut: () => post('/people/sign-out'),
  changePassword: (old: string, fresh: string) => post('/people/me/password', { old, new: fresh }),
  newCodes: (password: string) => post<string[]>('/people/me/recovery-codes', { password }),
  sessions: () => get<SessionInfo[]>('/people/me/sessions'),
  endSession: (id: string) => remove(`/people/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => remove('/people/me/sessions'),
  failedSignIns: () => get<FailedSignInsInfo | null>('/people/me/failed-sign-ins'),
  readFailedSignIns: (until: number) => remove(`/people/me/failed-sign-ins${asQuery({ until })}`),
  exported: () => get<unknown>('/people/me/export'),
  forget: (password: string | null) => remove('/people/me', { password }),
};

/** `protocol/passkeys.ts` has what the browser does between the options and the answer. */
export const passkeys = {
  mine: () => get<PasskeyInfo[]>('/people/me/passkeys'),
  options: (password: string) =>
    post<PublicKeyCredentialCreationOptionsJSON>('/people/passkeys/make/options', { password }),
  add: (made: NewPasskey) => post<PasskeyInfo>('/people/me/passkeys', made),
  remove: (id: string) => remove(`/people/me/passkeys/${encodeURIComponent(id)}`),
  signInOptions: () => post<PublicKeyCredentialRequestOptionsJSON>('/people/passkeys/sign-in/options'),
  signIn: (answer: PasskeyAnswer) => post<PersonInfo>('/people/passkeys/sign-in', answer),
  confirmOptions: () => post<PublicKeyCredentialRequestOptionsJSON>('/people/passkeys/confirm/options'),
  confirm: (answer: PasskeyAnswer) => post('/people/passkeys/confirm', answer),
};

/** `protocol/push.ts` has what the browser does. */
export const push = {
  mine: () => get<PushInfo>('/me/push'),
  on: (asked: PushRequest) => ask<undefined>('PUT', '/me/push', asked),
  off: () => remove('/me/push'),
};

export const mail = {
  mine: () => get<MailInfo>('/me/mail'),
  give: (address: string, language: MailRequest['language']) =>
    ask<MailInfo>('PUT', '/me/mail', { address, language } satisfies MailRequest),
  forget: () => remove('/me/mail'),
  confirm: (token: string) => post('/mail/confirm', { token }),
  stop: (token: string) => post(`/mail/stop${asQuery({ token })}`),
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
  finished: ({ game, person, result, page }: WantedGames) =>
    get<GameResults>(
      `/me/games${asQuery({ game: game || null, person: person.trim() || null, result: result || null, page })}`,
    ),
  info: (id: string, key: string | null) =>
    get<TableInfo>(`${table(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  key: async (id: string) => (await get<TableKey>(`${table(id)}/key`)).key,
  join: (id: string, key: string | null, seat: number | null = null) =>
    post<{ seat: number }>(`${table(id)}/join`, { key, seat }),
  plan: (id: string, seat: number, plan: { kept_for: string; bot?: string | null }) =>
    ask<undefined>('PUT', `${table(id)}/seats/${seat}`, { plan }),
  fillWithBots: (id: string, bot: string | null) => post(`${table(id)}/bots`, { bot }),
  takeBotsOut: (id: string) => remove(`${table(id)}/bots`),
  start: (id: string) => post(`${table(id)}/start`),
  leave: (id: string) => post(`${table(id)}/leave`),
  letBotPlay: (id: string, seat: number | null, bot: string | null = null) =>
    post(`${table(id)}/bot${asQuery({ seat })}`, { bot }),
  standIn: (id: string, seat: number) => post(`${table(id)}/seats/${seat}/bot`),
  takeBack: (id: string, seat: number | null) => post(`${table(id)}/back${asQuery({ seat })}`),
  rematch: (id: string) => post<RematchMade>(`${table(id)}/rematch`),
  mute: (id: string, line: number) => post(`${table(id)}/chat/${line}/mute`),
  events: (id: string, seat: number | null) => get<EventsInfo>(`${table(id)}/events${asQuery({ seat })}`),
  isFinal: async (id: string, move: string, seat: number | null) =>
    (await get<FinalInfo>(`${table(id)}/final${asQuery({ move, seat })}`)).final,
  why: (id: string, move: string, seat: number | null) => get<WhyInfo>(`${table(id)}/why${asQuery({ move, seat })}`),
};

/** From whose eyes a finished game is seen: a seat's, everybody's, or (null) a spectator's. */
export type Viewer = number | 'open' | null;

export const films = {
  info: (id: string, viewer: Viewer, key: string | null) =>
    get<ReplayInfo>(`${table(id)}/replay${asQuery({ ...asParameters(viewer), key })}`),
  views: (id: string, first: number, count: number, viewer: Viewer, key: string | null) =>
    get<ReplayStep[]>(`${table(id)}/views${asQuery({ first, count, ...asParameters(viewer), key })}`),
  moves: (id: string, number: number, seat: number, key: string | null) =>
    get<MoveInfo[]>(`${table(id)}/replay/${number}/moves${asQuery({ seat, key })}`),
  fork: (id: string, move: number, seat: number, bot: string | null, key: string | null) =>
    post<TableMade>(`${table(id)}/fork${asQuery({ key })}`, { move, seat, bot }),
  record: async (id: string, key: string | null) =>
    (await reached('GET', `${table(id)}/record${asQuery({ key })}`)).text(),
};

/** What takes a while: asked for once, then looked at until it is done. */
export const analysis = {
  askHint: (id: string, seat: number | null) => post<HintJob>(`${table(id)}/hint${asQuery({ seat })}`),
  hint: (id: string, seat: number | null) => get<HintJob>(`${table(id)}/hint${asQuery({ seat })}`),
  askReview: (id: string, seat: number | null, key: string | null) =>
    post<ReviewJob>(`${table(id)}/review${asQuery({ seat, key })}`),
  review: (id: string, seat: number | null, key: string | null) =>
    get<ReviewJob>(`${table(id)}/review${asQuery({ seat, key })}`),
};

/** Another's id as a part of a path. */
const one = (id: string) => `/${encodeURIComponent(id)}`;

export const profiles = {
  mine: () => get<Profile>('/me/profile'),
  of: (id: string) => get<Profile>(`/profiles${one(id)}`),
  at: (id: string, key: string | null) => get<SeatProfile[]>(`${table(id)}/profiles${asQuery({ key })}`),
  settings: () => get<ProfileSettings>('/me/profile/settings'),
  change: (settings: ProfileSettings) => ask<ProfileSettings>('PUT', '/me/profile/settings', settings),
};

/** For accounts alone; a guest is answered `no_account`. */
export const friends = {
  mine: () => get<FriendLists>('/me/friends'),
  ask: async (id: string) => (await ask<FriendshipInfo>('PUT', `/me/friends${one(id)}`)).friendship,
  end: (id: string) => remove(`/me/friends${one(id)}`),
  block: (id: string) => ask<undefined>('PUT', `/me/blocked${one(id)}`),
  unblock: (id: string) => remove(`/me/blocked${one(id)}`),
  invite: (id: string, friend: string) => post(`${table(id)}/invitations${one(friend)}`),
  invitations: () => get<InvitationInfo[]>('/me/invitations'),
  ignore: (id: string) => remove(`/me/invitations${one(id)}`),
};

export const daily = {
  streak: () => get<DailyStreak>('/me/daily'),
  today: () => get<DailyInfo[]>('/daily'),
  play: (game: string) => post<{ id: string }>(`/daily/${encodeURIComponent(game)}`),
  board: (game: string, day: string) =>
    get<DailyBoard>(`/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`),
};

export const ratings = {
  board: (game: string, players: number, page: number) =>
    get<Leaderboard>(`/ratings/${encodeURIComponent(game)}${asQuery({ players, page })}`),
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
  lift: (id: string) => remove(`/admin/bans/${encodeURIComponent(id)}`),
  announce: (text: string) => post('/admin/announcements', { text }),
  log: (before: number | null) => get<AuditLine[]>(`/admin/log${asQuery({ before })}`),
};

function asParameters(viewer: Viewer): Record<string, number | boolean | null> {
  return viewer === 'open' ? { open: true } : { seat: viewer };
}

function asQuery(values: Record<string, string | number | boolean | null>): string {
  const given = Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)]);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}
