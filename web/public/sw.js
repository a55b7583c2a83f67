/** The service worker: shows that it is somebody's turn, also when Coven is closed. It keeps no pages. */

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const pathOf = (page) => new URL(page.url).pathname;

/** The words come from the server, in the person's language; whoever looks at the table already sees it there. */
async function tell({ title, text, url }) {
  const pages = await openPages();
  if (pages.some((page) => page.visibilityState === 'visible' && pathOf(page) === url)) return;
  await self.registration.showNotification(title, { body: text, icon: '/icon-192.png', tag: url, data: url });
}

async function show(url) {
  const page = (await openPages()).find((each) => pathOf(each) === url);
  await (page ? page.focus() : self.clients.openWindow(url));
}

/** The browser has changed where it is told: the server is told so, if the session is still there. */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const subscription = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const language = ['de', 'nl'].find((each) => self.navigator.language.startsWith(each)) ?? 'en';
  await fetch('/api/v2/me/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
  });
}
