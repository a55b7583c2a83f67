/** Why a move is best, in sentences: those of all games, and each game's own. */
import type { ReasonInfo } from '../protocol/generated';
import { keyOf, type Words } from './fluent';

/** `moveText` tells a move in its notation by words, where the sentence compares two. */
export function tellReason({ kind, name, args }: ReasonInfo, words: Words, moveText: (notation: string) => string): string {
  const id = kind === 'gain' || kind === 'risk' ? keyOf(kind, name) : `reason-${kind}`;
  const told = typeof args.other === 'string' ? { ...args, other: moveText(args.other) } : args;
  return words.say(id, told);
}
