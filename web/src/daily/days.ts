/** Days of the daily table, in UTC, such as 2026-11-16. */
import { localeOf, type Language } from '../words/languages';

const DAY = 24 * 3600 * 1000;

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function inWords(day: string, language: Language): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
}
