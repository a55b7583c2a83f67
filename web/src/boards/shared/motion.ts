/** How long pieces travel, from the theme; nothing where motion is reduced. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { kindOf, type GameEvent } from '../types';

export const TRAVEL = 320;

const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)'); // asked once: every piece asks at every event

export function travelTime(): number {
  if (system === null) return 0;
  const wished = document.documentElement.dataset.motion;
  const isReduced = wished ? wished === 'reduced' : system.matches;
  return isReduced ? 0 : TRAVEL;
}

/** How long a piece waits for what happened before it: the place among the events of the first that concerns it. */
export function waitFor(events: readonly GameEvent[], concerns: (event: GameEvent) => boolean): number {
  const travelling = events.filter((event) => MOVING.has(kindOf(event)));
  return Math.max(0, travelling.findIndex(concerns)) * travelTime();
}

const MOVING = new Set([
  ...['card', 'trick', 'received'],
  ...['tower_moved', 'wizard_moved', 'wizard_freed', 'wizard_home', 'castle_moved', 'swap'],
  ...['fly', 'jump', 'deliver', 'charm'],
]);

/** Pieces with one key travel from where they were to where they are, also between two lists. */
export function travelling(): ReturnType<typeof crossfade> {
  return crossfade({ duration: travelTime, easing: cubicOut, fallback: fade });
}

function fade(): TransitionConfig {
  return { duration: travelTime(), easing: cubicOut, css: (shown) => `opacity:${shown}` };
}
