import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../../../src/server/rate-limit';

describe('the limit of requests', () => {
  it('lets so many of one address pass in ten minutes, and says when there is room again', () => {
    let now = 0;
    const retryAfter = createRateLimit(2, () => now);
    const waitFor = (ip: string) => retryAfter({ ip, proxy: undefined });
    expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([0, 0, 600, 0]);
    now = 599_500;
    expect(waitFor('a')).toBe(1);
    now = 600_000;
    expect(waitFor('a')).toBe(0);
  });

  it('takes the addresses of one household for one', () => {
    const retryAfter = createRateLimit(1);
    const waitFor = (ip: string) => retryAfter({ ip, proxy: undefined });
    expect(waitFor('2001:db8:1:2:3::4')).toBe(0);
    expect(waitFor('2001:db8:1:2:9::9')).toBeGreaterThan(0);
    expect(waitFor('2001:0db8:1:2::')).toBeGreaterThan(0);
    expect(waitFor('2001:db8::1')).toBe(0);
    expect(waitFor('2001:db8:0:0:9::9')).toBeGreaterThan(0);
    expect(waitFor('2001:db8:1::9')).toBe(0);
  });

  it('is off at 0', () => {
    const retryAfter = createRateLimit(0);
    const waitFor = (ip: string) => retryAfter({ ip, proxy: undefined });
    expect(Array.from({ length: 100 }, () => waitFor('a')).every((wait) => wait === 0)).toBe(true);
  });
});
