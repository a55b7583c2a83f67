/** The words of one game and of the boards in one language, for the gallery and the tests; a missing message is an error here. */
import { Words, type Say } from '../words/fluent';

const GAMES = import.meta.glob<string>('../../../src/coven/games/*/words/*.ftl', { import: 'default', eager: true });
const PAGES = import.meta.glob<string>(['../../../src/coven/words/*.ftl', '../words/*.ftl'], {
  import: 'default',
  eager: true,
});
const BOARDS = import.meta.glob<string>('../boards/words/*.ftl', { import: 'default', eager: true });

export function speaker(game: string, language: string): Say {
  const words = new Words(language, [
    ...Object.keys(PAGES).flatMap((path) => (path.endsWith(`/${language}.ftl`) ? [PAGES[path]!] : [])),
    GAMES[`../../../src/coven/games/${game}/words/${language}.ftl`] ?? '',
    BOARDS[`../boards/words/${language}.ftl`] ?? '',
  ]);
  return (id, args) => {
    const told = words.say(id, args);
    if (!words.has(id) || told.includes('{$')) throw new Error(`no words for ${id} in ${language}: ${told}`);
    return told;
  };
}
