import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test, vi } from 'vitest';
import { againstBots, levelOf, withFriends } from '../src/games';
import { canShare, placeAt } from '../src/invitations';
import { Fault } from '../src/protocol/api';
import { whenOf } from '../src/words/dates';
import { faultInWords } from '../src/words/faults';
import { Words } from '../src/words/fluent';
import { LANGUAGES, type Block } from '../src/words/generated';
import { namesOf } from '../src/words/names';
import { codeAsOption, settingsAt } from '../src/words/options';
import { found, textOf } from '../src/words/rules';

const files = (language: string) =>
  ['../src/coven/words', 'src/words', '../src/coven/games/broom_service/words'].map((folder) =>
    readFileSync(`${folder}/${language}.ftl`, 'utf-8'),
  );

describe('the content-security-policy', () => {
  it('would block a style attribute without a value that is computed', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf-8' })
      .filter((file) => file.endsWith('.svelte'))
      .map((file) => `src/${file}`);
    expect(files.length).toBeGreaterThan(20);
    const blocked = files.filter((file) => /\sstyle="[^"{]*"/.test(readFileSync(file, 'utf-8')));
    expect(blocked).toEqual([]);
  });
});

describe('bots', () => {
  const game = {
    name: 'witches',
    rules_version: 1,
    players: [3, 4],
    bots: ['novice', 'skilled', 'random', 'careful'],
    usual_bot: 'careful',
    usual_level: 'skilled',
    offered_bots: ['random', 'novice', 'skilled'],
    options: [],
    standing_answers: [],
    boxes: [],
  };

  it('play at the level the server names as usual where nobody chooses', () => {
    const bot = { kept_for: 'bot', bot: 'skilled' };
    expect(againstBots(game).seats).toEqual([{ kept_for: 'me' }, bot, bot, bot]);
  });

  it('go by the level they play as', () => {
    expect(game.bots.map((bot) => levelOf(bot, game))).toEqual(['novice', 'skilled', 'random', 'skilled']);
  });
});

test.each(LANGUAGES)('a bot is told by its level, in the words of the terminal: %s', (language) => {
  const { say } = new Words(language, files(language));
  const bots = ['random', 'novice', 'casual', 'skilled', 'expert', 'master'];
  const told = bots.map((bot) => say('web-bot', { bot }));
  expect(told.map((one) => one.slice('bot, '.length))).toEqual(bots.map((bot) => say('bot-level', { bot })));
  expect(new Set(told).size).toBe(bots.length);
  expect(say('web-bot', { bot: 'careful' })).toBe(say('web-bot', { bot: 'skilled' }));
  expect(say('web-bot', { bot: 'ducker' })).toMatch(/^bot, ducker$/i);
});

describe('a link', () => {
  const seat = { seat: 1, kept_for: 'friends', name: null, has_person: false, bot: null, shares_with: null } as const;
  it('leads to a seat, or says why not', () => {
    expect(placeAt({ status: 'open', seats: [seat] }, 'key')).toBe('free');
    expect(placeAt({ status: 'open', seats: [seat] }, null)).toBe('full');
    expect(placeAt({ status: 'open', seats: [{ ...seat, kept_for: 'anyone' }] }, null)).toBe('free');
    expect(placeAt({ status: 'open', seats: [{ ...seat, name: 'Bella' }] }, 'key')).toBe('full');
    expect(placeAt({ status: 'playing', seats: [seat] }, 'key')).toBe('begun');
    expect(placeAt({ status: 'over', seats: [seat] }, 'key')).toBe('over');
    expect(placeAt({ status: 'closed', seats: [seat] }, 'key')).toBe('closed');
  });
  it('is shared where the device can', () => {
    vi.stubGlobal('navigator', {});
    expect(canShare()).toBe(false);
    vi.stubGlobal('navigator', { share: () => Promise.resolve() });
    expect(canShare()).toBe(true);
    vi.unstubAllGlobals();
  });
  it('comes from a table for friends, with as many seats as usual', () => {
    const game = { name: 'witches', players: [3, 4, 5, 6] } as Parameters<typeof withFriends>[0];
    expect(withFriends(game).seats.map(({ kept_for }) => kept_for)).toEqual(['me', 'friends', 'friends', 'friends']);
  });
});

describe('who watches', () => {
  const more = (count: number) => `${count} more`;
  it('is named, and who is not named is counted', () => {
    expect(namesOf({ names: ['Cora'], count: 1 }, 'en', more)).toBe('Cora');
    expect(namesOf({ names: ['Cora', 'Dora'], count: 9 }, 'en', more)).toBe('Cora, Dora, and 7 more');
    expect(namesOf({ names: ['Cora', 'Dora'], count: 2 }, 'de', more)).toBe('Cora und Dora');
  });
});

describe('the rules as players read them', () => {
  const words = (text: string) => [{ kind: 'text' as const, text }];
  const heading = (text: string): Block => ({ kind: 'heading', level: 2, spans: words(text) });
  const blocks: Block[] = [
    heading('Cards'),
    { kind: 'text', spans: [...words('Sixty '), { kind: 'bold', text: 'cards' }] },
    { kind: 'table', head: [words('suit')], rows: [[words('fire')]] },
    heading('Rulings'),
    { kind: 'ruling', number: 13, spans: words('A fire card.') },
    { kind: 'list', items: [words('one'), words('two')] },
  ];

  it('are searched by words and by the number of a ruling, each find under its heading', () => {
    const texts = (search: string) => found(blocks, search).map(textOf);
    expect(texts('')).toHaveLength(blocks.length);
    expect(texts('Sixty CARDS')).toEqual(['Cards', 'Sixty cards']);
    expect(texts('fire')).toEqual(['Cards', 'suit fire', 'Rulings', 'A fire card.']);
    expect(texts('13')).toEqual(['Rulings', 'A fire card.']);
    expect(texts('dragon')).toEqual([]);
  });

  it('call options as a new table does', () => {
    const words = new Words('en', ['option-tie = A shared score\noption-tie-play-on = play on']);
    expect(codeAsOption(words, 'tie = play_on', null)).toBe('A shared score: play on');
    expect(codeAsOption(words, 'play_on', 'tie')).toBe('play on');
    expect(codeAsOption(words, 'R11', null)).toBe(null);
  });
});

describe('standing answers', () => {
  it('are offered where the options of the table leave them something to answer', () => {
    const told = [
      { name: 'always', needs: {} },
      { name: 'ask_from_flasks', needs: { master: true } },
    ];
    const names = (options: Record<string, unknown>) => settingsAt(told, options).map(({ name }) => name);
    expect([names({ master: true }), names({ master: false }), names({})]).toEqual([
      ['always', 'ask_from_flasks'],
      ['always'],
      ['always'],
    ]);
  });
});

describe('a fault of the server', () => {
  const entry = {
    code: 'at_entry',
    message: 'the box: x is no known value here',
    details: {
      entry: { code: 'the_box', message: 'the box', details: {} },
      problem: { code: 'unheard_of', message: 'of its own', details: {} },
    },
  };
  const toml = { code: 'box_no_toml', message: 'in English', details: { file: 'box.toml', problem: 'line 1' } };
  const bad = (faults: unknown[]) => new Fault('bad_box', 'in English', { faults });

  it.each([
    ['en', 'This box can’t be used: box.toml is not a TOML file: line 1; the box: of its own.'],
    ['de', 'Diese Schachtel ist nicht brauchbar: box.toml ist keine TOML-Datei: line 1; die Schachtel: of its own.'],
    ['nl', 'Deze doos is niet bruikbaar: box.toml is geen TOML-bestand: line 1; de doos: of its own.'],
  ])('names what is wrong with a box in %s', (language, expected) => {
    expect(faultInWords(bad([toml, entry]), new Words(language, files(language)))).toBe(expected);
  });

  it('tells the first of many', () => {
    expect(
      faultInWords(bad(Array.from({ length: 30 }, () => toml)), new Words('en', files('en'))).match(/line 1/g),
    ).toHaveLength(8);
  });

  it('is told by its details where there are words for them, and else in its own', () => {
    const option = new Fault('bad_option', 'in English', { option: 'side', value: 7, expected: 'front or back' });
    expect(faultInWords(option, new Words('en', files('en')))).toMatch(/7 is not front or back/);
    expect(faultInWords(new Fault('never_heard_of', 'Its own words.', {}), new Words('en', files('en')))).toBe(
      'Its own words.',
    );
  });
});

describe('a point in time', () => {
  it('is written as the browser has it, where it speaks the language of the page', () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] });
    expect(whenOf(86_400 * 40, 'en')).toMatch(/^10 Feb 1970/);
    expect(whenOf(86_400 * 40, 'de')).toMatch(/^10\.02\.1970/);
    vi.unstubAllGlobals();
  });
});
