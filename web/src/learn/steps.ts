/** A guide is a list of steps; each has its words (`learn-GAME-ID`) and may ask for a move, or leave the person alone for a while. */
export interface Step {
  id: string;
  /** The move it asks for, as the server writes it. Without one there is only something to read. */
  move?: string;
  /** The person plays as they like until the game is over. */
  until?: 'over';
  /** What on the board it speaks of, brought into sight. */
  at?: string;
}

const GUIDES = import.meta.glob<{ STEPS: Step[] }>(['./*.ts', '!./*.svelte.ts', '!./steps.ts', '!./index.ts']);

/** The steps of a game's guide; none for a game without one. */
export async function stepsOf(game: string): Promise<Step[]> {
  return (await GUIDES[`./${game}.ts`]?.())?.STEPS ?? [];
}

export function hasGuide(game: string): boolean {
  return `./${game}.ts` in GUIDES;
}
