/** How long pieces travel and rest, by the speed that a person has set; they don't travel where motion is reduced. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import type { Speed } from '../../settings.svelte';
import { kindOf, type GameEvent } from '../types';

/** Milliseconds; palette.css has the same for what moves by style. */
const TRAVEL: Record<Speed, number> = { slow: 560, normal: 320, fast: 160, instant: 0 };
const REST: Record<Speed, number> = { slow: 2000, normal: 1100, fast: 550, instant: 0 };

// asked once: every piece asks at every event
const system = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');

const speed = () => (document.documentElement.dataset.speed ?? 'normal') as Speed;

export function travelTime(): number {
  if (system === null) return 0;
  const wished = document.documentElement.dataset.motion;
  const isReduced = wished ? wished === 'reduced' : system.matches;
  return isReduced ? 0 : TRAVEL[speed()];
}

/** How long something whole is left to be looked at, also where nothing moves. */
export function restTime(): number {
  return system === null ? 0 : REST[speed()];
}

/** How long a piece waits for what happened before it: the place among the events of the first that concerns it. */
export function waitFor(events: readonly GameEvent[], concerns: (event: GameEvent) => boolean): number {
  const travelling = events.filter((event) => MOVING.has(kindOf(event)));
  return Math.max(0, travelling.findIndex(concerns)) * travelTime();
}

const MOVING = new Set(['card', 'trick', 'received', 'fly', 'jump', 'deliver', 'charm']);

/** Pieces with one key travel from where they were to where they are, also between two lists. */
export function travelling(): ReturnType<typeof crossfade> {
  return crossfade({ duration: travelTime, easing: cubicOut, fallback: fade });
}

function fade(): TransitionConfig {
  return { duration: travelTime(), easing: cubicOut, css: (shown) => `opacity:${shown}` };
}
