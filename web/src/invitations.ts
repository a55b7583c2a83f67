/** The keys of tables this browser opened, so that their links can be shown again; how a link is handed on, and where it leads. */
import type { TableInfo } from './protocol/generated';

const KEY = 'coven-keys';
const MOST = 60;

function read(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function keepKey(table: string, key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, key], ...read().filter(([id]) => id !== table)].slice(0, MOST)));
  } catch {
    // nothing is kept: the link is shown while the page is open
  }
}

export function keptKey(table: string): string | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

const withKey = (key: string | null) => (key ? `#key=${key}` : '');

/** The key at the end of a link, which no server is told by the address. */
export function keyIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('key');
}

/** Whether the end of a link may have been lost: who comes without a key finds no private table. */
export function mayLackKey(code: string | null, key: string | null): boolean {
  return code === 'no_such_table' && key === null;
}

export function linkTo(table: string, key: string | null): string {
  return `${location.origin}/t/${table}${withKey(key)}`;
}

export function replayOf(table: string, key: string | null): string {
  return `/replay/${table}${withKey(key)}`;
}

/** Whether an address leads nobody on another machine here. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** What somebody who comes by a link finds: a seat, or why there is none. */
export type Place = 'free' | 'full' | 'begun' | 'over' | 'closed';

export function placeAt({ status, seats }: Pick<TableInfo, 'status' | 'seats'>, key: string | null): Place {
  if (status === 'playing') return 'begun';
  if (status !== 'open') return status;
  const isFree = seats.some((seat) => seat.name === null && (key !== null || seat.kept_for === 'anyone'));
  return isFree ? 'free' : 'full';
}

/** Whether this device can hand a link on by its own means: to its messages, its mail, a device nearby. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands a link on; who thinks better of it is told nothing. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Whether the text is copied: a browser that was reached without https does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
