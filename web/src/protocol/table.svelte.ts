/** One table as this browser knows it: the last view, what happened since, the moves, and what was sent and not yet acknowledged. */
import type { GameEvent } from '../boards/types';
import type { Row } from '../choosing';
import { notices } from '../notices.svelte';
import { say } from '../words/spoken.svelte';
import { Fault, lobby } from './api';
import type { ChatLine, FromClient, FromServer, Present, RefusedMessage, TableInfo, Update, Welcome } from './generated';
import { TableSocket, type Connection } from './socket';

export interface Refusal {
  code: string;
  details: Record<string, unknown>;
  /** Counts up, so that the same refusal twice is told twice. */
  count: number;
}

/** A line of the log: something that happened, or that a seat took back. */
export type LogEntry = { event: GameEvent } | { takenBack: number };

type Request = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;

export class TableStore {
  connection = $state<Connection>('connecting');
  closedBecause = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  setting = $state.raw<Record<string, unknown> | null>(null);
  seat = $state<number | null>(null);
  /** All seats of the person here: several where people share the screen; then each has a store of its own. */
  ownSeats = $state.raw<number[]>([]);
  present = $state.raw<Present | null>(null);
  /** The events of the last update, in order. */
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** The move that was sent and is not stored yet. */
  pendingMove = $state.raw<Row | null>(null);
  #number: number | null = null;
  #logNumber = -1;
  #pending = new Map<string, Request>();
  #waitingForLog: Update[] | null = null;
  #refusals = 0;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly key: string | null,
    /** Which of several own seats. */
    wanted: number | null = null,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/v1/tables/${encodeURIComponent(id)}/socket`, {
      hear: (message) => this.#hear(message),
      hello: () => ({ type: 'hello', last: this.#number, key: this.key, seat: wanted }),
      changed: (connection, code) => {
        this.connection = connection;
        this.closedBecause = code;
        if (code === 'seat_changed') this.#number = null; // another seat has numbers of its own
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  // --- what a person wants; each is sent again with the same id until it is answered

  play(row: Row): void {
    if (this.pendingMove || this.#number === null) return;
    this.pendingMove = row;
    this.refusal = null;
    this.#request({ type: 'play', id: newId(), move: row.text, after: this.#number });
  }

  undo(): void {
    if (!this.#isPending('undo')) this.#request({ type: 'undo', id: newId() });
  }

  consent(yes: boolean): void {
    this.#request({ type: 'consent', id: newId(), yes });
  }

  setAnswers(settings: Record<string, unknown>): void {
    this.#request({ type: 'answers', id: newId(), settings } as Request);
  }

  say(text: string): void {
    this.#request({ type: 'chat', id: newId(), text });
  }

  /** Asks why a move is not possible; the answer is told like a refusal. */
  async why(move: string): Promise<void> {
    try {
      const { code, ruling } = await lobby.why(this.id, move, this.seat);
      if (code !== null) this.#refuse(code, { ruling });
    } catch (fault) {
      if (fault instanceof Fault) this.#refuse(fault.code, fault.details);
    }
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  #request(request: Request): void {
    this.#pending.set(request.id, request);
    this.#socket.send(request);
  }

  // --- what the server tells

  #hear(message: FromServer): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'table') this.#change(message.table, message.setting);
    else if (message.type === 'ack') this.#settle(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message.chat];
    else if (message.type === 'presence') this.connected = message.present;
    else if (message.type === 'announcement') notices.tell(message.text);
  }

  #welcome(message: Welcome): void {
    this.seat = message.seat ?? null;
    this.ownSeats = message.own_seats;
    this.#change(message.table, message.setting ?? undefined);
    this.connected = message.present;
    this.chat = message.chat;
    if (!message.resumed) this.#number = null;
    if (!message.resumed && message.setting) void this.#loadLog();
    for (const request of this.#pending.values()) this.#socket.send(request);
  }

  #change(table: TableInfo, setting: Record<string, unknown> | undefined): void {
    if (this.table?.status === 'playing' && table.status === 'playing') this.#tellOfBots(this.table, table);
    this.table = table;
    if (setting) this.setting = setting;
  }

  /** For whom a bot plays from now on, and who plays again. */
  #tellOfBots(before: TableInfo, now: TableInfo): void {
    now.seats.forEach(({ name, bot, seat }) => {
      const isBot = bot !== null;
      if (name === null || this.ownSeats.includes(seat) || isBot === (before.seats[seat]?.bot !== null)) return;
      notices.tell(say(isBot ? 'web-bot-plays-for' : 'web-plays-again', { player: name }));
    });
  }

  #update(update: Update): void {
    const isNews = this.#number === null || update.number > this.#number;
    this.#number = update.number;
    if (isNews) {
      this.events = update.events as GameEvent[];
      if (this.#waitingForLog) this.#waitingForLog.push(update);
      else this.#write(update);
    }
    if (update.present) this.#show(update.present);
  }

  #show(present: Present): void {
    this.present = present;
    if (this.pendingMove && !this.#isPending('play')) this.pendingMove = null;
  }

  #write(update: Update): void {
    if (update.number <= this.#logNumber) return;
    this.#logNumber = update.number;
    const back: LogEntry[] = update.taken_back === undefined ? [] : [{ takenBack: update.taken_back }];
    const more: LogEntry[] = (update.events as GameEvent[]).map((event) => ({ event }));
    if (back.length + more.length > 0) this.log = [...this.log, ...back, ...more];
  }

  /** What happened before this browser came, where the table allows looking it up. */
  async #loadLog(): Promise<void> {
    this.#waitingForLog = [];
    try {
      const isFromMemory = this.table?.status === 'playing' && !this.table.terms.memory_aids;
      const { number, events } = this.seat === null || isFromMemory ? { number: -1, events: [] } : await lobby.events(this.id, this.seat);
      this.log = (events as GameEvent[]).map((event) => ({ event }));
      this.#logNumber = number;
    } catch {
      this.log = [];
      this.#logNumber = -1;
    }
    const missed = this.#waitingForLog ?? [];
    this.#waitingForLog = null;
    for (const update of missed) this.#write(update);
  }

  #refused(message: RefusedMessage): void {
    if (message.present) this.#show(message.present);
    if (message.id !== null) {
      if (message.error.code === 'too_many' && this.#pending.has(message.id)) return;
      this.#settle(message.id);
    }
    this.#refuse(message.error.code, message.error.details);
  }

  #refuse(code: string, details: Record<string, unknown>): void {
    this.refusal = { code, details, count: ++this.#refusals };
  }

  #settle(id: string): void {
    this.#pending.delete(id);
    if (!this.#isPending('play')) this.pendingMove = null;
  }

  #isPending(type: Request['type']): boolean {
    return [...this.#pending.values()].some((request) => request.type === type);
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
