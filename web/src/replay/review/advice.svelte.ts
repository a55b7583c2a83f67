/** The better move at a point of a finished game: told in words, and lit on the board. */
import type { Row } from '../../choosing';
import { films } from '../../protocol/api';
import type { CostlyMove, ReplayStep } from '../../protocol/generated';
import type { Film } from '../film.svelte';

/** A costly move with the rows it is told by, as the mover saw the table. */
export interface Regret {
  costly: CostlyMove;
  step: ReplayStep;
  rows: Row[];
}

export async function regretOf(film: Film, costly: CostlyMove): Promise<Regret> {
  const [views, rows] = await Promise.all([
    films.views(film.id, costly.n - 1, 1, costly.seat, film.key),
    films.moves(film.id, costly.n - 1, costly.seat, film.key),
  ]);
  return { costly, step: views[0]!, rows: rows as Row[] };
}

/** What is lit on the board of the replay. */
export class Advice {
  #regret = $state.raw<Regret | null>(null);

  constructor(private readonly film: Film) {}

  /** The better move, while the board shows the point it is about with the eyes of its seat. */
  get row(): Row | null {
    const { film } = this;
    const regret = this.#regret;
    if (!regret || film.number !== regret.costly.n - 1 || film.viewer !== regret.costly.seat) return null;
    return regret.rows.find((row) => row.text === regret.costly.better) ?? null;
  }

  async show(regret: Regret): Promise<void> {
    this.#regret = regret;
    await this.film.see(regret.costly.seat);
    await this.film.go(regret.costly.n - 1);
  }
}
