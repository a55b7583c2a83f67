/** What a person sets for this browser: language, theme, motion, when to confirm, notifications, sound. */
import { preferredLanguage, type Language } from './words/languages';

export type Theme = 'system' | 'night' | 'day';
export type Motion = 'system' | 'full' | 'reduced';
export type Confirm = 'final' | 'always' | 'never';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  confirm: Confirm;
  notify: boolean;
  sound: boolean;
}

const KEY = 'coven-settings';

function read(): Kept {
  const usual: Kept = { language: preferredLanguage(navigator.languages), theme: 'system', motion: 'system', confirm: 'final', notify: false, sound: false };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state(read());

  get language() { return this.#kept.language; }
  get theme() { return this.#kept.theme; }
  get motion() { return this.#kept.motion; }
  get confirm() { return this.#kept.confirm; }
  get notify() { return this.#kept.notify; }
  get sound() { return this.#kept.sound; }

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
    choose(root, 'theme', this.theme);
    choose(root, 'motion', this.motion);
  }
}

function choose(root: HTMLElement, name: string, value: string): void {
  if (value === 'system') delete root.dataset[name];
  else root.dataset[name] = value;
}

export const settings = new Settings();
