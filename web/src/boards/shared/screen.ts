import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const REM = 16; // pixels: media queries count in these, whatever the size of the page's type
const width = () => (innerWidth.current ?? 0) / REM;
const height = () => (innerHeight.current ?? 0) / REM;

/** A phone on its side, or a desk at 200 %: the hand stands beside the board. The same as in `small_screens.css` of the boards. */
export const isLow = () => height() > 0 && height() <= 34 && width() >= 35;
/** So wide that a board beside a hand is to be a flat one. */
export const isFlat = () => isLow() && width() >= 1.9 * height();
/** A phone on which a tall board would leave no room for the hand. */
export const isShort = () => height() > 0 && height() < 56 && width() < 35;
