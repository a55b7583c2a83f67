/** What things on the table mean: each has a title, a sentence and the ruling it rests on, told by one card at a time. */
import { around, holds, type Rect } from './placing';

export interface Meaning {
  title: string;
  text?: string;
  /** The number of the ruling. */
  rule?: number | null;
}

export type Way = 'hover' | 'focus' | 'touch';

export interface Shown {
  node: Element;
  meaning: Meaning;
  way: Way;
  anchor: Rect;
}

type Explain = () => Meaning | null;

/** In the order in which they came, which is the order in which they are drawn where they lie over each other. */
const known = new Map<Element, Explain>();

const LARGE = 220; // pixels: along the side of a larger thing the card lies at the place that is pointed at

class Explaining {
  shown = $state.raw<Shown | null>(null);

  show(node: Element, way: Way, point: { x: number; y: number } | null = null): void {
    const meaning = meaningOf(node);
    this.shown = meaning && { node, meaning, way, anchor: anchorOf(node, point) };
  }

  hide(): void {
    this.shown = null;
  }

  /** The page has moved under what is told. */
  follow(): void {
    if (this.shown) this.shown = { ...this.shown, anchor: anchorOf(this.shown.node, null) };
  }

  forget(node: Element): void {
    known.delete(node);
    if (this.shown?.node === node) this.hide();
  }
}

export const explaining = new Explaining();

/** `<div use:explained={() => ({ title, text, rule: 13 })}>`: asked only when somebody wants to know. */
export function explained(node: Element, explain: Explain) {
  known.set(node, explain);
  return {
    update: (changed: Explain) => void known.set(node, changed),
    destroy: () => explaining.forget(node),
  };
}

/** The thing at a place of the page: the innermost that a click meets; of what clicks go through, what is drawn over that. */
export function thingAt(target: EventTarget | null, x: number, y: number): Element | null {
  if (!(target instanceof Element)) return null;
  const met = thingAround(target);
  const through = goneThrough(target, x, y);
  return through && (!met || isOver(through, met)) ? through : met;
}

export function thingAround(target: Element): Element | null {
  let node: Element | null = target;
  while (node && !known.has(node)) node = node.parentElement;
  return node;
}

export function meaningOf(thing: Element): Meaning | null {
  return known.get(thing)?.() ?? null;
}

/** All things that explain themselves, in sight or not. */
export function allThings(): Element[] {
  return [...known.keys()];
}

/** What lies there and lets clicks through. */
function goneThrough(target: Element, x: number, y: number): Element | null {
  const board = target.closest('.board');
  if (!board) return null;
  return [...known.keys()].findLast((node) => board.contains(node) && isThere(node, x, y) && letsThrough(node)) ?? null;
}

function isThere(node: Element, x: number, y: number): boolean {
  return holds(node.getBoundingClientRect(), x, y);
}

function letsThrough(node: Element): boolean {
  return [node, node.querySelector('*')].every((one) => !one || getComputedStyle(one).pointerEvents === 'none');
}

/** Within a drawing what comes later is over the rest; of pieces apart from each other what is met is. */
function isOver(one: Element, other: Element): boolean {
  const drawing = (one as SVGElement).ownerSVGElement;
  return drawing != null && drawing === (other as SVGElement).ownerSVGElement;
}

function anchorOf(node: Element, point: { x: number; y: number } | null): Rect {
  const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
  const here = point && around(point);
  return {
    ...(here && width > LARGE ? { left: here.left, right: here.right } : { left, right }),
    ...(here && height > LARGE ? { top: here.top, bottom: here.bottom } : { top, bottom }),
  };
}
