/** Where the pieces of a move would stand, drawn as ghosts before it is made: what its goals tell, laid on the ring as it is. */
import type { Row } from '../../choosing';
import type { Geometry } from './geometry';
import type { View } from './generated';
import type { Scene } from './scenes';
import { Standings, type Standing, type TowerStanding } from './standing';
import { inOrder, type Token } from './tokens';

export type Goal = NonNullable<NonNullable<View['goals']>>[number];

export interface Ghosts {
  towers: TowerStanding[];
  wizards: (Standing & { id: string; seat: number })[];
  castles: Standing[];
}

/** The goals of these moves; of a card several. */
export function goalsOf(view: Pick<View, 'goals'>, rows: readonly Row[]): Goal[] {
  return (view.goals ?? []).filter(({ move }) => rows.some(({ text }) => text === move));
}

/** A move that is chosen shows all that goes along; a card, which may move one of many, only wizards. */
export function ghostsOf(scene: Scene, goals: readonly Goal[], isCard: boolean, geometry: Geometry): Ghosts {
  const shown = isCard ? goals.filter(({ towers }) => towers.length === 0) : goals;
  const all = shown.map((goal, place) => ghostOf(scene, goal, String(place), geometry));
  return {
    towers: all.flatMap(({ towers }) => towers),
    wizards: all.flatMap(({ wizards }) => wizards),
    castles: all.flatMap(({ castles }) => castles),
  };
}

function ghostOf(scene: Scene, goal: Goal, name: string, geometry: Geometry): Ghosts {
  const { space, to } = goal;
  const stacks = scene.stacks.map((stack, at) => {
    const left = at === space ? stack.filter((tower) => !goal.towers.includes(tower)) : stack;
    return at === to ? [...left, ...goal.towers] : left;
  });
  const level = stacks[to]!.length;
  const going = goal.wizards.map((seat, place): Token => ({ id: `ghost-${name}-${place}`, seat, space: to, level }));
  const there = goal.towers.length ? [] : scene.tokens.filter((token) => token.space === to && !token.leaving);
  const castle = goal.castle ? to : scene.castle;
  const standings = new Standings(
    { ...scene, stacks, tokens: inOrder([...there, ...going]), castle, carried: null },
    geometry,
  );
  return {
    towers: standings.towers.filter(({ tower }) => goal.towers.includes(tower)),
    wizards: going.map((token) => ({ ...standings.wizard(token), id: token.id, seat: token.seat })),
    castles: goal.castle ? [standings.castle] : [],
  };
}
