/** A word for what just happened, at the seats it concerns, one after the other; the log tells the same to who does not see it. */
import { restTime } from './motion';
import { Scenes, type Timed } from './stage.svelte';

export interface Moment {
  /** At these seats; at none, over the board. */
  seats: number[];
  text: string;
  isBad?: boolean;
  /** Said in passing: it takes half as long. */
  isBrief?: boolean;
}

interface Scene extends Timed {
  moment: Moment | null;
}
const NOTHING: Scene = { moment: null, ms: 0 };

class Moments {
  readonly #scenes = new Scenes<Scene>(NOTHING);

  get now(): Moment | null {
    return this.#scenes.now.moment;
  }

  /** Shows these by the speed that is set; where nothing is left to be looked at, none. */
  tell(told: readonly Moment[]): void {
    if (told.length === 0) return;
    const scenes = told.map((moment) => ({ moment, ms: restTime() * (moment.isBrief ? 0.5 : 1) }));
    this.#scenes.play([...scenes, NOTHING]);
  }

  at(seat: number): Moment | null {
    return this.now?.seats.includes(seat) ? this.now : null;
  }

  /** The table is gone. */
  close(): void {
    this.#scenes.play([NOTHING]);
  }
}

export const moments = new Moments();
