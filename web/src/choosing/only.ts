/** A part of what may be chosen: only rows of some kinds. What is picked through it also picks the kind, where one kind is left. */
import { fits, has, valueOf } from './rows';
import { same, type Choosing, type Row, type Value } from './types';

export function only(choosing: Choosing, kinds: readonly string[], also: Record<string, Value> = {}): Choosing {
  const picks = Object.entries(also).map(([argument, value]) => ({ argument, value }));
  const ofKinds = (rows: readonly Row[]) => rows.filter((row) => kinds.includes(row.kind) && fits(row, picks));
  const isLit = (argument: string, value: Value) =>
    !(argument in choosing.chosen) && has(ofKinds(choosing.rows), argument, value);
  const isChosen = (argument: string, value: Value) => choosing.isChosen(argument, value) && isOfKinds(choosing, kinds);
  const mayReplace = (argument: string, value: Value) =>
    argument in choosing.chosen && has(ofKinds(choosing.all), argument, value);
  const kindOf = (argument: string, value: Value): Record<string, Value> => {
    const found = new Set(
      ofKinds(choosing.rows)
        .filter((row) => same(valueOf(row, argument), value))
        .map((row) => row.kind),
    );
    return found.size === 1 ? { kind: [...found][0]! } : {};
  };
  return {
    get all() {
      return ofKinds(choosing.all);
    },
    get rows() {
      return ofKinds(choosing.rows);
    },
    get chosen() {
      return choosing.chosen;
    },
    get hinted() {
      return ofKinds(choosing.hinted);
    },
    get gathering() {
      return choosing.gathering;
    },
    isLit,
    isChosen,
    mayPick: (argument, value) => isChosen(argument, value) || isLit(argument, value) || mayReplace(argument, value),
    pick: (argument, value) => {
      if (isChosen(argument, value)) {
        choosing.pick(argument, value);
        return;
      }
      if (!isLit(argument, value)) choosing.clear();
      choosing.pickAll({ ...also, ...kindOf(argument, value), [argument]: value });
    },
    pickAll: (values) => choosing.pickAll({ ...also, ...values }),
    back: () => choosing.back(),
    clear: () => choosing.clear(),
    askWhy: (move) => choosing.askWhy(move),
  };
}

function isOfKinds(choosing: Choosing, kinds: readonly string[]): boolean {
  const { kind } = choosing.chosen;
  return kind === undefined || kinds.includes(String(kind));
}
