/** Points in time as people write them where they are, in the language of the page. */
import type { Language } from './languages';

/** "en" alone would mean American dates: what the browser says of the same language comes first. */
function localeOf(language: Language): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
}

export function whenOf(seconds: number, language: Language, dateStyle: 'short' | 'medium' = 'medium', timeStyle: 'short' | 'medium' = 'short'): string {
  return new Date(seconds * 1000).toLocaleString(localeOf(language), { dateStyle, timeStyle });
}

export function dayOf(seconds: number, language: Language): string {
  return new Date(seconds * 1000).toLocaleDateString(localeOf(language), { dateStyle: 'medium' });
}
