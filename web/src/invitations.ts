/** The keys of tables this browser opened, so that their links can be shown again; and how a link is copied. */
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

/** Whether the text is copied: a browser that was reached without https does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
