/** Tells when a thing is pointed at or focused, and when no more. */
export interface Hovering {
  start: () => void;
  end: () => void;
}

export function hovering(node: HTMLElement, given: Hovering) {
  let current = given;
  const start = () => current.start();
  const end = () => current.end();
  const ways: [string, () => void][] = [['pointerenter', start], ['focusin', start], ['pointerleave', end], ['focusout', end]];
  ways.forEach(([name, act]) => node.addEventListener(name, act));
  return {
    update: (changed: Hovering) => void (current = changed),
    destroy: () => ways.forEach(([name, act]) => node.removeEventListener(name, act)),
  };
}
