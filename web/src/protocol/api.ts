/** What is asked over HTTP. Every fault is a `Fault` with the server's code. */
import type {
  EventsInfo, GameInfo, GuideTable, MyTable, NewAccountInfo, PersonInfo, RematchMade, ReplayStep, SessionInfo, TableInfo, TableMade, TableRequest, TableSummary, WhyInfo,
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
  newCodes: () => post<string[]>('/people/me/recovery-codes'),
  sessions: () => get<SessionInfo[]>('/people/me/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/people/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask<void>('DELETE', '/people/me/sessions'),
  exported: () => get<unknown>('/people/me/export'),
  forget: () => ask<void>('DELETE', '/people/me'),
};

export const lobby = {
  games: () => get<GameInfo[]>('/games'),
  make: (asked: TableRequest) => post<TableMade>('/tables', asked),
  learn: (game: string) => post<GuideTable>(`/guides/${encodeURIComponent(game)}`),
  open: () => get<TableSummary[]>('/tables?status=open'),
  playing: () => get<TableSummary[]>('/tables?status=playing'),
  mine: () => get<MyTable[]>('/me/tables'),
  look: (id: string, key: string | null) => get<TableInfo>(`${table(id)}${key ? `?key=${encodeURIComponent(key)}` : ''}`),
  join: (id: string, key: string | null, seat: number | null = null) => post<{ seat: number }>(`${table(id)}/join`, { key, seat }),
  plan: (id: string, seat: number, plan: { kept_for: string; bot?: string | null }) => ask<void>('PUT', `${table(id)}/seats/${seat}`, { plan }),
  start: (id: string) => post(`${table(id)}/start`),
  leave: (id: string) => post(`${table(id)}/leave`),
  letBotPlay: (id: string, bot: string | null = null) => post(`${table(id)}/bot`, { bot }),
  takeBack: (id: string) => post(`${table(id)}/back`),
  rematch: (id: string) => post<RematchMade>(`${table(id)}/rematch`),
  mute: (id: string, line: number) => post(`${table(id)}/chat/${line}/mute`),
  events: (id: string) => get<EventsInfo>(`${table(id)}/events`),
  why: (id: string, move: string) => get<WhyInfo>(`${table(id)}/why?move=${encodeURIComponent(move)}`),
  replay: (id: string, number: number, seat: number | null, key: string | null) =>
    get<ReplayStep>(`${table(id)}/replay/${number}${asQuery({ seat: seat?.toString() ?? null, key })}`),
};

function asQuery(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length ? `?${new URLSearchParams(given)}` : '';
}
