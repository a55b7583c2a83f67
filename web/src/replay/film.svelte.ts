/** A finished game as one viewer saw it: the step on show, all steps as a list, views fetched some at a time. */
import type { GameEvent } from '../boards/types';
import { films, lobby, type Viewer } from '../protocol/api';
import type { ReplayInfo, ReplayStep, TableInfo } from '../protocol/generated';

const AT_ONCE = 50; // views fetched together

const TO_ONE_SEAT = new Set(['hand', 'received']); // what only who holds the cards is told; open hands lie below the board

/** What everybody together saw happen: each thing once, and nothing that speaks to one seat. */
export function openEvents(events: GameEvent[]): GameEvent[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const key = JSON.stringify({ ...event, cards: null }); // every seat is told of a deal, with cards of its own
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && !TO_ONE_SEAT.has(event.kind);
  });
}

export class Film {
  table = $state.raw<TableInfo | null>(null);
  info = $state.raw<ReplayInfo | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  number = $state(0);
  viewer = $state.raw<Viewer>(null);
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
    return this.eventsOf(this.step);
  }

  /** What the viewer saw happen in a step. */
  eventsOf(step: { events: readonly unknown[] } | null): GameEvent[] {
    const events = (step?.events ?? []) as GameEvent[];
    return this.viewer === 'open' ? openEvents(events) : events;
  }

  /** Opens the game with one's own eyes, or a spectator's. */
  async open(number: number, isHere: boolean): Promise<void> {
    const tables = isHere ? await lobby.mine() : [];
    this.mine = tables.find(({ summary }) => summary.id === this.id)?.seat ?? null;
    this.table = await lobby.info(this.id, this.key);
    await this.see(this.mine);
    await this.go(number);
  }

  /** The same step with other eyes. */
  async see(viewer: Viewer): Promise<void> {
    const info = await films.info(this.id, viewer, this.key);
    this.#views.clear();
    this.viewer = viewer;
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
      found = films.views(this.id, part * AT_ONCE, AT_ONCE, this.viewer, this.key);
      found.catch(() => this.#views.delete(part));
      this.#views.set(part, found);
    }
    return found;
  }
}
