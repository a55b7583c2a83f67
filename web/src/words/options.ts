/** Options of a game as the server describes them, and their values in words. */
import { keyOf, type Words } from './fluent';

export type OptionValue = string | number | boolean | null;
export type Option = { name: string; default: OptionValue } & (
  | { type: 'flag' }
  | { type: 'choice'; choices: string[] }
  | { type: 'number'; low: number; high: number; absent: boolean }
);

export function optionOf(told: unknown): Option {
  return told as Option;
}

/** Standing answers of a game that have something to answer at a table with these options. */
export function settingsAt(told: readonly unknown[], options: Record<string, unknown>): Option[] {
  const needs = (setting: unknown) => Object.entries((setting as { needs?: Record<string, unknown> }).needs ?? {});
  return told.filter((setting) => needs(setting).every(([name, value]) => options[name] === value)).map(optionOf);
}

/**
 * What the rules write as a name or a value of an option ("tie", "tie = play_on"), in words; null for anything else.
 * `of`: the option whose value it may be.
 */
export function codeAsOption(words: Words, text: string, of: string | null): string | null {
  const [name = '', value] = text.split(' = ');
  const id = keyOf('option', name);
  if (of !== null && value === undefined && words.has(keyOf('option', `${of}-${name}`)))
    return optionText(words, of, name);
  if (!words.has(id)) return null;
  return value === undefined ? words.say(id) : `${words.say(id)}: ${optionText(words, name, value)}`;
}

export function optionText(words: Words, name: string, value: OptionValue): string {
  const id = keyOf('option', `${name}-${value === null ? 'none' : String(value)}`);
  if (words.has(id)) return words.say(id);
  if (typeof value === 'boolean') return words.say(value ? 'web-yes' : 'web-no');
  return String(value);
}
