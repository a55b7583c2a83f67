/** Why a move is best, in sentences: those of all games, and each game's own. */
import type { ReasonData } from '../protocol/generated';
import { keyOf, type Words } from './fluent';

/** `moveText` tells a move in its notation by words, where the sentence compares two. */
export function tellReason(
  { kind, name, args }: ReasonData,
  words: Words,
  moveText: (notation: string) => string,
): string {
  const id = kind === 'gain' || kind === 'risk' ? keyOf(kind, name) : `reason-${kind}`;
  const told = typeof args.other === 'string' ? { ...args, other: moveText(args.other) } : args;
  return words.say(id, told);
}

/** What a better move would have brought a player, in a sentence about that player. */
export function tellGain({ name, args }: ReasonData, player: string, words: Words): string {
  return words.say(keyOf('review-gain', name), { ...args, player });
}
