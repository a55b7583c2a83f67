/** Faults of the server in words: by their code and one of their details, by their code, or as the server says them. */
import type { Fault } from '../protocol/api';
import { keyOf, type Words } from './fluent';

/** Something wrong in a box: a code and its details, in which there may be others. */
interface Finding {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

const MOST_TOLD = 8; // of all that is wrong with a box

export function faultInWords(fault: Fault, words: Words): string {
  const { reason } = fault.details;
  const about = [...(typeof reason === 'string' ? [reason] : []), ...Object.keys(fault.details)];
  const keys = [...about.map((name) => keyOf('error', `${fault.code}-${name}`)), keyOf('error', fault.code)];
  const key = keys.find((id) => words.has(id));
  return key === undefined ? fault.message : words.say(key, inWords(fault.details, words));
}

function inWords(details: Record<string, unknown>, words: Words): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, spoken(value, words)]));
}

function spoken(value: unknown, words: Words): unknown {
  if (Array.isArray(value) && value.some(isFinding)) return several(value.filter(isFinding), words);
  return isFinding(value) ? tellFinding(value, words) : value;
}

function several(found: Finding[], words: Words): string {
  const first = found.slice(0, MOST_TOLD).map((finding) => tellFinding(finding, words));
  return [...first, ...(found.length > MOST_TOLD ? ['…'] : [])].join('; ');
}

function tellFinding({ code, message, details }: Finding, words: Words): string {
  const key = keyOf('finding', code);
  return words.has(key) ? words.say(key, inWords(details, words)) : message;
}

function isFinding(value: unknown): value is Finding {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'details' in value;
}
