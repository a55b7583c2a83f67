/** What plays on a board, scene after scene: the page waits with the next thing until it has ended, and a person may skip it. */
export interface Timed {
  /** How long it is shown, in milliseconds. */
  ms: number;
}

const playing = new Set<Scenes<Timed>>();

export class Scenes<Scene extends Timed> {
  now = $state.raw() as Scene;
  isPlaying = $state(false);
  #coming: Scene[] = [];
  #endsAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Scene) {
    this.now = first;
  }

  /** Shows these from now on; whatever still played is over. Who does not look sees the last at once. */
  play(scenes: readonly Scene[]): void {
    clearTimeout(this.#timer);
    const isSeen = !document.hidden;
    this.#coming = isSeen ? scenes.filter(({ ms }, at) => ms > 0 || at === scenes.length - 1) : scenes.slice(-1);
    this.#endsAt = performance.now() + this.#coming.reduce((sum, { ms }) => sum + ms, 0);
    this.#next();
  }

  /** How it all ends, or has ended. */
  get last(): Scene {
    return this.#coming.at(-1) ?? this.now;
  }

  /** Goes to the last scene at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#coming = this.#coming.slice(-1);
    this.#endsAt = 0;
    this.#next();
    this.#rest();
  }

  /** The board is gone. */
  close(): void {
    this.#rest();
  }

  get left(): number {
    return Math.max(0, this.#endsAt - performance.now());
  }

  #next(): void {
    const scene = this.#coming.shift();
    if (!scene) {
      this.#rest();
      return;
    }
    this.now = scene;
    if (scene.ms === 0) this.#rest();
    else {
      this.isPlaying = true;
      playing.add(this);
      this.#timer = setTimeout(() => this.#next(), scene.ms);
    }
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    playing.delete(this);
  }
}

/** All boards of the page. */
export const stage = {
  /** How long what plays takes to its end, in milliseconds. */
  get left(): number {
    return Math.max(0, ...[...playing].map((scenes) => scenes.left));
  },
  skip(): void {
    for (const scenes of [...playing]) scenes.finish();
  },
};
