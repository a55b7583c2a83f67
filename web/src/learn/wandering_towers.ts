import type { Step } from './steps';

/** Three turns against one bot: a tower, a wizard, a homecoming, a lock-up, a spell. */
export const STEPS: Step[] = [
  { id: 'welcome' },
  { id: 'ring', at: '.ring' },
  { id: 'tower-card', move: 'W1T1 tower' },
  { id: 'tower', move: 'tower T7' },
  { id: 'wizard-card', move: 'W3 wizard' },
  { id: 'wizard', move: 'wizard 1' },
  { id: 'carried', at: '.ring' },
  { id: 'four', move: 'W4 wizard' },
  { id: 'ride', move: 'wizard 8' },
  { id: 'four-more', move: 'W4 wizard' },
  { id: 'home', move: 'wizard 12' },
  { id: 'castle', at: '.ring' },
  { id: 'lock-card', move: 'W3T3 tower' },
  { id: 'lock', move: 'tower T8' },
  { id: 'flask', move: 'W4 wizard' },
  { id: 'on', move: 'wizard 4' },
  { id: 'spell', move: 'cast move_tower' },
  { id: 'aim', move: 'tower T1' },
  { id: 'more', at: '.hand' },
  { id: 'end' },
];
