import { expect, test } from 'vitest';
import { decoded, encoded } from '../src/protocol/passkeys';

test('bytes go to base64url and back, with every letter of it and every length', () => {
  for (const length of [0, 1, 2, 3, 32, 256]) {
    const bytes = Uint8Array.from({ length }, (_, at) => 255 - at);
    const text = encoded(bytes.buffer);
    expect(text).toMatch(/^[\w-]*$/);
    expect(decoded(text)).toEqual(bytes);
  }
  expect(encoded(Uint8Array.of(251, 255).buffer)).toBe('-_8');
});
