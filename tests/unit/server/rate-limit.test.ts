import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../../src/server/rate-limit';

describe('the limit of requests', () => {
  it('lets so many of one address pass in ten minutes, and says when there is room again', () => {
    let now = 0;
    const waitFor = createRateLimit(2, () => now);
    expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([0, 0, 600, 0]);
    now = 599_500;
    expect(waitFor('a')).toBe(1);
    now = 600_000;
    expect(waitFor('a')).toBe(0);
  });

  it('takes the addresses of one household for one', () => {
    const waitFor = createRateLimit(1);
    expect(waitFor('2001:db8:1:2:3::4')).toBe(0);
    expect(waitFor('2001:db8:1:2:9::9')).toBeGreaterThan(0);
    expect(waitFor('::ffff:203.0.113.7')).toBe(0);
    expect(waitFor('::ffff:203.0.113.8')).toBe(0);
    expect(waitFor('203.0.113.7')).toBeGreaterThan(0);
  });

  it('is off at 0', () => {
    const waitFor = createRateLimit(0);
    expect(Array.from({ length: 100 }, () => waitFor('a')).every((wait) => wait === 0)).toBe(true);
  });
});
