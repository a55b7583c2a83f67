import type { Step } from './steps';

/** The first round with two bots: choosing roles, brave and beaten, cowardly and safe, flying and delivering. */
export const STEPS: Step[] = [
  { id: 'welcome' },
  { id: 'map', at: '.map' },
  { id: 'hill-witch', move: 'choose hill-witch' },
  { id: 'forest-witch', move: 'choose forest-witch' },
  { id: 'herbs', move: 'choose herb-gatherer' },
  { id: 'roots', move: 'choose root-gatherer' },
  { id: 'brave', move: 'brave hill-witch' },
  { id: 'fly', move: 'fly 0 a15' },
  { id: 'deliver', move: 'deliver 0 t3' },
  { id: 'cowardly', move: 'cowardly herb-gatherer' },
  { id: 'gather', move: 'gather 1' },
  { id: 'risk', move: 'brave forest-witch' },
  { id: 'beaten', at: '.turn' },
  { id: 'follow', move: 'cowardly root-gatherer' },
  { id: 'orange', move: 'gather 1' },
  { id: 'end' },
];
