// @vitest-environment happy-dom
/** What happens to those who play together sounds like what happens to one. */
import { describe, expect, it } from 'vitest';
import { soundOf } from '../src/table/log_and_chat/sounds';

describe('events of those who play together', () => {
  it('gathering is heard by the event the game tells', () => {
    expect(soundOf([{ kind: 'gain' }], false)).toBe('gain');
  });

  it('sound the same', () => {
    expect(soundOf([{ kind: 'wizard_home_together' }], false)).toBe(soundOf([{ kind: 'wizard_home' }], false));
    expect(soundOf([{ kind: 'wizard_moved_together' }], false)).toBe('piece');
  });
});
