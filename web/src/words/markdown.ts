/** The little Markdown our rules are written in, as blocks that Svelte draws: headings, paragraphs, lists, tables, numbered rulings. */

export type Span = { kind: 'text' | 'bold' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'text'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'ruling'; number: number; spans: Span[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const FOR_PROGRAMMERS = '<!-- for programmers -->'; // players are not shown what follows, up to the next heading, nor a heading with nothing else under it

export function blocksOf(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  while (lines.length > 0) {
    const line = lines[0]!;
    if (line.trim() === '') lines.shift();
    else if (line === FOR_PROGRAMMERS) leaveOut(lines, blocks);
    else if (line.startsWith('```')) blocks.push(code(lines));
    else if (/^#+ /.test(line)) blocks.push(heading(lines.shift()!));
    else if (line.startsWith('|')) blocks.push(table(lines));
    else if (/^\d+\. /.test(line)) blocks.push(ruling(lines));
    else if (/^- /.test(line)) blocks.push(list(lines));
    else blocks.push({ kind: 'text', spans: spansOf(paragraph(lines)) });
  }
  return blocks;
}

function leaveOut(lines: string[], blocks: Block[]): void {
  if (blocks.at(-1)?.kind === 'heading') blocks.pop();
  let isCode = false;
  while (lines.length > 0 && (isCode || !/^#+ /.test(lines[0]!))) if (lines.shift()!.startsWith('```')) isCode = !isCode;
}

function code(lines: string[]): Block {
  lines.shift();
  const body: string[] = [];
  while (lines.length > 0 && !lines[0]!.startsWith('```')) body.push(lines.shift()!);
  lines.shift();
  return { kind: 'code', text: body.join('\n') };
}

function heading(line: string): Block {
  const level = line.indexOf(' ');
  return { kind: 'heading', level, spans: spansOf(line.slice(level + 1)) };
}

function table(lines: string[]): Block {
  const rows: Span[][][] = [];
  while (lines[0]?.startsWith('|')) {
    const cells = lines.shift()!.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells.map(spansOf));
  }
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

function ruling(lines: string[]): Block {
  const text = item(lines);
  const [, number, rest] = /^(\d+)\. ([\s\S]*)$/.exec(text)!;
  return { kind: 'ruling', number: Number(number), spans: spansOf(rest!) };
}

function list(lines: string[]): Block {
  const items: Span[][] = [];
  while (lines[0]?.startsWith('- ')) items.push(spansOf(item(lines).slice(2)));
  return { kind: 'list', items };
}

/** An entry with the lines that go on with it. */
function item(lines: string[]): string {
  const parts = [lines.shift()!];
  while (lines.length > 0 && /^\s+\S/.test(lines[0]!)) parts.push(lines.shift()!.trim());
  return parts.join(' ');
}

function paragraph(lines: string[]): string {
  const parts: string[] = [];
  while (lines.length > 0 && lines[0]!.trim() !== '' && !/^(#+ |\||\d+\. |- |```)/.test(lines[0]!)) parts.push(lines.shift()!);
  return parts.length > 0 ? parts.join(' ') : lines.shift()!;
}

export function spansOf(text: string): Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return plain.split(/(\*\*[^*]+\*\*|`[^`]+`)/).filter((part) => part !== '').map(spanOf);
}

function spanOf(part: string): Span {
  if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
  if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
  return { kind: 'text', text: part };
}

export function textOf(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'list') return block.items.flat().map((span) => span.text).join(' ');
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat().map((span) => span.text).join(' ');
  return block.spans.map((span) => span.text).join('');
}

/** The blocks in which all words of a search are found, each under its heading. */
export function found(blocks: Block[], search: string): Block[] {
  const words = search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let above: Block | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') above = block;
    else if (words.every((word) => textOf(block).toLowerCase().includes(word) || (block.kind === 'ruling' && String(block.number) === word))) {
      if (above) kept.push(above);
      above = null;
      kept.push(block);
    }
  }
  return kept;
}
