/** Everybody's line of play with the same deal, side by side: what each did at the same point of the game. */
import type { ReplayEntry } from '../protocol/generated';

export interface LineOfPlay {
  name: string;
  table: string;
  steps: ReplayEntry[];
}

export interface Choice {
  number: number;
  move: string;
}

/** The choices of one seat, in order. */
export function choicesOf(line: LineOfPlay, seat: number): Choice[] {
  return line.steps.filter((step) => step.seat === seat).map(({ number, move }) => ({ number, move: move ?? '' }));
}

/** One row for each choice; `parts` says where the lines are no longer the same. */
export function sideBySide(lines: LineOfPlay[], seat: number): { cells: (Choice | null)[]; parts: boolean }[] {
  const all = lines.map((line) => choicesOf(line, seat));
  const longest = Math.max(0, ...all.map((choices) => choices.length));
  const isSame = (at: number) => all.every((choices) => choices[at]?.move === all[0]?.[at]?.move);
  const firstDifference = Array.from({ length: longest }, (_, at) => at).find((at) => !isSame(at)) ?? -1;
  return Array.from({ length: longest }, (_, at) => ({
    cells: all.map((choices) => choices[at] ?? null),
    parts: at === firstDifference,
  }));
}
