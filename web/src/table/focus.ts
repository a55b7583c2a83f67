/**
 * Who plays by keyboard does not lose the place: when the thing in focus is gone, the focus goes to the part of the table
 * it was in (a hand, the map, the list of moves). Nothing is chosen there: a second Enter plays no further card.
 */
import { onMount } from 'svelte';

const PARTS = '.board [role=group], .board [role=region], .board, .moves';

export function keepFocusAtTable(mayChoose: () => boolean): void {
  let byKeyboard = false;
  let part: HTMLElement | SVGElement | null = null;

  function look(): void {
    if (!byKeyboard || !part || !mayChoose() || document.activeElement !== document.body) return;
    const place = part.isConnected ? part : document.querySelector<HTMLElement>('.moves');
    if (!place) return;
    if (!place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
    place.focus({ preventScroll: true });
  }

  onMount(() => {
    const key = (): void => void (byKeyboard = true);
    const pointer = (): void => void (byKeyboard = false);
    const focus = (event: FocusEvent): void => void (part = partOf(event.target as Element));
    const watching = new MutationObserver(() => requestAnimationFrame(look));
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    addEventListener('focusin', focus);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
      removeEventListener('focusin', focus);
      watching.disconnect();
    };
  });
}

/** The part of the table something belongs to; a question above the board belongs to the list of moves. */
function partOf(target: Element): HTMLElement | SVGElement | null {
  if (!target.closest('.middle')) return null;
  return target.closest<HTMLElement | SVGElement>(PARTS) ?? document.querySelector<HTMLElement>('.moves');
}
