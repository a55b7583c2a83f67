/** What the server tells is seen one thing after the other: the next when what plays on the board has ended. */
import { tick } from 'svelte';

export interface Playing {
  /** How long what plays takes to its end, in milliseconds. */
  readonly left: number;
  skip(): void;
}

export class Pacing {
  /** Whether something plays that a person may skip: the board is behind what the server has told. */
  isBehind = $state(false);
  /** Until the person here is asked, everything is shown at once. */
  isSkipping = false;
  #waiting: (() => void)[] = [];
  #isRunning = false;
  #wake: (() => void) | null = null;

  constructor(private readonly playing: Playing) {}

  /** Shows something, at once or when its turn comes. */
  take(show: () => void): void {
    this.#waiting.push(show);
    if (this.isSkipping) this.skip();
    else if (this.#isRunning) this.isBehind = true;
    else void this.#run();
  }

  /** Shows all that waits at once, and ends what plays. */
  skip(): void {
    for (const show of this.#waiting.splice(0)) show();
    this.isBehind = false;
    this.playing.skip();
    this.#wake?.();
  }

  skipToMyTurn(): void {
    this.isSkipping = true;
    this.skip();
  }

  /** Forgets what waits: the server tells everything anew. */
  clear(): void {
    this.#waiting = [];
    this.skip();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let show = this.#waiting.shift(); show; show = this.#waiting.shift()) {
      this.isBehind = this.#waiting.length > 0;
      show();
      await tick(); // until then the board has not begun
      while (this.playing.left > 0) await this.#sleep(this.playing.left);
    }
    this.#isRunning = false;
    this.isBehind = false;
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
