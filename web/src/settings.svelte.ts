/** What a person sets for this browser: language, theme, motion, speed, when to confirm, notifications, sound. */
import { preferredLanguage, type Language } from './words/languages';

export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'full' | 'reduced';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';
/** When a move asks for a word: if it gives something up for good, if it can't be taken back, … */
export type Confirm = 'final' | 'irrevocable' | 'always' | 'never';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  confirm: Confirm;
  notify: boolean;
  sound: boolean;
  /** Whether it was ever chosen to have sound or none. */
  soundChosen: boolean;
  /** In percent. */
  volume: number;
}

const KEY = 'coven-settings';

function read(): Kept {
  const usual: Kept = {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    motion: 'system',
    speed: 'normal',
    confirm: 'final',
    notify: false,
    sound: false,
    soundChosen: false,
    volume: 60,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state(read());

  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get motion() {
    return this.#kept.motion;
  }
  get speed() {
    return this.#kept.speed;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get notify() {
    return this.#kept.notify;
  }
  get sound() {
    return this.#kept.sound;
  }
  get soundChosen() {
    return this.#kept.soundChosen || this.#kept.sound;
  }
  get volume() {
    return this.#kept.volume;
  }

  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: it holds until the page is closed
    }
    this.apply();
  }

  /** Tells the style sheet what was chosen. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    choose(root, 'theme', this.theme, 'system');
    choose(root, 'motion', this.motion, 'system');
    choose(root, 'speed', this.speed, 'normal');
  }
}

function choose(root: HTMLElement, name: string, value: string, usual: string): void {
  if (value === usual) root.removeAttribute(`data-${name}`);
  else root.setAttribute(`data-${name}`, value);
}

export const settings = new Settings();
