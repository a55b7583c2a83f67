import type { Step } from './steps';

/** One round with three bots: passing, following, ducking, what points are, the sheet at the end. */
export const STEPS: Step[] = [
  { id: 'welcome' },
  { id: 'cards', at: '.hand' },
  { id: 'points', at: '.hand' },
  { id: 'pass-witch', move: 'pass R11' },
  { id: 'pass-fire', move: 'pass R14' },
  { id: 'pass-queen', move: 'pass G12' },
  { id: 'received', at: '.hand' },
  { id: 'lead', move: 'B14' },
  { id: 'low', move: 'Y1' },
  { id: 'wizard', move: 'Z' },
  { id: 'air-witch', move: 'B11' },
  { id: 'fire', move: 'R2' },
  { id: 'score', at: '.sheet' },
  { id: 'follow', move: 'B2' },
  { id: 'alone', at: '.hand', until: 'over' },
  { id: 'end' },
];
