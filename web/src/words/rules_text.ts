/** The rules as the page tells them: options by their names, cards and towers as they are seen here, no letters that only programs use. */
import { rankOf, suitOf, type SuitLetter } from '../art/witches/elements';
import { keyOf, type Words } from './fluent';
import type { Block, Span } from './generated';
import { codeAsOption } from './options';

/** A sign of a suit, with the rank of a card where it is one; the text says the same. */
export interface CardSpan {
  kind: 'card';
  text: string;
  suit: SuitLetter;
  rank: number;
}
export type TextSpan = Span | CardSpan | { kind: 'option'; text: string };

export type TextBlock =
  | { kind: 'heading'; level: number; spans: TextSpan[] }
  | { kind: 'text'; spans: TextSpan[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; items: TextSpan[][] }
  | { kind: 'ruling'; number: number; spans: TextSpan[] }
  | { kind: 'table'; head: TextSpan[][]; rows: TextSpan[][][]; isOptions?: boolean };

const CARD = /^([RGYB]\d{1,2}|Z)$/;
const SUIT = /^[RGYBZ]$/;
const CARDS = /\b([RGYB]\d{1,2})\b/;
const TOWER = /\bT(\d)\b/g;

export function rulesText(blocks: readonly Block[], game: string, words: Words): TextBlock[] {
  return blocks.filter((block) => !isNotation(block, game)).map((block) => told(block, game, words));
}

/** A paragraph about how cards are written where they are typed. */
function isNotation(block: Block, game: string): boolean {
  return (
    game === 'witches' &&
    block.kind === 'text' &&
    block.spans.some(({ kind, text }) => kind === 'code' && CARD.test(text))
  );
}

function told(block: Block, game: string, words: Words): TextBlock {
  const tell = (spans: Span[]) => toldSpans(spans, game, words);
  if (block.kind === 'code') return block;
  if (block.kind === 'list') return { ...block, items: block.items.map(tell) };
  if (block.kind !== 'table') return { ...block, spans: tell(block.spans) };
  if (isOptions(block.rows, words)) return optionsTable(block.head, block.rows, words);
  if (game === 'witches' && block.rows.every(([first]) => SUIT.test(plain(first))))
    return suitTable(block, tell, words);
  return { ...block, head: block.head.map(tell), rows: block.rows.map((row) => row.map(tell)) };
}

function toldSpans(spans: Span[], game: string, words: Words): TextSpan[] {
  let option: string | null = null; // whose values may follow
  return spans.flatMap((span): TextSpan[] => {
    if (span.kind !== 'code') return inPieces(span, game, words);
    const [name] = span.text.split(' = ');
    if (words.has(keyOf('option', name!))) option = name!;
    return [{ kind: 'option', text: codeText(span.text, option, words) }];
  });
}

function codeText(text: string, option: string | null, words: Words): string {
  const move = keyOf('move', text);
  return codeAsOption(words, text, option) ?? (words.has(move) ? words.say(move) : text);
}

/** Cards as signs and towers by their words, within a text. */
function inPieces(span: Span, game: string, words: Words): TextSpan[] {
  if (game === 'wandering_towers')
    return [
      { ...span, text: span.text.replace(TOWER, (_, number) => `${words.say('table-tower')} ${String(number)}`) },
    ];
  if (game !== 'witches') return [span];
  return span.text
    .split(CARDS)
    .flatMap((text, place): TextSpan[] => (place % 2 ? [cardSpan(text, words)] : text ? [{ ...span, text }] : []));
}

function cardSpan(card: string, words: Words): CardSpan {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const text = [words.say(`suit-${suit}`), ...(rank ? [rank] : [])].join(' ');
  return { kind: 'card', text, suit, rank };
}

/** The suits with their signs in the place of their letters. */
function suitTable(
  { head, rows }: Extract<Block, { kind: 'table' }>,
  tell: (spans: Span[]) => TextSpan[],
  words: Words,
): TextBlock {
  return {
    kind: 'table',
    head: [[{ kind: 'text', text: words.say('web-rules-sign') }], ...head.slice(1).map(tell)],
    rows: rows.map(([first, ...others]) => [[cardSpan(plain(first), words)], ...others.map(tell)]),
  };
}

/** A table of options: the names of all rows are names of options. */
function isOptions(rows: Span[][][], words: Words): boolean {
  return rows.every(
    ([first]) => first?.length === 1 && first[0]!.kind === 'code' && codeAsOption(words, first[0]!.text, null) !== null,
  );
}

/** Options and their values in words; what an option does its name tells already. */
function optionsTable(head: Span[][], rows: Span[][][], words: Words): TextBlock {
  const DOES = 2;
  const kept = <Cell>(cells: Cell[]) => cells.filter((_, place) => place !== DOES);
  return {
    kind: 'table',
    isOptions: true,
    head: kept(head),
    rows: rows.map((row) => {
      const option = plain(row[0]);
      const name: TextSpan[] = [{ kind: 'option', text: codeAsOption(words, option, null) ?? option }];
      return kept([name, valuesText(row[1] ?? [], option, words), ...row.slice(DOES)]);
    }),
  };
}

function valuesText(cell: Span[], option: string, words: Words): TextSpan[] {
  return cell
    .filter(({ text }) => !/^[,;]\s*$/.test(text))
    .map(({ kind, text }) => ({
      kind: 'text',
      text: (kind === 'code' && codeAsOption(words, text, option)) || text.replace(/^[;,]\s*/, ''),
    }));
}

const plain = (cell: Span[] | undefined) => cell?.map(({ text }) => text).join('') ?? '';
