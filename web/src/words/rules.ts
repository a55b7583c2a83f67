/** The rules of a game, which Python takes apart into blocks (`coven.table.rulebook`): their texts, and what a search finds in them. */
import type { TextBlock } from './rules_text';

export function textOf(block: TextBlock): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'list')
    return block.items
      .flat()
      .map((span) => span.text)
      .join(' ');
  if (block.kind === 'table')
    return [...block.head, ...block.rows.flat()]
      .flat()
      .map((span) => span.text)
      .join(' ');
  return block.spans.map((span) => span.text).join('');
}

/** The blocks in which all words of a search are found, each under its heading. */
export function found(blocks: TextBlock[], search: string): TextBlock[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return blocks;
  const kept: TextBlock[] = [];
  let above: TextBlock | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') above = block;
    else if (
      words.every(
        (word) =>
          textOf(block).toLowerCase().includes(word) || (block.kind === 'ruling' && String(block.number) === word),
      )
    ) {
      if (above) kept.push(above);
      above = null;
      kept.push(block);
    }
  }
  return kept;
}
