// @vitest-environment happy-dom
/** What happens to those who play together travels and sounds like what happens to one. */
import { describe, expect, it } from 'vitest';
import { TRAVEL, waitFor } from '../src/boards/shared/motion';
import { soundOf } from '../src/table/telling/sounds';

describe('events of those who play together', () => {
  it('let the castle wait until a wizard is home', () => {
    for (const home of ['wizard_home', 'wizard_home_together']) {
      const events = [{ kind: home, from: 3 }, { kind: 'castle_moved', to: 7 }];
      expect(waitFor(events, ({ kind }) => kind === 'castle_moved')).toBe(TRAVEL);
    }
  });

  it('sound the same', () => {
    expect(soundOf([{ kind: 'wizard_home_together' }], false)).toBe(soundOf([{ kind: 'wizard_home' }], false));
    expect(soundOf([{ kind: 'wizard_moved_together' }], false)).toBe('piece');
  });
});
