/** Arrow keys at the table: from what has the focus to the nearest thing that way which may be chosen, on a board or in a list. */

export const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CHOOSABLE = '[role=button][tabindex="0"], button:not(:disabled)';
const ASIDE = 2.5; // how much worse a step to the side is than one ahead

export interface Place {
  x: number;
  y: number;
}

/** Of these places the nearest in this direction, or -1: ahead counts once, to the side more. */
export function nearest(from: Place, [dx, dy]: [number, number], places: readonly Place[]): number {
  let [found, least] = [-1, Infinity];
  places.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead < 1 || aside > 4 * ahead) return;
    const cost = ahead + ASIDE * aside;
    if (cost < least) [found, least] = [at, cost];
  });
  return found;
}

/** `<section use:arrows>`: where nothing lies that way the focus stays, and a part of the table that has it gives it to its first. */
export function arrows(node: HTMLElement) {
  const key = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const here = event.target as HTMLElement | SVGElement;
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !mayLeave(here)) return;
    const next = here.matches(CHOOSABLE) ? besideOf(here, way) : here.querySelector<HTMLElement>(CHOOSABLE);
    event.preventDefault();
    next?.focus();
  };
  node.addEventListener('keydown', key);
  return { destroy: () => node.removeEventListener('keydown', key) };
}

/** Whether arrow keys mean nothing else here: what may be chosen, or a part of the table that was given the focus. */
function mayLeave(here: Element): boolean {
  return (
    here.matches('.board *, .moves, .moves *') && (here.matches(CHOOSABLE) || here.getAttribute('tabindex') === '-1')
  );
}

function besideOf(here: Element, way: [number, number]): HTMLElement | undefined {
  const part = here.closest('.moves, .board')!;
  const others = [...part.querySelectorAll<HTMLElement>(CHOOSABLE)].filter(
    (one) => one !== here && one.checkVisibility(),
  );
  return others[nearest(middleOf(here), way, others.map(middleOf))];
}

export function middleOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
