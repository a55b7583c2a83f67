/** The sentence of an event card with the numbers printed on it. */
import type { BoardProps } from '../types';
import { withMinus } from '../../words/typography';
import type { Setting, View } from './generated';

type Say = BoardProps<unknown, unknown>['say'];

export function eventText(event: View['event'], printed: Setting['printed'], say: Say): string {
  return withMinus(say(`event-text-${event}`, argumentsOf(event, printed.events, say)));
}

function argumentsOf(event: View['event'], events: Setting['printed']['events'], say: Say): Record<string, unknown> {
  switch (event) {
    case 'more-or-less': {
      const { fewest, most, points } = events[event];
      return {
        roles: fewest === most ? fewest : `${fewest}–${most}`,
        points: points.map((value, place) => `${fewest + place}: ${signed(value)}`).join(', '),
      };
    }
    case 'perilous-places':
    case 'protected-places':
      return {
        places: Object.entries(events[event])
          .map(([landscape, points]) => `${say(`landscape-${landscape}`)} ${signed(points)}`)
          .join(', '),
      };
    case 'upper-hand':
      return { points: events[event].points.join(', ') };
    case 'the-works':
      return { ...events[event].set, points: events[event].points };
    default:
      return { ...events[event] };
  }
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
