import type { Moment } from '../../boards/shared/moments.svelte';
import type { GameEvent } from '../../boards/types';
import type { Setting, View } from '../../boards/witches/generated';
import { roundInWords } from '../../boards/witches/scores';
import { capital } from '../typography';
import type { Wanted } from '../../choosing';
import type { Face, Past, Sheet, SheetRow, Shown } from './face';

type Here = Shown<View, Setting>;

function moment(event: GameEvent, { setting, words }: Here): Moment | null {
  if (event.kind === 'spell_cast' || event.kind === 'spell_deducted')
    return { seats: [Number(event.seat)], text: `${capital(words.say(`spell-${String(event.spell)}`))}!` };
  const { rounds } = setting.options;
  if (event.kind === 'deal' && Number(event.round) > 1 && event.round === rounds)
    return { seats: [], text: words.say('board-last-round') };
  return null;
}

/** Round by round from the log, and how the last one came about. */
function sheet({ view, seats, words }: Here, { events }: Past): Sheet {
  let round = 0;
  const rows: SheetRow[] = [];
  for (const event of events) {
    if (event.kind === 'deal') round = Number(event.round);
    if (event.kind === 'round_scored')
      rows.push({ label: words.say('board-round', { round }), cells: event.points as number[] });
  }
  const { last_round: last } = view;
  return {
    tables: [
      {
        title: words.say('board-by-round'),
        rows: [...rows, { label: words.say('table-total'), cells: view.totals, isSum: true }],
      },
    ],
    notes: last ? seats.map((name, seat) => `${name}: ${roundInWords(last, seat, seats, words.say)}`) : [],
  };
}

/** The cards of the packet that are still to be passed. */
function gathering({ view, setting }: Here): Wanted | null {
  const left = setting.packet_size - (view.packet?.length ?? 0);
  return view.phase === 'passing' && left > 0 ? { kind: 'pass', fewest: left, most: left } : null;
}

export const face: Face<View, Setting> = {
  moment,
  sheet,
  gathering,
  endsRound: ({ kind }) => kind === 'round_scored',
  isFinal: (row, { view, setting }) =>
    row.kind === 'transfer' ||
    row.kind === 'deduct' ||
    (row.kind === 'pass' && setting.packet_size - (view.packet?.length ?? 0) === 1),
};
