/** What a host lays down about help at the table, as the server's terms have it. */
import type { Terms } from './protocol/generated';

export const DELAYS = [0, 1, 5, 30]; // minutes until spectators see what happened

export interface Help {
  memoryAids: boolean;
  hints: 'usual' | 'own' | 'none';
  delay: number;
}

export const USUAL_HELP: Help = { memoryAids: true, hints: 'usual', delay: 0 };

export function helpTerms({ memoryAids, hints, delay }: Help, isWatched: boolean): Partial<Terms> {
  return {
    memory_aids: memoryAids,
    hints: hints === 'usual' ? null : hints,
    spectator_delay: isWatched ? delay * 60 : 0,
  };
}
