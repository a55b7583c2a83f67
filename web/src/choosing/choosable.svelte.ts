/** A thing on the board that stands for a value: lit, chosen, a button by mouse, touch and keyboard; unlit, it may be asked why. */
import { pointing } from './pointing.svelte';
import { previewing, previews } from './previewing.svelte';
import { fits, valueOf } from './rows';
import { same, type Choosing, type Row, type Value } from './types';

export interface Choosable {
  choosing: Choosing;
  argument: string;
  value: Value;
  /** What a screen reader says. */
  label: string;
  /** The notation of the move this thing would make, so that a click on it while unlit is answered by "why not". */
  move?: string;
  /** What a click means where this thing itself can't be chosen: what it stands on, or what stands on it. */
  orElse?: { argument: string; value: Value };
  /** Of equal things the place among them, where they are gathered. */
  copy?: number;
  /** Further arguments chosen by the same click, as the kind of move. */
  also?: Record<string, Value>;
  /** By touch a first tap shows where the move leads, a second makes it. */
  shows?: boolean;
}

/** `<g use:choosable={{ choosing, argument: 'card', value: 'R3', label: 'volcano 3' }}>` */
export function choosable(node: HTMLElement | SVGElement, given: Choosable) {
  let current = $state.raw(given);
  $effect(() => dress(node, current));
  const click = (event: Event): void => {
    event.stopPropagation();
    const isTouch = (event as Partial<PointerEvent>).pointerType === 'touch';
    if (!(isTouch && current.shows && previewing.showsFirst(rowsOf(current)))) press(current);
  };
  const key = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    click(event);
  };
  const preview = previews(node, () => rowsOf(current));
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update: (changed: Choosable) => void (current = changed),
    destroy: () => {
      preview.destroy();
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}

function press({ choosing, argument, value, copy, move, also, orElse }: Choosable): void {
  if (choosing.gathering.covers(argument, value)) choosing.gathering.toggle(argument, value, copy);
  else if (choosing.mayPick(argument, value)) {
    if (also) choosing.pickAll({ ...also, [argument]: value });
    else choosing.pick(argument, value);
  } else if (orElse && choosing.mayPick(orElse.argument, orElse.value)) choosing.pick(orElse.argument, orElse.value);
  else if (move) choosing.askWhy(move);
}

/** What a click would leave. */
function rowsOf({ choosing, argument, value, also, orElse }: Choosable): readonly Row[] {
  const wanted = choosing.mayPick(argument, value) ? { argument, value } : orElse;
  if (!wanted) return [];
  const more = Object.entries(also ?? {}).map(([name, one]) => ({ argument: name, value: one }));
  return choosing.rows.filter((row) => fits(row, [wanted, ...more]));
}

function dress(node: HTMLElement | SVGElement, given: Choosable): void {
  const { choosing, argument, value, copy, label, move, orElse } = given;
  const { gathering } = choosing;
  const isGathered = gathering.covers(argument, value);
  const isPointed = pointing.isAt(choosing, argument, value);
  const isOpen = isGathered ? gathering.isOpen(argument, value, copy) : choosing.isLit(argument, value);
  const isLit = isOpen && (!pointing.isOn || isPointed);
  const isChosen = isGathered ? gathering.has(argument, value, copy) : choosing.isChosen(argument, value);
  const isChoosable = isGathered ? isOpen || isChosen : choosing.mayPick(argument, value);
  node.classList.toggle('lit', isLit);
  node.classList.toggle('pointed', isLit && isPointed);
  node.classList.toggle(
    'hinted',
    (isLit || isChosen) && choosing.hinted.some((row) => same(valueOf(row, argument), value)),
  );
  node.classList.toggle('chosen', isChosen);
  node.classList.toggle(
    'touched',
    (isLit || isChosen) && previewing.touched !== null && fits(previewing.touched, [{ argument, value }]),
  );
  const standsForOther = !isChoosable && orElse !== undefined && choosing.mayPick(orElse.argument, orElse.value);
  node.classList.toggle('choosable', isChoosable || standsForOther);
  node.classList.toggle('askable', !isGathered && !isChoosable && !standsForOther && move !== undefined);
  node.setAttribute('aria-label', label);
  node.setAttribute('role', isChoosable ? 'button' : 'img');
  if (isChoosable) {
    node.setAttribute('tabindex', '0');
    node.setAttribute('aria-pressed', String(isChosen));
  } else {
    node.removeAttribute('tabindex');
    node.removeAttribute('aria-pressed');
  }
}
