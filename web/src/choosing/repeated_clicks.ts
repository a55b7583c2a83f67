/** The second click of a double click was meant for what lay there before: it is dropped, wherever it would have landed. */

const SOON = 350; // milliseconds in which nobody has seen what is new
const NEAR = 24; // pixels
let changedAt = -Infinity;

/** What may be chosen has changed just now. */
export function noteChange(): void {
  changedAt = performance.now();
}

/**
 * `<main use:dropRepeatedClicks>`: drops clicks at the place of the last one just after what may be chosen has changed,
 * and presses by a key that is held.
 */
export function dropRepeatedClicks(node: HTMLElement) {
  let last: MouseEvent | null = null;
  const click = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by a key, or by a program
    if (last && isNear(last, event) && changedAt >= last.timeStamp && event.timeStamp - changedAt < SOON) drop(event);
    else last = event;
  };
  node.addEventListener('click', click, true);
  node.addEventListener('keydown', held, true);
  return {
    destroy: () => {
      node.removeEventListener('click', click, true);
      node.removeEventListener('keydown', held, true);
    },
  };
}

function isNear(one: MouseEvent, other: MouseEvent): boolean {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= NEAR;
}

function held(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (event.repeat && isPress && event.target instanceof Element && event.target.matches('button, a, [role=button]'))
    drop(event);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
