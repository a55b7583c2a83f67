export { MoveChoice, type Sending } from './choosing.svelte';
export { choosable, type Choosable } from './choosable.svelte';
export type { Gathering, Wanted } from './gathering.svelte';
export { same, type Choosing, type Row, type Value } from './types';
