/** Whether the shuffle is the one promised: SHA-256 of salt and seed, worked out here and not by the server. */

export type Verdict = 'kept' | 'broken' | 'unknown';

/**
 * Checks a record against the number shown before the first move;
 * `unknown` where the browser has no WebCrypto (a page over plain http).
 */
export async function verdictOn(record: string, shown: string): Promise<Verdict> {
  if (!('subtle' in crypto)) return 'unknown';
  const lines = record.trim().split('\n');
  const head = JSON.parse(lines[0]!) as { commitment: string };
  const { seed, salt } = JSON.parse(lines.at(-1)!) as { seed: string; salt: string };
  const found = await commitmentOf(seed, salt);
  return found === shown && head.commitment === shown ? 'kept' : 'broken';
}

export async function commitmentOf(seed: string, salt: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(salt + seed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
