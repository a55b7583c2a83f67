/**
 * "Your turn" where a person may be looking or listening: the title of the page, the badge of the app,
 * a notification and a sound if wanted.
 */
import type { GameEvent } from '../../boards/types';
import { settings } from '../../settings.svelte';
import { say } from '../../words/spoken.svelte';

export function turnSignal(isMyTurn: boolean): () => void {
  const title = document.title;
  if (isMyTurn) {
    document.title = `● ${say('web-your-turn')} · ${title}`;
    if ('setAppBadge' in navigator) void navigator.setAppBadge(1).catch(() => undefined);
    notify();
  }
  return () => {
    document.title = title;
    if ('setAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  };
}

function notify(): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  try {
    const told = new Notification('Coven', { body: say('web-your-turn'), icon: '/icon.svg', tag: location.pathname });
    told.onclick = () => window.focus();
  } catch {
    // some browsers on phones let only a service worker notify: title and badge remain
  }
}

/** What was chosen is kept; switched on, it is heard at once. */
export function chooseSound(wanted: boolean): void {
  settings.set('sound', wanted);
  settings.set('soundChosen', true);
  if (wanted) hear();
}

/** How loud it is now. */
export function hear(): void {
  void import('./sounds').then(({ play }) => play('turn', settings.volume));
}

/** Lets be heard that a piece was taken or laid back, which nobody else knows of. */
export function tapSignal(): void {
  if (settings.sound) void import('./sounds').then(({ play }) => play('piece', settings.volume));
}

/** Lets be heard that somebody said something, if sound is wanted. */
export function chatSignal(): void {
  if (settings.sound) void import('./sounds').then(({ play }) => play('chat', settings.volume));
}

/** Lets an update be heard, if sound is wanted. */
export function soundSignal(events: GameEvent[], isMyTurn: boolean): void {
  if (!settings.sound) return;
  void import('./sounds').then(({ play, soundOf }) => {
    const sound = soundOf(events, isMyTurn);
    if (sound) play(sound, settings.volume);
  });
}
