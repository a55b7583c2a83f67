/** Shapes that several pieces of Broom Service share, around (0, 0), in the units of the map. */
export const CLOUD =
  'M-30,22C-48,22 -50,-1 -34,-5C-36,-22 -14,-27 -7,-17C0,-32 26,-31 27,-13C45,-15 51,7 40,15C38,22 33,22 28,22Z';
/** Broad enough for a number. */
export const STAR = 'M0,-18L6.7,-9.2L17.1,-5.6L10.8,3.5L10.6,14.6L0,11.4L-10.6,14.6L-10.8,3.5L-17.1,-5.6L-6.7,-9.2Z';
export const BOLT = 'M4,-13l-9,14h6l-3,12l10,-15h-6z';
export const SHIELD = 'M-33,-38H33Q36,-38 36,-35V16Q34,30 0,38Q-34,30 -36,16V-35Q-36,-38 -33,-38Z';
/** Each colour has a bottle of its own, and so has a potion of whatever colour. */
export const BOTTLES = {
  orange: 'M-4,-15V-6A10,10 0 1 0 4,-6V-15Z',
  green: 'M-4,-15V-5L-12,12H12L4,-5V-15Z',
  purple: 'M-4,-15V-8H-9V12H9V-8H4V-15Z',
  any: 'M-4,-15V-8Q-10,-5 -10,2V9Q-10,13 -6,13H6Q10,13 10,9V2Q10,-5 4,-8V-15Z',
} as const;
export const LANDSCAPES = {
  forest: { ground: '#a9c489', ink: '#35592a', sign: 'M0,-11l-5,7h2l-5,7h2l-4,6h20l-4,-6h2l-5,-7h2zM0,9v5' },
  prairie: { ground: '#f1dc9c', ink: '#7a5a12', sign: 'M-8,10q1,-11 -4,-16M-2,10q1,-15 1,-20M5,10q0,-11 6,-16' },
  hill: { ground: '#d8b086', ink: '#5f3d1c', sign: 'M-13,10q6,-22 13,-22t13,22z' },
  mountain: { ground: '#cbc7cf', ink: '#4a4454', sign: 'M-14,10l11,-22l5,8l4,-5l9,19zM-3,-12l-4,8l4,-2l3,3l2,-4' },
  water: { ground: '#8fc3da', ink: '#1e5d82', sign: 'M-12,-3q6,-8 12,0t12,0M-12,7q6,-8 12,0t12,0' },
} as const;
export type Landscape = keyof typeof LANDSCAPES;
/** The roof of a tower by the colour of its potion, as the map has it. */
export const HATS = {
  orange: 'M0,-56L22,-27Q0,-20 -22,-27Z',
  green: 'M0,-56Q2,-50 8,-47C25,-41 23,-30 17,-25Q0,-19 -17,-25C-23,-30 -25,-41 -8,-47Q-2,-50 0,-56Z',
  purple: 'M12,-56Q2,-52 9,-42L13,-31L23,-28Q0,-19 -23,-28L-13,-31Q-9,-50 12,-56Z',
};
