/** The faces of the games this page knows, loaded with the table. */
import type { Moment } from '../../boards/shared/moments.svelte';
import type { GameEvent } from '../../boards/types';
import type { Row, Wanted } from '../../choosing';
import { tellEvent, tellMove, tellPrompt, type Prompt } from '../sentences';
import { capital, withMinus } from '../typography';
import { keyOf, type Args, type Words } from '../fluent';
import type { Face, Past, Question, Result, Score, Sheet, Shown } from './face';

type AnyFace = Face<never, never>;
const FACES: Record<string, () => Promise<{ face: AnyFace }>> = {
  witches: () => import('./witches'),
  wandering_towers: () => import('./wandering_towers'),
  broom_service: () => import('./broom_service'),
};

export type AnyShown = Shown<Record<string, unknown>, Record<string, unknown>>;

/** A game in words, whatever game it is; one this page has no face for is told by its messages alone. */
export class GameWords {
  private constructor(
    readonly game: string,
    readonly words: Words,
    private readonly face: Face<unknown, unknown> | null,
  ) {}

  static async of(game: string, words: Words | Promise<Words>): Promise<GameWords> {
    const [found, spoken] = await Promise.all([FACES[game]?.(), words]);
    return new GameWords(game, spoken, found?.face ?? null);
  }

  /** Whose turn it is and what they must do; nothing of a view from before there were prompts, but that the game is over. */
  sentence({ view, seats }: AnyShown): string {
    const prompt = view.prompt as Prompt | undefined;
    if (prompt) return tellPrompt(prompt, this.game, this.words, seats);
    return view.over ? tellPrompt({ id: 'prompt-over', args: {} }, this.game, this.words, seats) : '';
  }

  move(row: Row, shown: AnyShown): string {
    const own = this.face?.move?.(row, shown);
    return own ? capital(own) : tellMove({ ...row, args: this.#read(row.args) }, this.game, this.words, shown.seats);
  }

  event(event: GameEvent, shown: AnyShown): string {
    const own = this.face?.event?.(event, shown);
    return withMinus(
      own ? this.words.say(own.id, own.args) : tellEvent(this.#read(event), this.game, this.words, shown.seats),
    );
  }

  #read<Given extends object>(args: Given): Given {
    return (this.face?.read?.(args as Args) ?? args) as Given;
  }

  question(rows: Row[], shown: AnyShown): Question | null {
    return this.face?.question?.(rows, shown) ?? null;
  }

  gathering(shown: AnyShown): Wanted | null {
    return this.face?.gathering?.(shown) ?? null;
  }

  moment(event: GameEvent, shown: AnyShown): Moment | null {
    return this.face?.moment?.(event, shown) ?? null;
  }

  announcement(before: AnyShown['view'], shown: AnyShown): string | null {
    return this.face?.announcement?.(before, shown) ?? null;
  }

  score(seat: number, result: Result, shown: AnyShown): Score {
    return this.face?.score?.(seat, result, shown) ?? { text: String(result.scores[seat]), note: null };
  }

  /** The score sheet, where the game has one. */
  sheet(shown: AnyShown, past: Past): Sheet | null {
    return this.face?.sheet?.(shown, past) ?? null;
  }

  pointsAfter(event: GameEvent, shown: AnyShown): { round: number; points: number[] } | null {
    return this.face?.pointsAfter?.(event, shown) ?? null;
  }

  endsRound(event: GameEvent): boolean {
    return this.face?.endsRound?.(event) ?? false;
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
