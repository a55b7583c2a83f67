import type { Setting, View } from '../../boards/wandering_towers/generated';
import { keyOf, type Args } from '../fluent';
import { isAsked, type Face, type Shown } from './face';

const FINAL = new Set(['cast', 'cast_after', 'free', 'special', 'give_flask']);

function sentence(shown: Shown<View, Setting>): string {
  const { view, seats, words } = shown;
  if (view.over) return words.say('prompt-over');
  if (!isAsked(view)) return words.say('table-waiting', { player: seats[view.asked ?? view.to_act[0] ?? 0] ?? '' });
  return words.say(keyOf('prompt', prompt(shown)), { value: view.move?.value ?? 0, spell: view.spell?.spell ?? '' });
}

/** The phase, and where the moves there are leave less or more to be said, that. */
function prompt({ view, rows }: Shown<View, Setting>): string {
  const kinds = new Set(rows.map((row) => row.kind));
  const { phase } = view;
  if (phase === 'choosing_card' && view.action === 2) return kinds.has('discard') ? 'second_card_or_discard' : 'second_card';
  if (phase === 'choosing_piece' && kinds.has('wizard') !== kinds.has('tower')) return `choosing_${kinds.has('wizard') ? 'wizard' : 'tower'}_by`;
  if (phase === 'choosing_tower' && kinds.size > 0 && !kinds.has('decline')) return 'choosing_tower_must';
  if (phase === 'aiming' && kinds.has('stop')) return kinds.has('cast') ? 'aiming_again' : 'aiming_or_stop';
  if (phase === 'window') return windowPrompt(view.slot_used, kinds);
  if (phase === 'partner' && !(kinds.has('offer') && kinds.has('give_flask'))) {
    return kinds.has('offer') ? 'partner_offer' : kinds.has('give_flask') ? 'partner_flask' : phase;
  }
  return phase;
}

/** With the slot used there is only Free a wizard left; Piggyback alone is cast neither before nor after the move. */
function windowPrompt(slotUsed: boolean, kinds: Set<string>): string {
  if (slotUsed || (kinds.size > 0 && !kinds.has('cast') && !kinds.has('cast_after'))) return 'window_free';
  return kinds.size === 0 || (kinds.has('cast') && kinds.has('cast_after')) ? 'window' : 'window_spell';
}

/** Towers bear plain numbers: T7 is tower 7. Cards keep their names. */
function read(args: Args): Args {
  const told = Object.entries(args).map(([name, value]) => [name, name.startsWith('tower') ? numbered(value) : value]);
  return Object.fromEntries(told) as Args;
}

function numbered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(numbered);
  return typeof value === 'string' ? value.replace(/\bT(\d)/g, '$1') : value;
}

export const face: Face<View, Setting> = { sentence, read, isFinal: (row) => FINAL.has(row.kind) };
