import { describe, expect, it } from 'vitest';
import { MoveChoice } from '../src/choosing/choosing.svelte';
import type { Row } from '../src/choosing/types';

const ROWS: Row[] = [
  { id: 1, kind: 'fly', text: 'fly 1 owl', args: { pawn: 1, area: 'owl' } },
  { id: 2, kind: 'fly', text: 'fly 1 elk', args: { pawn: 1, area: 'elk' } },
  { id: 3, kind: 'fly', text: 'fly 2 elk', args: { pawn: 2, area: 'elk' } },
  { id: 4, kind: 'stay', text: 'stay', args: {} },
];

function choosing(confirms = false) {
  const sent: string[] = [];
  const asked: string[] = [];
  const choice = new MoveChoice({
    send: (row) => sent.push(row.text),
    why: (move) => asked.push(move),
    mustConfirm: () => confirms,
  });
  choice.offer(ROWS);
  return { choice, sent, asked };
}

describe('a word of which it takes a moment to know whether it is needed', () => {
  function asking() {
    const sent: string[] = [];
    const answers: ((must: boolean) => void)[] = [];
    const choice = new MoveChoice({
      send: (row) => sent.push(row.text),
      why: () => undefined,
      mustConfirm: () => new Promise<boolean>((resolve) => answers.push(resolve)),
    });
    choice.offer(ROWS);
    const answer = async (must: boolean) => {
      answers.shift()!(must);
      await Promise.resolve();
    };
    return { choice, sent, answer };
  }

  it('is asked for, or the move is sent', async () => {
    const { choice, sent, answer } = asking();
    choice.pickRow(ROWS[3]!);
    expect([choice.toConfirm, sent]).toEqual([null, []]);
    await answer(true);
    expect([choice.toConfirm, sent]).toEqual([ROWS[3], []]);
    choice.back();
    choice.pickRow(ROWS[3]!);
    await answer(false);
    expect(sent).toEqual(['stay']);
  });

  it('is forgotten with the choice', async () => {
    const { choice, sent, answer } = asking();
    choice.pickRow(ROWS[3]!);
    choice.clear();
    await answer(false);
    choice.pickRow(ROWS[3]!);
    choice.offer(ROWS.slice(0, 2));
    await answer(true);
    expect([choice.toConfirm, sent]).toEqual([null, []]);
  });
});

describe('choosing', () => {
  it('lights what leaves at least one row', () => {
    const { choice } = choosing();
    expect(choice.isLit('area', 'owl')).toBe(true);
    expect(choice.isLit('area', 'fox')).toBe(false);
    choice.pick('pawn', 1);
    expect(choice.isLit('kind', 'stay')).toBe(false);
    expect(choice.isLit('area', 'elk')).toBe(true);
  });

  it('sends the move as soon as one row is left', () => {
    const { choice, sent } = choosing();
    choice.pick('pawn', 1);
    expect(sent).toEqual([]);
    choice.pick('area', 'elk');
    expect(sent).toEqual(['fly 1 elk']);
    expect(choice.chosen).toEqual({});
  });

  it('waits for a word where a move must be confirmed', () => {
    const { choice, sent } = choosing(true);
    choice.pick('kind', 'stay');
    expect(sent).toEqual([]);
    expect(choice.toConfirm?.text).toBe('stay');
    choice.confirm();
    expect(sent).toEqual(['stay']);
  });

  it('takes back a row of the list that waits for a word, and nothing else', () => {
    const { choice, sent } = choosing(true);
    choice.pick('pawn', 1);
    choice.pickRow(ROWS[0]!);
    expect(choice.hasBegun).toBe(true);
    choice.back();
    expect([choice.toConfirm, choice.chosen, sent]).toEqual([null, { pawn: 1 }, []]);
    choice.clear();
    choice.pickRow(ROWS[3]!);
    expect(choice.hasBegun).toBe(true);
    choice.back();
    expect(choice.hasBegun).toBe(false);
  });

  it('keeps what waits for a word as long as it may still be done', () => {
    const { choice } = choosing(true);
    choice.pick('kind', 'stay');
    choice.offer([...ROWS]);
    expect(choice.toConfirm?.text).toBe('stay');
    choice.offer(ROWS.slice(0, 2));
    expect(choice.toConfirm).toBe(null);
  });

  it('lets another value take the place of the one chosen', () => {
    const { choice } = choosing();
    choice.pick('pawn', 1);
    expect(choice.mayPick('pawn', 2)).toBe(true);
    choice.back();
    expect(choice.hasBegun).toBe(false);
  });

  it('forgets what no longer fits the moves offered', () => {
    const { choice } = choosing();
    choice.pick('pawn', 1);
    choice.offer(ROWS.slice(2));
    expect(choice.chosen).toEqual({});
  });

  it('does nothing on what fits no row', () => {
    const { choice, sent } = choosing();
    choice.pick('area', 'fox');
    expect(choice.chosen).toEqual({});
    expect(sent).toEqual([]);
  });
});
