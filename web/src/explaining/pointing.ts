/** When things explain themselves: the pointer rests on one, the focus comes to one by keyboard, a finger holds one. */
import { explaining, thingAround, thingAt } from './explaining.svelte';
import { grown, holds, type Rect } from './placing';
import { walk } from './walking';

const REST = 350; // milliseconds in which a pointer stays, so that who goes to play is not told anything
const LEAVE = 250; // in which it may go from the thing to the card
const HOLD = 450; // that a finger stays, before the browser has a menu for it
const SLIP = 10; // pixels a finger may move meanwhile
const NEAR = 10; // pixels around a thing that belong to it

/** Watches the whole page; says what ends it. `card` is what tells, where it is; `openRule` opens the ruling of what is told. */
export function followPointer(card: () => Element | null, openRule: () => void): () => void {
  let byKeyboard = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let holding: { at: PointerEvent; timer: ReturnType<typeof setTimeout> } | null = null;
  let wasHeld = false; // what follows of this touch means nothing else
  let clicked: Element | null = null; // told nothing until the pointer has left it

  const boxOf = (element: Element): Rect => element.getBoundingClientRect();
  const isInCard = ({ target }: Event) => target instanceof Node && (card()?.contains(target) ?? false);
  const isOverCard = (x: number, y: number) => {
    const found = card();
    return found !== null && holds(grown(boxOf(found), NEAR), x, y);
  };

  function stop(): void {
    clearTimeout(resting);
    clearTimeout(leaving);
    if (holding) clearTimeout(holding.timer);
    [leaving, holding] = [undefined, null];
  }

  function rest(event: PointerEvent): void {
    const thing = thingAt(event.target, event.clientX, event.clientY);
    if (thing !== clicked) clicked = null;
    if (thing && thing !== clicked && thing !== explaining.shown?.node) explaining.show(thing, 'hover', at(event));
  }

  function stay(x: number, y: number): void {
    const { shown } = explaining;
    if (shown?.way !== 'hover') return;
    if (isOverCard(x, y) || holds(grown(shown.anchor, NEAR), x, y)) {
      clearTimeout(leaving);
      leaving = undefined;
    } else
      leaving ??= setTimeout(() => {
        leaving = undefined;
        if (explaining.shown === shown) explaining.hide();
      }, LEAVE);
  }

  function move(event: PointerEvent): void {
    const { pointerType, clientX, clientY } = event;
    if (pointerType === 'touch') {
      if (holding && Math.hypot(clientX - holding.at.clientX, clientY - holding.at.clientY) > SLIP) stop();
      return;
    }
    clearTimeout(resting);
    stay(clientX, clientY);
    if (event.buttons === 0 && !(explaining.shown && isOverCard(clientX, clientY)))
      resting = setTimeout(() => rest(event), REST);
  }

  function down(event: PointerEvent): void {
    byKeyboard = false;
    wasHeld = false;
    if (isInCard(event)) return;
    stop();
    explaining.hide();
    clicked = thingAt(event.target, event.clientX, event.clientY);
    if (event.pointerType === 'touch' && clicked) holding = { at: event, timer: setTimeout(hold, HOLD) };
  }

  function hold(): void {
    const held = holding;
    if (!held || !clicked) return;
    stop();
    explaining.show(clicked, 'touch', at(held.at));
    wasHeld = explaining.shown !== null;
  }

  function drop(event: Event): void {
    if (event.type === 'contextmenu' && holding) hold();
    if (!wasHeld || isInCard(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function key(event: KeyboardEvent): void {
    byKeyboard = true;
    if (event.key === 'Escape') {
      stop();
      explaining.hide();
    } else if (event.key === '?' && explaining.shown && !isWriting(event.target)) openRule();
    else if (event.shiftKey && walk(event)) event.preventDefault();
  }

  function focus({ target }: FocusEvent): void {
    if (!byKeyboard || !(target instanceof Element)) return;
    const thing = thingAround(target);
    if (thing) explaining.show(thing, 'focus');
    else if (explaining.shown?.way === 'focus') explaining.hide();
  }

  function blur(): void {
    if (explaining.shown?.way === 'focus') explaining.hide();
  }

  function scroll({ target }: Event): void {
    const { shown } = explaining;
    if (!shown || !(target instanceof Node) || !target.contains(shown.node)) return;
    if (shown.way === 'focus') explaining.follow();
    else explaining.hide();
  }

  const leave = () => {
    stop();
    explaining.hide();
  };
  const ways: [string, (event: never) => void][] = [
    ['pointermove', move],
    ['pointerdown', down],
    ['pointerup', () => holding && stop()],
    ['pointercancel', () => holding && stop()],
    ['click', drop],
    ['contextmenu', drop],
    ['keydown', key],
    ['focusin', focus],
    ['focusout', blur],
    ['scroll', scroll],
    ['resize', leave],
  ];
  for (const [name, act] of ways) addEventListener(name, act as EventListener, true);
  return () => {
    leave();
    for (const [name, act] of ways) removeEventListener(name, act as EventListener, true);
  };
}

const at = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
