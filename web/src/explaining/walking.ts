/** Shift and an arrow key: the focus goes to the next thing that explains itself, also where nothing can be chosen. */
import { nearest, middleOf, WAYS } from '../table/arrows';
import { allThings } from './explaining.svelte';

const PARTS = '.board, .side, .moves';

/** Whether the key was meant for this. */
export function walk({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const way = WAYS[key];
  if (!way || altKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  if (target.matches('input, textarea, select')) return false;
  const part = target.closest(PARTS);
  if (!part && target !== document.body) return false;
  const things = allThings().filter((one) => one !== target && (!part || part.contains(one)) && one.checkVisibility());
  const next = part ? things[nearest(middleOf(target), way, things.map(middleOf))] : things[0];
  if (!next) return false;
  if (!next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
  (next as HTMLElement).focus();
  return true;
}
