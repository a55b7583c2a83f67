/**
 * Contrast of the palette, computed from the style sheet, by day and by night:
 * 4.5 for text, 3 for what only shows where something is (WCAG AA).
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const THEMES = ['day', 'night'] as const;
type Theme = (typeof THEMES)[number];
const SURFACES = ['page', 'surface', 'surface-raised', 'surface-sunken', 'table', 'table-light'];
const TEXTS = ['text', 'text-soft', 'accent', 'danger', 'good', 'info'];
const MARKS = ['focus', 'lit', 'chosen', 'line-strong'];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const SUITS = ['fire', 'water', 'earth', 'air', 'wizard'].map((suit) => `suit-${suit}`);
const LANDSCAPES = ['forest', 'prairie', 'hill', 'mountain', 'water'];

const sheet = readFileSync('src/theme/palette.css', 'utf-8');
const declared = new Map([...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));

/** The colour a variable has in a theme, as #rrggbb. */
function colour(name: string, theme: Theme): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`there is no colour --${name}`);
  const [, day, night] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [value, value, value];
  const chosen = theme === 'day' ? day : night;
  const [, other] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  return other ? colour(other, theme) : chosen;
}

/** How bright a colour is, from 0 to 1, as WCAG 2 has it. */
function luminance(hex: string): number {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (parts.length !== 3) throw new Error(`${hex} is no colour`);
  const [red, green, blue] = parts
    .map((part) => parseInt(part, 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark, light] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The pairs of a kind that are too much alike, with their contrast. */
function faint(fronts: string[], grounds: string[], least: number, theme: Theme): string[] {
  const pairs = fronts.flatMap((front) =>
    grounds.map((ground) => ({ pair: `${front} on ${ground}`, found: contrast(front, ground, theme) })),
  );
  return pairs.filter(({ found }) => found < least).map(({ pair, found }) => `${pair}: ${found.toFixed(2)}`);
}

test('black on white is 21, as WCAG has it', () => {
  expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21);
});

describe.each(THEMES)('by %s', (theme) => {
  test('text is legible on every surface', () => {
    expect(faint(TEXTS, SURFACES, 4.5, theme)).toEqual([]);
    expect(faint(['on-accent'], ['accent'], 4.5, theme)).toEqual([]);
  });

  test('focus, what may be clicked, what is chosen and the edges of fields stand out on every surface', () => {
    expect(faint(MARKS, SURFACES, 3, theme)).toEqual([]);
  });

  test('what is printed is legible', () => {
    expect(faint(['ink'], [...SEATS, ...LANDSCAPES, 'paper', 'parchment', 'gold'], 4.5, theme)).toEqual([]);
    expect(faint(SUITS, ['paper'], 4.5, theme)).toEqual([]);
  });
});
