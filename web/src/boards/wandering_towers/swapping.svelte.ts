/** Swapping is chosen tower by tower: the first is kept here, the second completes the pair. */
import type { Choosing, Value } from '../../choosing';

/** The first tower holds as long as the rows are those it was chosen among: a step back forgets it. */
let first = $state.raw<{ tower: string; rows: unknown } | null>(null);

export function swapping(choosing: Choosing): Choosing {
  const pairs = () => choosing.rows.filter((row) => row.kind === 'swap').map((row) => row.args.towers as string[]);
  const held = () => (first && first.rows === choosing.rows ? first.tower : null);
  const pairWith = (tower: Value) =>
    pairs().find((pair) => pair.includes(String(tower)) && pair.includes(held() ?? ''));
  const isIn = (tower: Value) =>
    held() ? tower !== held() && pairWith(tower) !== undefined : pairs().some((pair) => pair.includes(String(tower)));
  return {
    get all() {
      return choosing.all;
    },
    get rows() {
      return choosing.rows;
    },
    get chosen() {
      return choosing.chosen;
    },
    get gathering() {
      return choosing.gathering;
    },
    isLit: (argument, value) => argument === 'tower' && isIn(value),
    get hinted() {
      return choosing.hinted;
    },
    isChosen: (argument, value) => argument === 'tower' && value === held(),
    mayPick: (argument, value) => argument === 'tower' && (value === held() || isIn(value)),
    pick: (_, value) => {
      const pair = held() ? pairWith(value) : undefined;
      first = pair || value === held() ? null : { tower: String(value), rows: choosing.rows };
      if (pair) choosing.pickAll({ kind: 'swap', towers: pair });
    },
    pickAll: (values) => choosing.pickAll(values),
    back: () => choosing.back(),
    clear: () => choosing.clear(),
    askWhy: (move) => choosing.askWhy(move),
  };
}
