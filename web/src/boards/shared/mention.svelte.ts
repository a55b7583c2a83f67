/** What a line of the log speaks of stands out on the board while the line is pointed at. */
import type { GameEvent } from '../types';

class Mentioned {
  event = $state.raw<GameEvent | null>(null);
}
export const mentioned = new Mentioned();

/** `<div use:mention={(event) => event.tower === tower}>`: whether an event speaks of this thing. */
export function mention(node: HTMLElement | SVGElement, speaks: (event: GameEvent) => boolean) {
  let current = $state.raw(speaks);
  $effect(() => void node.classList.toggle('mentioned', mentioned.event !== null && current(mentioned.event)));
  return { update: (changed: (event: GameEvent) => boolean) => void (current = changed) };
}
