/** Who plays by keyboard does not lose the place: when the thing in focus is gone and it is their turn again, focus goes to the first move. */
import { onMount } from 'svelte';

export function keepFocusAtTable(mayChoose: () => boolean): void {
  let byKeyboard = false;
  let wasAtTable = false;

  function look(): void {
    if (!byKeyboard || !wasAtTable || !mayChoose() || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.moves button:not(:disabled)')?.focus();
  }

  onMount(() => {
    const key = (): void => void (byKeyboard = true);
    const pointer = (): void => void (byKeyboard = false);
    const focus = (event: FocusEvent): void => void (wasAtTable = (event.target as Element).closest('.middle') !== null);
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
