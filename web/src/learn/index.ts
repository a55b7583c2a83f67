/** Everything a table with a guide needs, loaded only there. */
export { Guide } from './guide.svelte';
export { default as GuidePanel } from './GuidePanel.svelte';
