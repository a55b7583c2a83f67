import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the content-security-policy', () => {
  it('would block a style attribute without a value that is computed', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) => file.endsWith('.svelte')).map((file) => `src/${file}`);
    expect(files.length).toBeGreaterThan(20);
    const blocked = files.filter((file) => /\sstyle="[^"{]*"/.test(readFileSync(file, 'utf-8')));
    expect(blocked).toEqual([]);
  });
});
