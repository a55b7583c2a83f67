/** The rules on the page speak in its words: nothing is left of what only programs and the terminal write. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Words } from '../src/words/fluent';
import { LANGUAGES, type Block } from '../src/words/generated';
import { textOf } from '../src/words/rules';
import { rulesText } from '../src/words/rules_text';

const GAMES = ['witches', 'wandering_towers', 'broom_service'];
const LEFT_OVERS: Record<string, RegExp> = {
  'a card or a piece by its notation': /(?<![\p{L}\d])[A-Z]{1,3}\d/u,
  'a letter that stands for a suit or for somebody': /(?<![\p{L}\d.])[E-HJ-Z](?![\p{L}\d])/u,
  'a name of a program': /[a-z]_[a-z…]|[`<>]|[a-z] = /,
  'a value of an option as programs write it': /: (chosen|usual|cooperative)\b/,
};

function rules(game: string, language: string): Block[] {
  const file = `build/rules/${game}.${language}.json`;
  expect(existsSync(file), file).toBe(true);
  return JSON.parse(readFileSync(file, 'utf-8')) as Block[];
}

function wordsIn(language: string, game: string): Words {
  const folders = ['../src/coven/words', 'src/words', `../src/coven/games/${game}/words`, 'src/boards/words'];
  return new Words(
    language,
    folders.map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf-8')),
  );
}

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language])))('%s in %s', (game, language) => {
  const told = rulesText(rules(game, language), game, wordsIn(language, game));
  expect(told.length).toBeGreaterThan(60);
  const spans = told.flatMap((block) => {
    if (block.kind === 'code') return [{ kind: 'code', text: block.text }];
    if (block.kind === 'list') return block.items.flat();
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.spans;
  });
  expect(spans.filter(({ kind }) => kind === 'code')).toEqual([]);
  const texts = told.map(textOf);
  for (const [what, pattern] of Object.entries(LEFT_OVERS))
    expect(
      texts.filter((text) => pattern.test(text)),
      what,
    ).toEqual([]);
});

test('cards are drawn by suit and number, towers are called towers, a name is a value of the option before it', () => {
  const words = wordsIn('en', 'witches');
  const [card] = rulesText(
    [{ kind: 'text', spans: [{ kind: 'text', text: 'R11, the fire witch' }] }],
    'witches',
    words,
  );
  expect(card).toMatchObject({
    spans: [{ kind: 'card', text: 'Fire 11', suit: 'R', rank: 11 }, { text: ', the fire witch' }],
  });
  const spans = [
    { kind: 'code' as const, text: 'memory' },
    { kind: 'code' as const, text: 'own' },
  ];
  const [option] = rulesText([{ kind: 'text', spans }], 'witches', words);
  expect(textOf(option!)).toContain(words.say('option-memory-own'));
  const tower = [{ kind: 'text' as const, spans: [{ kind: 'text' as const, text: 'on T1, then T2' }] }];
  expect(textOf(rulesText(tower, 'wandering_towers', wordsIn('en', 'wandering_towers'))[0]!)).toBe(
    'on tower 1, then tower 2',
  );
});
