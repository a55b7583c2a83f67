/** Everybody's points after each round that this browser has seen end, kept over a reload. */
type Kept = Record<string, number[]>;

export class Rounds {
  readonly points: ReadonlyMap<number, readonly number[]>;
  readonly #key: string;

  constructor(table: string) {
    this.#key = `coven-rounds-${table}`;
    this.points = new Map(Object.entries(read(this.#key)).map(([round, points]) => [Number(round), points]));
  }

  note(round: number, points: number[]): void {
    (this.points as Map<number, readonly number[]>).set(round, points);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(this.points)));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
  }
}

function read(key: string): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}
