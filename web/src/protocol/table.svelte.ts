/** One table as this browser knows it: the last view, what happened since, the moves, and what was sent and not yet acknowledged. */
import { stage } from '../boards/shared/stage.svelte';
import type { GameEvent } from '../boards/types';
import type { Row } from '../choosing';
import { notices } from '../notices.svelte';
import { say } from '../words/spoken.svelte';
import { Fault, lobby } from './api';
import type {
  AnswersMessage,
  ChatLine,
  FromClient,
  FromServer,
  Presence,
  Present,
  RefusedMessage,
  TableInfo,
  Update,
  WatchingInfo,
  Welcome,
} from './generated';
import { Pacing } from './pacing.svelte';
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
  watching = $state.raw<WatchingInfo>({ names: [], count: 0 });
  refusal = $state.raw<Refusal | null>(null);
  /** The move that was sent and is not stored yet. */
  pendingMove = $state.raw<Row | null>(null);
  readonly pacing = new Pacing(stage);
  /** The number of the last update that came, and of the last one that is shown. */
  #last: number | null = null;
  #number: number | null = null;
  #playedAfter: number | null = null;
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
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/v2/tables/${encodeURIComponent(id)}/socket`, {
      hear: (message) => this.#hear(message),
      hello: () => ({ type: 'hello', last: this.#last, key: this.key, seat: wanted }),
      changed: (connection, code) => {
        this.connection = connection;
        this.closedBecause = code;
        if (code === 'seat_changed') this.#last = null; // another seat has numbers of its own
      },
    });
  }

  close(): void {
    this.pacing.clear();
    this.#socket.close();
  }

  // --- what a person wants; each is sent again with the same id until it is answered

  play(row: Row): void {
    const after = this.#number;
    if (this.pendingMove || after === null) return;
    this.pacing.skip(); // who plays has seen enough
    this.pendingMove = row;
    this.#playedAfter = after;
    this.refusal = null;
    this.#request({ type: 'play', id: newId(), move: row.text, after });
  }

  undo(): void {
    if (!this.#isPending('undo')) this.#request({ type: 'undo', id: newId() });
  }

  consent(yes: boolean): void {
    this.#request({ type: 'consent', id: newId(), yes });
  }

  setAnswers(answers: AnswersMessage['answers']): void {
    this.#request({ type: 'answers', id: newId(), answers });
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

  /** Whether a move could not be taken back; where that can't be asked, it is better asked before. */
  async isFinal(row: Row): Promise<boolean> {
    try {
      return await lobby.isFinal(this.id, row.text, this.seat);
    } catch {
      return true;
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
    else if (message.type === 'table') this.pacing.take(() => this.#change(message.table, message.setting));
    else if (message.type === 'ack') this.#settle(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message.chat];
    else if (message.type === 'presence') this.#presence(message);
    else if (message.type === 'announcement') notices.tell(message.text);
  }

  #welcome(message: Welcome): void {
    if (message.resumed) this.pacing.skip();
    else this.pacing.clear();
    this.seat = message.seat ?? null;
    this.ownSeats = message.own_seats;
    this.#change(message.table, message.setting ?? undefined);
    this.#presence(message);
    this.chat = message.chat;
    if (!message.resumed) this.#last = this.#number = null;
    if (!message.resumed && message.setting) void this.#loadLog();
    for (const request of this.#pending.values()) this.#socket.send(request);
  }

  #presence({ connected, watching }: Pick<Presence, 'connected' | 'watching'>): void {
    this.connected = connected;
    this.watching = watching;
  }

  #change(table: TableInfo, setting: Record<string, unknown> | undefined): void {
    if (this.table?.status === 'playing' && table.status === 'playing') this.#tellOfBots(this.table, table);
    this.table = table;
    if (setting) this.setting = setting;
  }

  /** For whom a bot plays from now on, and who plays again. */
  #tellOfBots(before: TableInfo, now: TableInfo): void {
    now.seats.forEach(({ name, has_person, bot, seat }) => {
      const isBot = bot !== null;
      if (name === null || !has_person || this.ownSeats.includes(seat) || isBot === (before.seats[seat]?.bot !== null))
        return;
      notices.tell(say(isBot ? 'web-bot-plays-for' : 'web-plays-again', { player: name }));
    });
  }

  #update(update: Update): void {
    const isNews = this.#last === null || update.number > this.#last;
    this.#last = update.number;
    if (update.present) this.pacing.take(() => this.#see(update, isNews));
    else this.#see(update, isNews); // one of many that were missed: only the last is worth a look
  }

  #see(update: Update, isNews: boolean): void {
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
      const { number, events } =
        this.seat === null || isFromMemory ? { number: -1, events: [] } : await lobby.events(this.id, this.seat);
      this.log = (events as GameEvent[]).map((event) => ({ event }));
      this.#logNumber = number;
    } catch {
      this.log = [];
      this.#logNumber = -1;
    }
    for (const update of this.#takeWaiting()) this.#write(update);
  }

  #takeWaiting(): Update[] {
    const missed = this.#waitingForLog ?? [];
    this.#waitingForLog = null;
    return missed;
  }

  #refused(message: RefusedMessage): void {
    this.pacing.skip();
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
    const isStillToBeSeen = this.pacing.isBehind && this.#number === this.#playedAfter;
    if (!this.#isPending('play') && !isStillToBeSeen) this.pendingMove = null;
  }

  #isPending(type: Request['type']): boolean {
    return [...this.#pending.values()].some((request) => request.type === type);
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
