/** What is asked where a move is half chosen. */
import { expect, test } from 'vitest';
import type { Row } from '../src/choosing';
import { fixture } from '../src/gallery/fixtures';
import { GameWords, type AnyShown } from '../src/words/games';
import type { Words } from '../src/words/fluent';

test('Broom Service asks which pawn, by where it stands, when two can fly there', async () => {
  const one = await fixture('broom_service-acting_47-2');
  const words = { language: 'en', say: (id: string, args = {}) => `${id} ${JSON.stringify(args)}` } as unknown as Words;
  const gameWords = await GameWords.of('broom_service', words);
  const view = { ...one.view, turn: 0, by_seat: [{ pawns: [3, 5] }] };
  const shown = { view, setting: one.setting, rows: [], seats: ['Agnes'], words } as unknown as AnyShown;
  const rows: Row[] = [0, 1].map((pawn) => ({
    id: pawn,
    kind: 'fly',
    text: `fly ${pawn} a4`,
    args: { pawn, area: 4 },
  }));
  const asked = gameWords.question(rows, shown)!;
  expect(asked.text).toContain('broom-which-pawn');
  expect(asked.answers.map(({ row }) => row)).toEqual(rows);
  expect(new Set(asked.answers.map(({ text }) => text)).size).toBe(2);
  expect(gameWords.question(rows.slice(0, 1), shown)).toBeNull();
  expect(gameWords.question([rows[0]!, { id: 9, kind: 'done', text: 'done', args: {} }], shown)).toBeNull();
});
