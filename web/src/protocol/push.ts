/** Being told by the browser's own service: what the browser does between the switch and the server. */
import { Fault, push } from './api';
import type { PushRequest } from './generated';
import { decoded, encoded } from './passkeys';

const WORKER = '/sw.js';

/** Whether this browser can be told: over https or on this machine, and if it knows how. */
export function canBeNotified(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether this browser is told for whoever is signed in here. */
export async function isNotified(): Promise<boolean> {
  return canBeNotified() && Notification.permission === 'granted' && (await push.mine()).is_on;
}

/** Has this browser told in a language from now on. */
export async function beNotified(language: PushRequest['language']): Promise<void> {
  const { key } = await push.mine();
  if (key === null) throw new Fault('no_push', 'This server tells no browsers.');
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Fault('push_denied', 'The browser shows no notifications of this page.');
  const { endpoint, keys } = (await subscribed(key)).toJSON();
  await push.on({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language });
}

/** This browser is told no more; the server is asked first, since that alone ends it. */
export async function beLeftAlone(): Promise<void> {
  await push.off();
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function subscribed(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const before = await pushManager.getSubscription();
    if (before && sameKey(before, key)) return before;
    await before?.unsubscribe(); // of a server that had another key
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  } catch {
    throw new Fault('push_failed', 'The browser’s own service can’t be reached.');
  }
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const held = subscription.options.applicationServerKey;
  return held !== null && encoded(held) === key;
}
