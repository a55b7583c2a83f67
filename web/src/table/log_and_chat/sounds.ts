/** Sounds made as they are needed, from a few tones: nothing is loaded, and nothing sounds unless the setting says so. */
import { kindOf, type GameEvent } from '../../boards/types';

export type Sound = 'piece' | 'roll' | 'gain' | 'loss' | 'turn' | 'chat' | 'end';
interface Tone {
  /** Seconds from the start of the sound, and how long it fades. */
  at: number;
  fade: number;
  pitch: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (at: number, pitch: number, fade = 0.18, loud = 0.12, wave: OscillatorType = 'sine'): Tone => ({
  at,
  pitch,
  fade,
  loud,
  wave,
});
const FULL = 50; // percent at which a tone is as loud as written
const SOUNDS: Record<Sound, Tone[]> = {
  piece: [tone(0, 190, 0.07, 0.16, 'triangle'), tone(0.01, 95, 0.09, 0.14)],
  roll: [0, 0.06, 0.11, 0.18, 0.27].map((at, place) => tone(at, 240 - place * 14, 0.05, 0.1, 'triangle')),
  gain: [tone(0, 523), tone(0.09, 659), tone(0.18, 784, 0.3)],
  loss: [tone(0, 330, 0.25), tone(0.13, 262, 0.4)],
  turn: [tone(0, 587, 0.35), tone(0.14, 880, 0.5)],
  chat: [tone(0, 784, 0.12, 0.08), tone(0.07, 988, 0.2, 0.08)],
  end: [523, 659, 784, 1047].map((pitch, place) => tone(place * 0.13, pitch, 0.6)),
};

/** What an event sounds like; most are a piece that is set down. */
const KINDS: Record<string, Sound> = {
  end: 'end',
  die: 'roll',
  roll: 'roll',
  reroll: 'roll',
  flask_filled: 'gain',
  wizard_home: 'gain',
  spell_cast: 'gain',
  deliver: 'gain',
  gain: 'gain',
  charm: 'gain',
  locked_up: 'loss',
  beaten: 'loss',
  bewitched: 'loss',
  card: 'piece',
  trick: 'piece',
  tower_moved: 'piece',
  wizard_moved: 'piece',
  fly: 'piece',
  jump: 'piece',
  packets_passed: 'piece',
};
const ORDER: Sound[] = ['end', 'gain', 'loss', 'turn', 'roll', 'piece'];

/** The one sound of an update: of all that happened what matters most. */
export function soundOf(events: readonly GameEvent[], isMyTurn: boolean): Sound | null {
  const heard = new Set<Sound | undefined>([
    ...events.map((event) => KINDS[kindOf(event)]),
    isMyTurn ? 'turn' : undefined,
  ]);
  return ORDER.find((sound) => heard.has(sound)) ?? null;
}

let context: AudioContext | null = null;

/** Plays a sound, so loud in percent. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  for (const each of SOUNDS[sound]) sing(context, { ...each, loud: (each.loud * volume) / FULL });
}

function sing(audio: AudioContext, { at, fade, pitch, wave, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(Math.max(loud, 0.0002), begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + fade);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + fade + 0.02);
}
