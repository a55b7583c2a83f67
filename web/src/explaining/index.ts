export { explained, type Meaning } from './explaining.svelte';
