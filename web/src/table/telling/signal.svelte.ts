/** "Your turn" where a person may be looking or listening: the title of the page, the badge of the app, a notification and a sound if wanted. */
import type { GameEvent } from '../../boards/types';
import { settings } from '../../settings.svelte';
import { say } from '../../words/spoken.svelte';

type Badging = { setAppBadge?: (count?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export function turnSignal(isMyTurn: boolean): () => void {
  const title = document.title;
  const badge = navigator as Navigator & Badging;
  if (isMyTurn) {
    document.title = `● ${say('web-your-turn')} · ${title}`;
    void badge.setAppBadge?.(1).catch(() => undefined);
    notify();
  }
  return () => {
    document.title = title;
    void badge.clearAppBadge?.().catch(() => undefined);
  };
}

function notify(): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const told = new Notification('Coven', { body: say('web-your-turn'), icon: '/icon.svg', tag: 'turn' });
    told.onclick = () => window.focus();
  } catch {
    // some browsers on phones let only a service worker notify: title and badge remain
  }
}

/** Lets an update be heard, if sound is wanted. */
export function soundSignal(events: GameEvent[], isMyTurn: boolean): void {
  if (!settings.sound) return;
  void import('./sounds').then(({ play, soundOf }) => {
    const sound = soundOf(events, isMyTurn);
    if (sound) play(sound);
  });
}
