// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MoveChoice, type Row, type Wanted } from '../src/choosing';

const pass = (card: string): Row => ({ id: card.charCodeAt(0), kind: 'pass', text: `pass ${card}`, args: { card } });
const rows = (...cards: string[]) => cards.map(pass);
const done: Row = { id: 99, kind: 'done', text: 'done', args: {} };
const HAND = rows('A', 'B', 'C', 'Z');
const exactly = (most: number): Wanted => ({ kind: 'pass', fewest: most, most });

function gathered(offered = HAND, wanted: Wanted = exactly(3)) {
  const sent: string[] = [];
  const choice = new MoveChoice({
    send: (row) => sent.push(`alone ${row.text}`),
    sendGathered: (row, isLast) => sent.push(isLast ? `${row.text}, the last` : row.text),
    why: () => undefined,
    mustConfirm: () => true,
    mayGather: ({ args }) => args.card !== 'held back',
  });
  choice.offer(offered, wanted);
  const { gathering } = choice;
  const tap = (...cards: string[]) => cards.forEach((card) => gathering.toggle('card', card));
  const cards = () => gathering.pieces.map(({ row }) => row.args.card);
  return { choice, gathering, sent, tap, cards };
}

describe('what is gathered', () => {
  it('is tapped in and out in any order, and nothing of it is sent', () => {
    const { gathering, sent, tap, cards } = gathered();
    tap('A', 'B');
    expect([gathering.has('card', 'A'), gathering.isOpen('card', 'A'), gathering.isOpen('card', 'C')]).toEqual([
      true,
      false,
      true,
    ]);
    tap('A', 'C');
    expect([cards(), gathering.isReady, sent]).toEqual([['B', 'C'], false, []]);
  });

  it('is ready when there is enough, and then nothing more is taken in', () => {
    const { gathering, tap, cards } = gathered();
    tap('A', 'B', 'C', 'Z');
    expect([cards(), gathering.isReady, gathering.isFull, gathering.isOpen('card', 'Z')]).toEqual([
      ['A', 'B', 'C'],
      true,
      true,
      false,
    ]);
  });

  it('tells equal cards apart', () => {
    const { gathering } = gathered();
    gathering.toggle('card', 'Z', 2);
    gathering.toggle('card', 'Z', 0);
    expect([0, 1, 2].map((copy) => gathering.has('card', 'Z', copy))).toEqual([true, false, true]);
    gathering.toggle('card', 'Z', 2);
    expect([0, 1, 2].map((copy) => gathering.has('card', 'Z', copy))).toEqual([true, false, false]);
  });

  it('leaves out what a guide holds back', () => {
    const { tap, cards } = gathered(rows('A', 'held back'));
    tap('held back', 'A');
    expect(cards()).toEqual(['A']);
  });

  it('is taken out one by one by a step back, after a row that waits for a word', () => {
    const { choice, tap, cards } = gathered();
    tap('A', 'B');
    choice.pickRow(HAND[2]!);
    choice.back();
    expect([choice.toConfirm, cards(), choice.hasBegun]).toEqual([null, ['A', 'B'], true]);
    choice.back();
    choice.back();
    expect([cards(), choice.hasBegun]).toEqual([[], false]);
  });

  it('is what a hint advises', () => {
    const { gathering, tap, cards } = gathered();
    tap('A');
    gathering.gather(rows('Z', 'Z', 'B', 'C', 'gone'));
    expect(cards()).toEqual(['Z', 'Z', 'B']);
    expect(gathering.pieces.map(({ copy }) => copy)).toEqual([0, 1, 0]);
  });

  it('stays where it still fits when something else has happened', () => {
    const { choice, tap, cards } = gathered();
    tap('A', 'B', 'C');
    choice.offer([], exactly(3)); // something is on its way, or the connection is lost
    expect(cards()).toEqual(['A', 'B', 'C']);
    choice.offer(rows('B', 'C', 'Z'), exactly(2)); // another device has passed A
    expect(cards()).toEqual(['B', 'C']);
    choice.offer(rows('B', 'Z'), exactly(1));
    expect(cards()).toEqual(['B']);
    choice.offer([]); // a bot has taken over, or all was passed
    expect(cards()).toEqual([]);
  });
});

describe('what was confirmed', () => {
  it('is sent move by move, each when the last was taken', () => {
    const { choice, gathering, sent, tap } = gathered();
    tap('C', 'A', 'B');
    gathering.confirm();
    gathering.confirm();
    tap('A');
    choice.offer([], exactly(3));
    choice.offer(HAND, exactly(3)); // acknowledged, and not seen yet
    expect([sent, gathering.isSending, gathering.isReady]).toEqual([['pass C'], true, false]);
    choice.offer(rows('A', 'B', 'Z'), exactly(2));
    choice.offer([], exactly(2)); // the connection is lost
    choice.offer(rows('B', 'Z'), exactly(1)); // the one under way has come through
    expect(sent).toEqual(['pass C', 'pass A', 'pass B, the last']);
    choice.offer([]);
    expect([gathering.isSending, gathering.pieces]).toEqual([false, []]);
  });

  it('waits where it is when it was refused', () => {
    const { choice, gathering, sent, tap, cards } = gathered();
    tap('A', 'B', 'C');
    gathering.confirm();
    gathering.stop();
    choice.offer(HAND, exactly(3));
    expect([cards(), gathering.isReady, sent]).toEqual([['A', 'B', 'C'], true, ['pass A']]);
  });

  it('is not sent as the answer to another question', () => {
    const { choice, gathering, sent, tap } = gathered();
    tap('A', 'B', 'C');
    gathering.confirm();
    choice.offer(rows('A', 'B', 'C'), exactly(4)); // the next round
    expect([gathering.isSending, sent]).toEqual([false, ['pass A']]);
  });

  it('ends with the word that it is enough, where more could be taken', () => {
    const between = (fewest: number, most: number) => ({ kind: 'pass', fewest, most, closing: 'done' });
    const { choice, gathering, sent, tap } = gathered(HAND, between(1, 2));
    expect(gathering.isReady).toBe(false);
    tap('B');
    gathering.confirm();
    choice.offer([...rows('A', 'C', 'Z'), done], between(0, 1));
    expect(sent).toEqual(['pass B', 'done, the last']);
  });

  it('may be no more than that word', () => {
    const { gathering, sent } = gathered([...HAND, done], { kind: 'pass', fewest: 0, most: 1, closing: 'done' });
    gathering.confirm();
    expect(sent).toEqual(['done, the last']);
  });
});
