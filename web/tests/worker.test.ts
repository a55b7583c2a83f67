/** The service worker, as it is sent, with a browser around it that is made up. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;
const TOLD = { title: 'Coven', text: 'It is your turn at a table', url: '/t/abc' };
let listeners: Record<string, Listener>;
let pages: { url: string; visibilityState: string; focus: () => void }[];
const showNotification = vi.fn();
const openWindow = vi.fn();
const subscribe = vi.fn();
const fetch = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  listeners = {};
  pages = [];
  const self = {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
    registration: { showNotification, pushManager: { subscribe } },
    navigator: { language: 'de-AT' },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const worker = new Function('self', 'fetch', readFileSync('public/sw.js', 'utf-8')) as (...given: unknown[]) => void;
  worker(self, fetch);
});

/** Lets something happen, and waits for what the worker asks to be waited for. */
async function happen(name: string, event: Record<string, unknown>): Promise<void> {
  const work: Promise<void>[] = [];
  listeners[name]!({ ...event, waitUntil: (done: Promise<void>) => work.push(done) });
  await Promise.all(work);
}

const page = (path: string, visibilityState: string) => ({
  url: `https://games.example.org${path}`,
  visibilityState,
  focus: vi.fn(),
});
const push = () => happen('push', { data: { json: () => TOLD } });

test('what the server says is shown, once for a table', async () => {
  pages = [page('/t/abc', 'hidden'), page('/t/other', 'visible')];
  await push();
  const options = { body: TOLD.text, icon: '/icon-192.png', tag: '/t/abc', data: '/t/abc' };
  expect(showNotification.mock.calls).toEqual([['Coven', options]]);
});

test('who looks at the table is not told', async () => {
  pages = [page('/t/abc', 'visible')];
  await push();
  expect(showNotification).not.toHaveBeenCalled();
});

test('a click opens the table, or goes to where it is open already', async () => {
  const close = vi.fn();
  const click = () => happen('notificationclick', { notification: { close, data: '/t/abc' } });
  await click();
  expect(openWindow).toHaveBeenCalledWith('/t/abc');
  pages = [page('/', 'visible'), page('/t/abc', 'hidden')];
  await click();
  expect(pages[1]!.focus).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledTimes(2);
});

test('the server is told where a browser is told from now on', async () => {
  const options = { userVisibleOnly: true };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'k', auth: 'a' } }) };
  subscribe.mockResolvedValue(subscription);
  await happen('pushsubscriptionchange', { oldSubscription: { options } });
  expect(subscribe).toHaveBeenCalledWith(options);
  const [path, request] = fetch.mock.calls[0] as [string, { method: string; body: string }];
  expect([path, request.method]).toEqual(['/api/v2/me/push', 'PUT']);
  expect(JSON.parse(request.body)).toEqual({
    endpoint: 'https://push.example/new',
    p256dh: 'k',
    auth: 'a',
    language: 'de',
  });
  await happen('pushsubscriptionchange', {});
  expect(fetch).toHaveBeenCalledOnce();
});
