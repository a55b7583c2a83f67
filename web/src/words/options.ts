/** Options of a game as the server describes them, and their values in words. */
import { keyOf, type Words } from './fluent';

export type Option = { name: string; default: unknown } & (
  | { type: 'flag' }
  | { type: 'choice'; choices: string[] }
  | { type: 'number'; low: number; high: number; absent: boolean }
);

export function optionOf(told: unknown): Option {
  return told as Option;
}

export function optionText(words: Words, name: string, value: unknown): string {
  const id = keyOf('option', `${name}-${value === null ? 'none' : String(value)}`);
  if (words.has(id)) return words.say(id);
  if (typeof value === 'boolean') return words.say(value ? 'web-yes' : 'web-no');
  return String(value);
}
