/** Lets a .ftl file be imported as text, without the messages that only terminal and server speak. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TERMINAL_ONLY =
  /^(finding|help|bench|warm|cache|verify|simulate|menu|box|command|page|share)-[\s\S]*?(?=^[a-z#]|(?![\s\S]))/gm;
const REMARKS = /^#.*\n/gm;

export function withoutTerminal(text: string): string {
  return text
    .replace(TERMINAL_ONLY, '')
    .replace(REMARKS, '')
    .replace(/\n{2,}/g, '\n');
}

export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      return `export default ${JSON.stringify(withoutTerminal(readFileSync(id, 'utf-8')))}`;
    },
  };
}
