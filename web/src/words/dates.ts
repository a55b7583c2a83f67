/** Points in time as people write them where they are, in the language of the page. */
import { localeOf, type Language } from './languages';

export function whenOf(
  seconds: number,
  language: Language,
  dateStyle: 'short' | 'medium' = 'medium',
  timeStyle: 'short' | 'medium' = 'short',
): string {
  return new Date(seconds * 1000).toLocaleString(localeOf(language), { dateStyle, timeStyle });
}

export function dayOf(seconds: number, language: Language): string {
  return new Date(seconds * 1000).toLocaleDateString(localeOf(language), { dateStyle: 'medium' });
}
