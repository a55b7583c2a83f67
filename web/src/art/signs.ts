/** The sign of each seat, around (0, 0) within 10 units: colour never stands alone. */
export const SEAT_SIGNS = [
  'M3,-8.5A9,9 0 1 0 7.5,6A8,8 0 0 1 3,-8.5Z', // moon
  'M0,-9.5l2.9,6l6.6,.9l-4.8,4.6l1.2,6.5l-5.9,-3.1l-5.9,3.1l1.2,-6.5l-4.8,-4.6l6.6,-.9z', // star
  'M-6.5,8.5C-9,-2 -2,-8 8,-8.5C9,2 3,8.5 -3.6,6.4L0.5,0.5L-5.2,5.2Z', // leaf
  'M0.5,-9.5C7,-3.5 7.5,0.5 6,4.5C4.6,8.2 1.5,9.5 -1,9.2C-5,8.8 -7,5.5 -6.5,2C-6,-1 -4,-2 -3.4,-4.5C-1.8,-3.6 -1.4,-2.4 -1.4,-1C0.2,-3.6 1,-6 0.5,-9.5Z', // flame
  'M0,-9.5C4.5,-3.5 6.5,-0.5 6.5,3A6.5,6.5 0 0 1 -6.5,3C-6.5,-0.5 -4.5,-3.5 0,-9.5Z', // drop
  'M-8.5,9L-6,4.6C-7.5,-2 -1,-8.5 8.5,-8.8C8.6,-5.5 7.6,-3.6 5.6,-2.4L7,-1.8C5.8,1 4,2 1.6,2.4L3,3.6C0,5.8 -3,5.8 -4.8,5.2L-7,9.6Z', // feather
] as const;

export const SEAT_SIGN_NAMES = ['moon', 'star', 'leaf', 'flame', 'drop', 'feather'] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}
