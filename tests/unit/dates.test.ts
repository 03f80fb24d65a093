import { afterEach, describe, expect, it } from 'vitest';
import { dateWordings, hasCome, isSameDay, monthWording } from '../../src/site/format/dates';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['Pacific/Honolulu', 'Pacific/Auckland'])('dates in %s', (name) => {
  it('are worded in UTC', () => {
    process.env.TZ = name;
    expect(dateWordings('2025-01-20')).toEqual({ short: 'Jan 20, 2025', long: 'January 20, 2025' });
    expect(dateWordings('2024-02-29')).toEqual({ short: 'Feb 29, 2024', long: 'February 29, 2024' });
  });

  it('come with the day in UTC', () => {
    process.env.TZ = name;
    expect(hasCome('2026-05-02', new Date('2026-05-01T23:59:59Z'))).toBe(false);
    expect(hasCome('2026-05-02', new Date('2026-05-02T00:00:00Z'))).toBe(true);
  });
});

describe('the wording of a day', () => {
  it.each(['Mar 5, 2024', 'March 5, 2024'])('may be %s', (wording) => {
    expect(isSameDay('2024-03-05', wording)).toBe(true);
  });

  it.each(['Mar 6, 2024', 'March 5, 2025', '2024-03-05', 'mar 5, 2024', ''])('may not be %s', (wording) => {
    expect(isSameDay('2024-03-05', wording)).toBe(false);
  });
});

describe('a month', () => {
  it('is worded without the day', () => {
    expect(monthWording('2026-09')).toBe('September 2026');
  });
});
