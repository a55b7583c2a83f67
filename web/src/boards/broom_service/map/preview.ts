/** Where pawns would land by these moves, and what a delivery or a cloud would bring. */
import type { Row } from '../../../choosing';
import type { Setting, View } from '../generated';
import type { Pawn } from './pieces';
import type { Spot } from './slots';

export interface Landing {
  key: string;
  seat: number;
  number: number;
  from: Spot;
  spot: Spot;
}

interface Here {
  view: View;
  setting: Pick<Setting, 'map'>;
  me: number | null;
  pawns: readonly Pawn[];
  slots: readonly Spot[][];
}

const MOST = 2; // more than the own pawns can't fly to one place: then nothing is chosen yet

export function landingsOf(rows: readonly Row[], { view, setting, me, pawns, slots }: Here): Landing[] {
  if (me === null) return [];
  const found = rows.flatMap(({ kind, args }) => {
    const number = kind === 'jump' ? view.steps.at(-1)?.pawn : Number(args.pawn);
    const area =
      kind === 'fly' ? Number(args.area) : kind === 'jump' ? setting.map.circles[String(args.circle)] : undefined;
    const pawn = pawns.find((one) => one.seat === me && one.number === number);
    const spot = area === undefined ? undefined : slots[area]?.[Number(number) * view.by_seat.length + me];
    return pawn && spot ? [{ key: `${area}-${number}`, seat: me, number: pawn.number, from: pawn.spot, spot }] : [];
  });
  return found.length > MOST ? [] : found;
}

/** The most that one of these moves brings: by the rules, bonuses included; without figures what is printed. */
export function gainOf(view: View, rows: readonly Row[], printed: { points: number; wands: number }) {
  const found = (view.gains ?? []).filter(({ move, tower }) => !tower && rows.some(({ text }) => text === move));
  return found.reduce<{ points: number; wands: number }>(
    (best, one) => (one.points > best.points || best === printed ? one : best),
    printed,
  );
}
