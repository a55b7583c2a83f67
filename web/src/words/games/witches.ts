import type { Setting, View } from '../../boards/witches/generated';
import { isAsked, namesOf, type Face, type Shown } from './face';

function sentence({ view, setting, seats, words }: Shown<View, Setting>): string {
  if (view.over) return words.say('table-over');
  if (!isAsked(view)) return words.say(`table-wait-${view.phase}`, { players: namesOf(view.to_act, seats) });
  const player = seats[view.seat!] ?? '';
  if (view.phase === 'passing') {
    const count = setting.packet_size - (view.packet?.length ?? 0);
    return words.say('table-do-pass', { player, count, receiver: seats[view.packet_to ?? 0] });
  }
  if (view.phase === 'casting') return words.say('table-do-cast', { player, value: view.spell?.value ?? 0, spell: view.spell?.spell ?? '' });
  return words.say(playSentence(view), { player, suit: view.led ?? '' });
}

function playSentence(view: View): string {
  if (view.trick.length === 0) return 'table-do-lead';
  if (view.led === null) return 'table-do-open';
  return view.hand?.some((card) => card[0] === view.led) ? 'table-do-follow' : 'table-do-any';
}

export const face: Face<View, Setting> = {
  sentence,
  isFinal: (row, { view, setting }) =>
    row.kind === 'transfer' || row.kind === 'deduct' || (row.kind === 'pass' && setting.packet_size - (view.packet?.length ?? 0) === 1),
};
