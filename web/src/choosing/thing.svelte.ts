/** A thing on the board that stands for a value: lit, chosen, a button by mouse, touch and keyboard; unlit, it may be asked why. */
import { pointing } from './pointing.svelte';
import { valueOf } from './rows';
import { same, type Choosing, type Value } from './types';

export interface Thing {
  choosing: Choosing;
  argument: string;
  value: Value;
  /** What a screen reader says. */
  label: string;
  /** The notation of the move this thing would make, so that a click on it while unlit is answered by "why not". */
  move?: string;
  /** Further arguments chosen by the same click, as the kind of move. */
  also?: Record<string, Value>;
}

/** `<g use:thing={{ choosing, argument: 'card', value: 'R3', label: 'volcano 3' }}>` */
export function thing(node: HTMLElement | SVGElement, given: Thing) {
  let current = $state.raw(given);
  $effect(() => dress(node, current));
  const click = (event: Event): void => {
    event.stopPropagation();
    press(current);
  };
  const key = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    click(event);
  };
  node.addEventListener('click', click);
  node.addEventListener('keydown', key);
  return {
    update: (changed: Thing) => void (current = changed),
    destroy: () => {
      node.removeEventListener('click', click);
      node.removeEventListener('keydown', key);
    },
  };
}

function press({ choosing, argument, value, move, also }: Thing): void {
  if (choosing.mayPick(argument, value)) {
    if (also) choosing.pickAll({ ...also, [argument]: value });
    else choosing.pick(argument, value);
  } else if (move) choosing.askWhy(move);
}

function dress(node: HTMLElement | SVGElement, { choosing, argument, value, label, move }: Thing): void {
  const isPointed = pointing.isAt(choosing, argument, value);
  const isLit = choosing.isLit(argument, value) && (!pointing.isOn || isPointed);
  const isChosen = choosing.isChosen(argument, value);
  const isChoosable = choosing.mayPick(argument, value);
  node.classList.toggle('lit', isLit);
  node.classList.toggle('pointed', isLit && isPointed);
  node.classList.toggle('hinted', (isLit || isChosen) && choosing.hinted !== null && same(valueOf(choosing.hinted, argument), value));
  node.classList.toggle('chosen', isChosen);
  node.classList.toggle('choosable', isChoosable);
  node.classList.toggle('askable', !isChoosable && move !== undefined);
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
