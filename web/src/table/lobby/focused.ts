/** Gives the focus to what a newcomer wants first, unless it is elsewhere; to a field only where no keyboard comes up with it. */
export function focused(node: HTMLElement): void {
  const isField = node instanceof HTMLInputElement;
  if (document.activeElement !== document.body || (isField && !matchMedia('(pointer: fine)').matches)) return;
  node.focus({ preventScroll: true });
  if (isField) node.select();
}
