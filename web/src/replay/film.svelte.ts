/** A finished game as one viewer saw it: the step on show, all steps as a list, views fetched some at a time. */
import type { GameEvent } from '../boards/types';
import { films, lobby, type Watch } from '../protocol/api';
import type { ReplayInfo, ReplayStep, TableInfo } from '../protocol/generated';

const AT_ONCE = 50; // views fetched together

export class Film {
  table = $state.raw<TableInfo | null>(null);
  info = $state.raw<ReplayInfo | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  number = $state(0);
  watch = $state.raw<Watch>(null);
  /** The seat of the person who looks, if they played. */
  mine = $state<number | null>(null);
  #views = new Map<number, Promise<ReplayStep[]>>();

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  get last(): number {
    return this.info?.moves ?? 0;
  }

  get events(): GameEvent[] {
    return (this.step?.events ?? []) as GameEvent[];
  }

  /** Opens the game with one's own eyes, or a spectator's. */
  async open(number: number, isHere: boolean): Promise<void> {
    const tables = isHere ? await lobby.mine() : [];
    this.mine = tables.find(({ summary }) => summary.id === this.id)?.seat ?? null;
    this.table = await lobby.look(this.id, this.key);
    await this.see(this.mine);
    await this.go(number);
  }

  /** The same step with other eyes. */
  async see(watch: Watch): Promise<void> {
    const info = await films.info(this.id, watch, this.key);
    this.#views.clear();
    this.watch = watch;
    this.info = info;
    await this.go(this.number);
  }

  async go(to: number): Promise<void> {
    const number = Math.max(0, Math.min(this.last, to));
    this.number = number;
    const step = (await this.#part(number))[number % AT_ONCE] ?? null;
    if (this.number === number) this.step = step;
  }

  #part(number: number): Promise<ReplayStep[]> {
    const part = Math.floor(number / AT_ONCE);
    let found = this.#views.get(part);
    if (!found) {
      found = films.views(this.id, part * AT_ONCE, AT_ONCE, this.watch, this.key);
      found.catch(() => this.#views.delete(part));
      this.#views.set(part, found);
    }
    return found;
  }
}
