import { describe, expect, it } from 'vitest';
import type { Business } from '../../src/schemas/business';
import { timeZone } from '../../src/schemas/hours';
import { toHourLines } from '../../src/site/format/hours';
import { minuteOfWeek, openNow, toSpans } from '../../src/site/format/open-now';

type Hours = Business['hours'];
const weekdays: Hours[number]['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const hours: Hours = [
  { days: weekdays, opens: '08:00', closes: '17:30' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
];

it('opening hours join days in a row and name others one by one', () => {
  const evenings: Hours = [{ days: ['Tuesday', 'Thursday', 'Saturday'], opens: '12:00', closes: '00:15' }];
  expect(toHourLines([...hours, ...evenings])).toEqual([
    { days: 'Monday to Friday', times: '8 am to 5:30 pm' },
    { days: 'Saturday', times: '9 am to 1 pm' },
    { days: 'Tuesday, Thursday, Saturday', times: '12 pm to 12:15 am' },
  ]);
  expect(toHourLines([])).toEqual([]);
});

it('a time zone is one that browsers know', () => {
  for (const zone of ['America/Chicago', 'Pacific/Honolulu'])
    expect(timeZone.safeParse(zone).success).toBe(true);
  for (const zone of ['CST', 'America/Austin', 'GMT-6', ''])
    expect(timeZone.safeParse(zone).error?.issues[0]?.message, zone).toContain('America/Chicago');
});

describe('whether the shop is open', () => {
  const at = (moment: string, shop = hours, zone = 'America/Chicago') =>
    openNow(toSpans(shop), minuteOfWeek(zone, new Date(moment)));

  it.each([
    ['a minute before it opens', '2026-11-23T07:59:00-06:00', 'Closed now · opens 8 am'],
    ['as it opens', '2026-11-23T08:00:00-06:00', 'Open now · until 5:30 pm'],
    ['in its last minute', '2026-11-23T17:29:59-06:00', 'Open now · until 5:30 pm'],
    ['as it closes', '2026-11-23T17:30:00-06:00', 'Closed now · opens Tuesday 8 am'],
    ['on Saturday afternoon', '2026-11-28T14:00:00-06:00', 'Closed now · opens Monday 8 am'],
    ['at midnight', '2026-11-24T00:00:00-06:00', 'Closed now · opens 8 am'],
  ])('is told %s', (_, moment, text) => expect(at(moment)).toBe(text));

  it('goes by the clock of the shop, wherever the visitor is', () => {
    // Tuesday morning in Tokyo is still Monday afternoon at the shop.
    expect(at('2026-11-24T08:00:00+09:00')).toBe('Open now · until 5:30 pm');
    expect(at('2026-11-23T15:30:00Z', hours, 'America/Los_Angeles')).toBe('Closed now · opens 8 am');
  });

  it('is right on the nights when the clock changes', () => {
    const nights: Hours = [{ days: ['Sunday'], opens: '01:30', closes: '03:00' }];
    // On March 14, 2027, 2 am becomes 3 am; on November 1, 2026, the hour from 1 am comes twice.
    expect(at('2027-03-14T01:59:00-06:00', nights)).toBe('Open now · until 3 am');
    expect(at('2027-03-14T03:00:00-05:00', nights)).toBe('Closed now · opens Sunday 1:30 am');
    expect(at('2026-11-01T01:45:00-05:00', nights)).toBe('Open now · until 3 am');
    expect(at('2026-11-01T01:15:00-06:00', nights)).toBe('Closed now · opens 1:30 am');
  });
});
