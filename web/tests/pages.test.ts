import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { againstBots } from '../src/games';

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
