/** What is said for a moment at a seat, also where all wizards are everybody's. */
import { expect, it } from 'vitest';
import { Words } from '../src/words/fluent';
import { GameWords } from '../src/words/games';

const GAME = import.meta.glob<string>('../../src/coven/games/wandering_towers/words/en.ftl', {
  import: 'default',
  eager: true,
});
const BOARD = import.meta.glob<string>('../src/boards/words/en.ftl', { import: 'default', eager: true });

it.each([
  [{ kind: 'wizard_home', seat: 2 }, [2]],
  [{ kind: 'wizard_home_together' }, [0]],
  [{ kind: 'locked_up_seen', wizards: [1, 3, 1] }, [1, 3]],
  [{ kind: 'locked_up_seen_together', count: 2 }, [0]],
  [{ kind: 'cast', seat: 1, spell: 'move_wizard' }, [1]],
  [{ kind: 'tower_moved', seat: 1 }, null],
])('%o is told at %o', async (event, seats) => {
  const words = new Words('en', [...Object.values(GAME), ...Object.values(BOARD)]);
  const gameWords = await GameWords.of('wandering_towers', words);
  const moment = gameWords.moment(event, { view: {}, setting: {}, rows: [], seats: [], words });
  expect(moment?.seats ?? null).toEqual(seats);
  if (moment) expect(moment.text).not.toMatch(/board-|spell-|undefined/);
});
