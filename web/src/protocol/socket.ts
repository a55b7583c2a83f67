/**
 * One socket to a table that heals itself: it connects anew after every loss, waiting longer each time,
 * until told that it makes no sense.
 */
import type { FromClient, FromServer } from './generated';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  hear(message: FromServer): void;
  /** What is said first on every new connection. */
  hello(): FromClient;
  changed(connection: Connection, code: string | null): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 15_000; // after so long without a word the server is asked whether it is there
const PATIENCE = 6000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | null = null;
  #silence: ReturnType<typeof setTimeout> | null = null;
  #isOver = false;
  #byeCode: string | null = null;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('visibilitychange', this.#hurry);
  }

  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isOver = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('visibilitychange', this.#hurry);
    this.#rest();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#byeCode = null;
    socket.onopen = () => {
      this.send(this.listener.hello());
      this.#listen();
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(message: FromServer): void {
    this.#listen();
    if (message.type === 'bye') {
      this.#byeCode = message.code;
      this.#isOver = !message.again;
    }
    if (message.type === 'welcome') {
      this.#wait = FIRST_WAIT;
      this.listener.changed('open', null);
    }
    if (message.type !== 'pong') this.listener.hear(message);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#rest();
    this.listener.changed(this.#isOver ? 'closed' : 'lost', this.#byeCode);
    if (this.#isOver) return;
    this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network or the page is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#again === null || document.visibilityState === 'hidden') return;
    this.#rest();
    this.#connect();
  };

  /** A connection that died without a word is noticed by its silence. */
  #listen(): void {
    if (this.#silence) clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.send({ type: 'ping' });
      this.#silence = setTimeout(() => this.#giveUp(), PATIENCE);
    }, SILENCE);
  }

  #giveUp(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.#lost(socket);
  }

  #rest(): void {
    if (this.#again) clearTimeout(this.#again);
    if (this.#silence) clearTimeout(this.#silence);
    this.#again = this.#silence = null;
  }
}
