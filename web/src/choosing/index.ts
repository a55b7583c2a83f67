export { MoveChoice, type Sending } from './choosing.svelte';
export { thing, type Thing } from './thing.svelte';
export { same, type Choosing, type Row, type Value } from './types';
