/** The faces of the games this page knows, loaded with the table. */
import type { GameEvent } from '../../boards/types';
import type { Row } from '../../choosing';
import { tellEvent, tellMove } from '../sentences';
import { capital, withMinus } from '../typography';
import { keyOf, type Args, type Words } from '../fluent';
import type { Face, Shown } from './face';

type AnyFace = Face<never, never>;
const FACES: Record<string, () => Promise<{ face: AnyFace }>> = {
  witches: () => import('./witches') as Promise<{ face: AnyFace }>,
  wandering_towers: () => import('./wandering_towers') as Promise<{ face: AnyFace }>,
  broom_service: () => import('./broom_service') as Promise<{ face: AnyFace }>,
};

export type AnyShown = Shown<Record<string, unknown>, Record<string, unknown>>;

/** A game in words, whatever game it is; one this page has no face for is told by its messages alone. */
export class Telling {
  private constructor(
    readonly game: string,
    readonly words: Words,
    private readonly face: Face<unknown, unknown> | null,
  ) {}

  static async of(game: string, words: Words | Promise<Words>): Promise<Telling> {
    const [found, spoken] = await Promise.all([FACES[game]?.(), words]);
    return new Telling(game, spoken, (found?.face as Face<unknown, unknown> | undefined) ?? null);
  }

  sentence(shown: AnyShown): string {
    return this.face?.sentence(shown) ?? '';
  }

  move(row: Row, shown: AnyShown): string {
    const own = this.face?.move?.(row, shown);
    return own ? capital(own) : tellMove({ ...row, args: this.#read(row.args) }, this.game, this.words, shown.seats);
  }

  event(event: GameEvent, shown: AnyShown): string {
    const own = this.face?.event?.(event, shown);
    return withMinus(own ? this.words.say(own.id, own.args) : tellEvent(this.#read(event), this.game, this.words, shown.seats));
  }

  #read<Given extends object>(args: Given): Given {
    return (this.face?.read?.(args as Args) ?? args) as Given;
  }

  isFinal(row: Row, shown: AnyShown): boolean {
    return this.face?.isFinal(row, shown) ?? false;
  }

  /** A refusal of the game or of the server in plain words; a button beside it opens the ruling it rests on. */
  refusal(code: string, details: Record<string, unknown>): string {
    const own = keyOf('refusal', code);
    const id = this.words.has(own) ? own : keyOf('error', code);
    return this.words.say(id, details);
  }
}
