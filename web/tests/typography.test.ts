import { describe, expect, it } from 'vitest';
import { deviceName } from '../src/pages/account/device';
import { capital, withMinus } from '../src/words/typography';

describe('texts as they are set', () => {
  it('begin with a capital', () => {
    expect(['round 1 of 7', 'überholt', ''].map(capital)).toEqual(['Round 1 of 7', 'Überholt', '']);
  });

  it('have a true minus before a number, and hyphens elsewhere', () => {
    expect(withMinus('Agnes: -3 points (-1), SHA-256, 5-4')).toBe('Agnes: −3 points (−1), SHA-256, 5-4');
  });
});

describe('a device', () => {
  it('goes by browser and system, or by what it said itself', () => {
    expect(
      deviceName(
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      ),
    ).toBe('Chrome · Linux');
    expect(
      deviceName(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
          'Version/19.0 Mobile/15E148 Safari/604.1',
      ),
    ).toBe('Safari · iOS');
    expect(deviceName('coven-client/1')).toBe('coven-client/1');
  });
});
