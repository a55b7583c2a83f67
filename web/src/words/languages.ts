/** The Fluent files by language: those of all pages at once, those of a game and of the boards when a table is opened. */
import { LANGUAGES } from './generated';

export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export function nameOf(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

type Files = Record<string, () => Promise<string>>;
const PAGE = import.meta.glob<string>('./*.ftl', { import: 'default' }) as Files;
const BOARDS = import.meta.glob<string>('../boards/words/*.ftl', { import: 'default' }) as Files;
const COMMON = import.meta.glob<string>('../../../src/coven/words/*.ftl', { import: 'default' }) as Files;
const GAMES = import.meta.glob<string>('../../../src/coven/games/*/words/*.ftl', { import: 'default' }) as Files;

/** The texts every page needs. */
export function pageTexts(language: Language): Promise<string[]> {
  return read([COMMON[`../../../src/coven/words/${language}.ftl`], PAGE[`./${language}.ftl`]]);
}

/** The texts of a game's table; none for a game this page does not know. */
export function gameTexts(game: string, language: Language): Promise<string[]> {
  return read([
    GAMES[`../../../src/coven/games/${game}/words/${language}.ftl`],
    BOARDS[`../boards/words/${language}.ftl`],
  ]);
}

function read(files: (Files[string] | undefined)[]): Promise<string[]> {
  return Promise.all(files.filter((file) => file !== undefined).map((file) => file()));
}

export function preferredLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? 'en';
}

/** "en" alone would mean American dates: what the browser says of the same language comes first. */
export function localeOf(language: Language): string {
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;
}
