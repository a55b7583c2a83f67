/** "Your turn" where a person may be looking: the title of the page, the badge of the app, a notification if allowed. */
import { settings } from '../settings.svelte';
import { say } from '../words/spoken.svelte';

type Badging = { setAppBadge?: (count?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

export function turnSignal(isMyTurn: boolean): () => void {
  const title = document.title.replace(/^● /, '');
  const badge = navigator as Navigator & Badging;
  if (isMyTurn) {
    document.title = `● ${title}`;
    void badge.setAppBadge?.(1).catch(() => undefined);
    if (settings.notify && document.hidden && Notification.permission === 'granted') new Notification('Coven', { body: say('web-your-turn'), icon: '/icon.svg', tag: 'turn' });
  }
  return () => {
    document.title = title;
    void badge.clearAppBadge?.().catch(() => undefined);
  };
}
