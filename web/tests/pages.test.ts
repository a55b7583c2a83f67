import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { againstBots, offeredBots } from '../src/games';
import { Fault } from '../src/protocol/api';
import { whenOf } from '../src/words/dates';
import { told } from '../src/words/faults';
import { Words } from '../src/words/fluent';
import { blocksOf, textOf } from '../src/words/markdown';
import { optionTold, settingsAt } from '../src/words/options';

describe('the content-security-policy', () => {
  it('would block a style attribute without a value that is computed', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.svelte')).map((file) => `src/${file}`);
    expect(files.length).toBeGreaterThan(20);
    const blocked = files.filter((file) => /\sstyle="[^"{]*"/.test(readFileSync(file, 'utf-8')));
    expect(blocked).toEqual([]);
  });
});

describe('a table against bots', () => {
  it('has the bot the server names as usual, wherever that stands in its list', () => {
    const game = { name: 'witches', rules: 1, players: [3, 4], bots: ['novice', 'careful', 'random'], usual_bot: 'careful', options: [], settings: [] };
    expect(againstBots(game).seats.filter(({ kept_for }) => kept_for === 'bot').map(({ bot }) => bot)).toEqual(['careful', 'careful', 'careful']);
  });

  it('offers every level once, weakest first: the usual bot goes by the level it plays as', () => {
    const bots = ['novice', 'casual', 'skilled', 'expert', 'master', 'random', 'careful'];
    const game = { name: 'witches', rules: 1, players: [3, 4], bots, usual_bot: 'careful', options: [], settings: [] };
    expect(offeredBots(game)).toEqual(['random', 'novice', 'casual', 'skilled', 'expert', 'master']);
    expect(againstBots(game).seats[1]).toEqual({ kept_for: 'bot', bot: 'skilled' });
  });
});

describe('the rules as players read them', () => {
  const text = '# Game\n\nFor players.\n\n### For others\n\n<!-- for programmers -->\n\n```python\n# not a heading\n```\n\nCode.\n\n## The end\n\nIt ends.\n\n<!-- for programmers -->\n\n| `guard` | stops |\n';
  const kinds = blocksOf(text).map((block) => (block.kind === 'heading' ? textOf(block) : block.kind));

  it('leave out what is meant for programmers', () => {
    expect(kinds).toEqual(['Game', 'text', 'The end', 'text']);
  });

  it('call options as a new table does', () => {
    const words = new Words('en', ['option-tie = A shared score\noption-tie-play-on = play on']);
    expect(optionTold(words, 'tie = play_on', null)).toBe('A shared score: play on');
    expect(optionTold(words, 'play_on', 'tie')).toBe('play on');
    expect(optionTold(words, 'R11', null)).toBe(null);
  });
});

describe('standing answers', () => {
  it('are offered where the options of the table leave them something to answer', () => {
    const told = [{ name: 'always', needs: {} }, { name: 'ask_from_flasks', needs: { master: true } }];
    const names = (options: Record<string, unknown>) => settingsAt(told, options).map(({ name }) => name);
    expect([names({ master: true }), names({ master: false }), names({})]).toEqual([['always', 'ask_from_flasks'], ['always'], ['always']]);
  });
});

describe('a fault of the server', () => {
  const files = (language: string) => ['../src/coven/words', 'src/words', '../src/coven/games/broom_service/words'].map((folder) => readFileSync(`${folder}/${language}.ftl`, 'utf-8'));
  const entry = { code: 'at_entry', message: 'the box: x is no known value here', details: { entry: { code: 'the_box', message: 'the box', details: {} }, problem: { code: 'unheard_of', message: 'of its own', details: {} } } };
  const toml = { code: 'box_no_toml', message: 'in English', details: { file: 'box.toml', problem: 'line 1' } };
  const bad = (faults: unknown[]) => new Fault('bad_box', 'in English', { faults });

  it.each([
    ['en', 'This box can’t be used: box.toml is not a TOML file: line 1; the box: of its own.'],
    ['de', 'Diese Schachtel ist nicht brauchbar: box.toml ist keine TOML-Datei: line 1; die Schachtel: of its own.'],
    ['nl', 'Deze doos is niet bruikbaar: box.toml is geen TOML-bestand: line 1; de doos: of its own.'],
  ])('names what is wrong with a box in %s', (language, expected) => {
    expect(told(bad([toml, entry]), new Words(language, files(language)))).toBe(expected);
  });

  it('tells the first of many', () => {
    expect(told(bad(Array.from({ length: 30 }, () => toml)), new Words('en', files('en'))).match(/line 1/g)).toHaveLength(8);
  });

  it('is told by its details where there are words for them, and else in its own', () => {
    const option = new Fault('bad_option', 'in English', { option: 'side', value: 7, expected: 'front or back' });
    expect(told(option, new Words('en', files('en')))).toMatch(/7 is not front or back/);
    expect(told(new Fault('never_heard_of', 'Its own words.', {}), new Words('en', files('en')))).toBe('Its own words.');
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
