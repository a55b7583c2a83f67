/**
 * What happened on the ring as scenes: stacks and wizards are carried space by space, so that steps can be counted.
 * Who stands on a tower rides with it; on whom it comes down is covered; who was beneath it comes to light as it lifts.
 */
import type { Timed } from '../shared/stage.svelte';
import { kindOf, type GameEvent } from '../types';
import type { View } from './generated';
import { freshName, inOrder, settled, type Token } from './tokens';

export interface OnRing {
  /** The towers of each space, from the bottom up. */
  stacks: string[][];
  tokens: Token[];
  castle: number;
}

/** What is on its way: drawn above whatever stands on the space it is over. */
export interface Carried {
  towers: string[];
  wizards: string[];
  castle: boolean;
  over: number;
  from: number;
}

export interface Scene extends OnRing, Timed {
  carried: Carried | null;
}

/** How long a step along the ring takes, and anything else. */
export interface Tempo {
  step: number;
  travel: number;
}

type Shown = Pick<View, 'spaces' | 'castle'>;
const SPACES = 16;
const CASTLE_STEP = 0.4; // the castle may go far, and nobody counts its steps

/** The ring as a view has it, with nothing on its way. */
export function atRest(view: Shown, before: readonly Token[] = [], ms = 0): Scene {
  return {
    stacks: view.spaces.map(({ towers }) => [...towers]),
    tokens: settled(view, before),
    castle: view.castle,
    carried: null,
    ms,
  };
}

/** From what was shown to a view; events that don't lead from one to the other, as after a jump in a replay, are not played. */
export function scenesOf(before: OnRing, view: Shown, events: readonly GameEvent[], tempo: Tempo): Scene[] {
  const scenes: Scene[] = [];
  let ring: OnRing = before;
  events.forEach((event, at) => {
    const made = PLAYS[kindOf(event)]?.(ring, event, events.slice(at + 1), tempo) ?? [];
    scenes.push(...made);
    ring = made.at(-1) ?? ring;
  });
  const isWhole = view.spaces.every(({ towers }, space) => towers.join() === ring.stacks[space]!.join());
  const last = atRest(view, isWhole ? ring.tokens : before.tokens, tempo.travel);
  return isWhole ? [...scenes, last] : [last];
}

/** So many spaces on; backward where that is nearer, as no piece goes half round the ring. */
export function stepsBetween(from: number, to: number): number {
  const on = (to - from + SPACES) % SPACES;
  return on <= SPACES / 2 ? on : on - SPACES;
}

type Play = (ring: OnRing, event: GameEvent, later: readonly GameEvent[], tempo: Tempo) => Scene[];

const PLAYS: Record<string, Play> = {
  tower_moved: (ring, { tower, space, to }, later, { step, travel }) => {
    const [from, goal] = [Number(space), Number(to)];
    const level = ring.stacks[from]!.indexOf(String(tower));
    if (level < 0) return [];
    const towers = ring.stacks[from]!.slice(level);
    const riders = ring.tokens.filter((token) => token.space === from && !token.leaving).map(({ id }) => id);
    const cargo = { towers, wizards: riders, castle: ring.castle === from };
    const lifted: OnRing = {
      ...ring,
      stacks: ring.stacks.map((stack, at) => (at === from ? stack.slice(0, level) : stack)),
      tokens: [...ring.tokens, ...cameToLight(ring, from, level, later)],
    };
    const walk = walked(lifted, cargo, from, stepsBetween(from, goal), step);
    const arrived = walk.at(-1)!;
    const stacks = arrived.stacks.map((stack, at) => (at === goal ? [...stack, ...towers] : stack));
    const tokens = arrived.tokens.map((token): Token => {
      if (riders.includes(token.id)) return { ...token, level: stacks[goal]!.length };
      return token.space === goal ? { ...token, leaving: 'covered' } : token;
    });
    const landed = { ...arrived, stacks, tokens, carried: null, ms: travel };
    return [{ ...walk[0]!, ms: step }, ...walk.slice(1), landed];
  },
  wizard_moved: (ring, { seat, space, to }, _, { step }) => {
    const found = standing(ring, Number(space), seat);
    if (!found) return [];
    const walk = walked(ring, alone(found), Number(space), stepsBetween(Number(space), Number(to)), step).slice(1);
    return [...walk, putDown(walk.at(-1) ?? ring, found.id, Number(to))];
  },
  wizard_home: (ring, { seat, space }, _, { step, travel }) => {
    const found = standing(ring, Number(space), seat);
    if (!found) return [];
    const walk = walked(ring, alone(found), found.space, stepsBetween(found.space, ring.castle), step).slice(1);
    const inside = putDown(walk.at(-1) ?? ring, found.id, ring.castle);
    const tokens = inside.tokens.map((one): Token => (one.id === found.id ? { ...one, leaving: 'home' } : one));
    return [...walk, { ...inside, tokens, ms: travel }];
  },
  wizard_freed: (ring, { seat, to }, _, { travel }) => [
    shown({ ...ring, tokens: inOrder([...ring.tokens, fresh(ring, Number(seat ?? 0), Number(to))]) }, travel),
  ],
  castle_moved: (ring, { space, to }, _, { step, travel }) => {
    const cargo = { towers: [], wizards: [], castle: true };
    const [from, goal] = [Number(space), Number(to)];
    const walk = walked(ring, cargo, from, (goal - from + SPACES) % SPACES, step * CASTLE_STEP).slice(1);
    return [...walk, shown({ ...ring, castle: goal }, travel / 2)];
  },
  swap: (ring, { towers }, _, { travel }) => {
    const [one, other] = towers as [string, string];
    const [here, there] = [one, other].map((tower) => ring.stacks.findIndex((stack) => stack.includes(tower)));
    if (here === undefined || there === undefined || here < 0 || there < 0) return [];
    const swapped: Record<string, string> = { [one]: other, [other]: one };
    const stacks = ring.stacks.map((stack) => stack.map((tower) => swapped[tower] ?? tower));
    const goal = (space: number) => (space === here ? there : space === there ? here : space);
    const tokens = ring.tokens.map((token) => ({
      ...token,
      space: goal(token.space),
      level: stacks[goal(token.space)]!.length,
    }));
    return [shown({ ...ring, stacks, tokens }, travel * 2)];
  },
};

type Cargo = Pick<Carried, 'towers' | 'wizards' | 'castle'>;

/** A cargo on its way, one scene for each space it comes over, the first where it is lifted. */
function walked(ring: OnRing, cargo: Cargo, from: number, steps: number, ms: number): Scene[] {
  const spaceAt = (step: number) => (from + Math.sign(steps) * step + SPACES) % SPACES;
  return Array.from({ length: Math.abs(steps) + 1 }, (_, step) => {
    const over = spaceAt(step);
    const tokens = ring.tokens.map((token) => (cargo.wizards.includes(token.id) ? { ...token, space: over } : token));
    const carried = { ...cargo, over, from: spaceAt(Math.max(0, step - 1)) };
    return { ...ring, tokens, castle: cargo.castle ? over : ring.castle, carried, ms };
  });
}

const alone = ({ id }: Token): Cargo => ({ towers: [], wizards: [id], castle: false });
const shown = (ring: OnRing, ms: number): Scene => ({ ...ring, carried: null, ms });

function putDown(ring: OnRing, id: string, space: number): Scene {
  const level = ring.stacks[space]!.length;
  const tokens = ring.tokens.map((token) => (token.id === id ? { ...token, space, level } : token));
  return shown({ ...ring, tokens }, 0);
}

/** A wizard in the open of this seat; against the deck anybody's. */
function standing({ tokens }: OnRing, space: number, seat: unknown): Token | undefined {
  return tokens.find((one) => one.space === space && !one.leaving && (seat === undefined || one.seat === seat));
}

function fresh({ tokens, stacks }: OnRing, seat: number, space: number): Token {
  return { id: freshName(seat, new Set(tokens.map(({ id }) => id))), seat, space, level: stacks[space]!.length };
}

/** Those beneath a tower that is lifted here, as told after its move. */
function cameToLight({ tokens }: OnRing, space: number, level: number, later: readonly GameEvent[]): Token[] {
  const next = later.findIndex((event) => kindOf(event) === 'tower_moved');
  const told = (next < 0 ? later : later.slice(0, next)).find(
    (event) => kindOf(event) === 'uncovered' && event.space === space,
  );
  if (!told) return [];
  const owners = (told.wizards as number[] | undefined) ?? Array.from({ length: Number(told.count) }, () => 0);
  const used = new Set(tokens.map(({ id }) => id));
  return owners.map((seat) => ({ id: freshName(seat, used), seat, space, level }));
}
