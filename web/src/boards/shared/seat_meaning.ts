import type { Meaning } from '../../explaining';
import { capital } from '../../words/typography';
import type { BoardProps, SeatShown } from '../types';

/** Who sits there: the whole name, and whether a bot or a person. */
export function seatMeaning({ name, bot, connected }: SeatShown, say: BoardProps<unknown, unknown>['say']): Meaning {
  return {
    title: name,
    text: bot ? capital(say('board-mean-bot', { bot })) : say(connected ? 'board-mean-person' : 'board-mean-away'),
  };
}
