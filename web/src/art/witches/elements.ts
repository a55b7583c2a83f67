/** The sign of each suit of Witches around (0, 0) within 12 units, by the letter of the suit; Z is the wizards'. */
export type SuitLetter = 'R' | 'G' | 'Y' | 'B' | 'Z';

export const ELEMENT_SIGNS: Record<SuitLetter, string> = {
  R: 'M1,-12C8,-4 9,0 8,5C6.6,10 3,12 -0.5,12C-6,12 -9,8 -8.4,3C-8,-1 -5,-3 -4.6,-6.4C-2.4,-5 -1.6,-3.4 -1.6,-1C0.8,-4.4 2,-8 1,-12Z',
  G: 'M-12,-3C-9,-8 -6,-8 -3,-4.6C0,-1.4 3,-1.4 6,-4.6C8,-6.8 10,-6.8 12,-5V-0.6C10,-2.6 8,-2.6 6,-0.4C3,2.8 0,2.8 -3,-0.4C-6,-3.6 -9,-3.4 -12,1.4ZM-12,6C-9,1 -6,1 -3,4.4C0,7.6 3,7.6 6,4.4C8,2.2 10,2.2 12,4V8.4C10,6.4 8,6.4 6,8.6C3,11.8 0,11.8 -3,8.6C-6,5.4 -9,5.6 -12,10.4Z',
  Y: 'M-12,9L-9.5,-1L-4,-3L-1,-11L6,-9.5L7.5,-3L11,0L12,9Z M-6,5.5L-1,0L1.5,5.5Z',
  B: 'M-11,-4H2.5A3,3 0 1 0 -0.5,-7H-4A6.4,6.4 0 1 1 2.5,-0.6H-11ZM-11,2H6A5.6,5.6 0 1 1 0.4,7.8H3.8A2.2,2.2 0 1 0 6,5.4H-11Z',
  Z: 'M0,-12L2.8,-3.2L12,-3L4.6,2.4L7.4,11.4L0,6L-7.4,11.4L-4.6,2.4L-12,-3L-2.8,-3.2Z',
};

export const SUIT_COLOURS: Record<SuitLetter, string> = {
  R: 'var(--suit-fire)',
  G: 'var(--suit-water)',
  Y: 'var(--suit-earth)',
  B: 'var(--suit-air)',
  Z: 'var(--suit-wizard)',
};

/** The lit part of a moon that waxes from 1 to 14, around (0, 0). */
export function moonPhase(rank: number, radius: number): string {
  const shown = Math.min(1, Math.max(0.07, rank / 14));
  const width = radius * Math.abs(1 - 2 * shown);
  return `M0,${-radius}A${radius},${radius} 0 0 1 0,${radius}A${width},${radius} 0 0 ${shown < 0.5 ? 0 : 1} 0,${-radius}Z`;
}

export function suitOf(card: string): SuitLetter {
  return card[0] as SuitLetter;
}

export function rankOf(card: string): number {
  return Number(card.slice(1)) || 0;
}
