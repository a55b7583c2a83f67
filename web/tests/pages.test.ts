import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { againstBots } from '../src/games';
import { whenOf } from '../src/words/dates';
import { Words } from '../src/words/fluent';
import { blocksOf, textOf } from '../src/words/markdown';
import { optionTold } from '../src/words/options';

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

describe('a point in time', () => {
  it('is written as the browser has it, where it speaks the language of the page', () => {
    vi.stubGlobal('navigator', { languages: ['fr-FR', 'en-GB'] });
    expect(whenOf(86_400 * 40, 'en')).toMatch(/^10 Feb 1970/);
    expect(whenOf(86_400 * 40, 'de')).toMatch(/^10\.02\.1970/);
    vi.unstubAllGlobals();
  });
});
