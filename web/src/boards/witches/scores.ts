/** The sum of a pile in words, part by part: `9 fire × 2 → 15 (cap) + 5 water witch − 5 earth witch`. */
import type { BoardProps } from '../types';
import type { View } from './generated';

type Pile = NonNullable<View['piles'][number]>;
type ScoreLine = Pile['lines'][number];
type Say = BoardProps<unknown, unknown>['say'];

function idOf(line: ScoreLine): string {
  const kind = line.kind.replace('_', '-');
  if (line.kind === 'fire')
    return line.capped ? 'score-fire-capped' : line.doubled ? 'score-fire-doubled' : 'score-fire';
  return line.neutralised ? `score-${kind}-neutralised` : `score-${kind}`;
}

export function sumInWords(pile: Pile, say: Say): string {
  const counted = pile.lines.filter(({ kind, points }) => kind !== 'earth_witch' || points !== 0); // nothing yet to take off
  const parts = counted.map((line, place) => {
    const sign = line.points < 0 || line.kind === 'earth_witch' ? '− ' : place ? '+ ' : '';
    return sign + say(idOf(line), { points: Math.abs(line.points), cards: line.cards ?? 0 });
  });
  return parts.join(' ');
}

/** How a seat's points of a round came about: the sum of its pile, or what a spell made of it. */
export function roundInWords(
  last: NonNullable<View['last_round']>,
  seat: number,
  names: readonly string[],
  say: Say,
): string {
  if (last.caster === null) {
    const rest = last.rest[seat] ? say('score-rest', { points: last.rest[seat] }) : '';
    return [sumInWords(last.piles[seat]!, say), rest].filter(Boolean).join(' ');
  }
  const kind = last.caster === seat ? (last.deducted ? 'deducted' : 'caster') : last.deducted ? 'spared' : 'struck';
  return say(`score-spell-${kind}`, { player: names[last.caster], points: last.spell });
}
