import { describe, expect, it } from 'vitest';
import type { Business } from '../../src/schemas/business';
import { minuteOfWeek, openNow, toSpans } from '../../src/site/format/open-now';

const hours: Business['hours'] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
];
const zone = 'America/Chicago';
const at = (moment: string, shop = hours, timeZone = zone) =>
  openNow(toSpans(shop), minuteOfWeek(timeZone, new Date(moment)));

describe('whether the shop is open', () => {
  it.each([
    ['a minute before it opens', '2026-11-23T07:59:00-06:00', 'Closed now · opens 8 am'],
    ['as it opens', '2026-11-23T08:00:00-06:00', 'Open now · until 5:30 pm'],
    ['in its last minute', '2026-11-23T17:29:59-06:00', 'Open now · until 5:30 pm'],
    ['as it closes', '2026-11-23T17:30:00-06:00', 'Closed now · opens Tuesday 8 am'],
    ['on Friday night', '2026-11-27T20:00:00-06:00', 'Closed now · opens Saturday 9 am'],
    ['on Saturday afternoon', '2026-11-28T14:00:00-06:00', 'Closed now · opens Monday 8 am'],
    ['on a closed day', '2026-11-29T12:00:00-06:00', 'Closed now · opens Monday 8 am'],
    ['at midnight', '2026-11-24T00:00:00-06:00', 'Closed now · opens 8 am'],
  ])('is told %s', (_, moment, words) => expect(at(moment)).toBe(words));

  it('is asked of the shop’s clock, wherever the visitor is', () => {
    // Tuesday morning in Tokyo, still Monday afternoon at the shop.
    expect(at('2026-11-24T08:00:00+09:00')).toBe('Open now · until 5:30 pm');
    expect(at('2026-11-23T16:30:00Z', hours, 'America/Los_Angeles')).toBe('Open now · until 5:30 pm');
    expect(at('2026-11-23T15:30:00Z', hours, 'America/Los_Angeles')).toBe('Closed now · opens 8 am');
  });

  it('follows the clock where it is set forward and back', () => {
    const nights: Business['hours'] = [{ days: ['Sunday'], opens: '01:30', closes: '03:00' }];
    // March 14, 2027: 2 am is 3 am. November 1, 2026: 1 am to 2 am comes twice.
    expect(at('2027-03-14T01:59:00-06:00', nights)).toBe('Open now · until 3 am');
    expect(at('2027-03-14T03:00:00-05:00', nights)).toBe('Closed now · opens Sunday 1:30 am');
    expect(at('2026-11-01T01:45:00-05:00', nights)).toBe('Open now · until 3 am');
    expect(at('2026-11-01T01:15:00-06:00', nights)).toBe('Closed now · opens 1:30 am');
    expect(at('2026-11-01T01:45:00-06:00', nights)).toBe('Open now · until 3 am');
  });

  it('knows breaks, spans that meet, and a shop that opens once a week', () => {
    const parted: Business['hours'] = [
      { days: ['Monday'], opens: '13:00', closes: '18:00' },
      { days: ['Monday'], opens: '08:00', closes: '12:00' },
    ];
    expect(at('2026-11-23T12:30:00-06:00', parted)).toBe('Closed now · opens 1 pm');
    expect(at('2026-11-23T19:00:00-06:00', parted)).toBe('Closed now · opens Monday 8 am');
    const middle: Business['hours'] = [{ days: ['Monday'], opens: '12:00', closes: '13:00' }];
    expect(at('2026-11-23T09:00:00-06:00', [...parted, ...middle])).toBe('Open now · until 6 pm');
  });
});
