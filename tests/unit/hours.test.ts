import { describe, expect, it } from 'vitest';
import type { Business } from '../../src/schemas/business';
import { toClosedNote } from '../../src/features/quote/rules/answer-by';
import { closures as closuresSchema, timeZone } from '../../src/schemas/hours';
import { toClosureDays, upcomingClosures } from '../../src/site/format/closures';
import { toHourLines } from '../../src/site/format/hours';
import { openNow } from '../../src/site/format/open-now';

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

it('a time zone that browsers do not know is refused', () => {
  expect(timeZone.safeParse('CST').error?.message).toContain('America/Chicago');
});

describe('whether the shop is open', () => {
  const at = (moment: string, shop = hours, zone = 'America/Chicago') =>
    openNow({ hours: shop, closures: [], timeZone: zone }, new Date(moment));

  it.each([
    ['a minute before it opens', '2026-11-23T07:59:00-06:00', 'Closed now. Opens 8 am'],
    ['as it opens', '2026-11-23T08:00:00-06:00', 'Open now until 5:30 pm'],
    ['in its last minute', '2026-11-23T17:29:59-06:00', 'Open now until 5:30 pm'],
    ['as it closes', '2026-11-23T17:30:00-06:00', 'Closed now. Opens Tuesday\u00a08\u00a0am'],
    ['on Saturday afternoon', '2026-11-28T14:00:00-06:00', 'Closed now. Opens Monday\u00a08\u00a0am'],
    ['at midnight', '2026-11-24T00:00:00-06:00', 'Closed now. Opens 8 am'],
  ])('is told %s', (_, moment, text) => expect(at(moment)).toBe(text));

  it('goes by the clock of the shop, wherever the visitor is', () => {
    // Tuesday morning in Tokyo is still Monday afternoon at the shop.
    expect(at('2026-11-24T08:00:00+09:00')).toBe('Open now until 5:30 pm');
    expect(at('2026-11-23T15:30:00Z', hours, 'America/Los_Angeles')).toBe('Closed now. Opens 8 am');
  });

  it('is right on the nights when the clock changes', () => {
    const nights: Hours = [{ days: ['Sunday'], opens: '01:30', closes: '03:00' }];
    // On March 14, 2027, 2 am becomes 3 am; on November 1, 2026, the hour from 1 am comes twice.
    expect(at('2027-03-14T01:59:00-06:00', nights)).toBe('Open now until 3 am');
    expect(at('2027-03-14T03:00:00-05:00', nights)).toBe(
      'Closed now. Opens Sunday,\u00a0March\u00a021,\u00a01:30\u00a0am',
    );
    expect(at('2026-11-01T01:45:00-05:00', nights)).toBe('Open now until 3 am');
    expect(at('2026-11-01T01:15:00-06:00', nights)).toBe('Closed now. Opens 1:30 am');
  });
});

describe('a closure', () => {
  const closures = [
    { name: 'Thanksgiving', from: '2026-11-26', to: '2026-11-27' },
    { name: 'Winter break', from: '12-24', to: '01-02' },
    { name: 'Independence Day', from: '07-04' },
  ];
  const toShop = (now: Date) => {
    const shop = { hours, closures, timeZone: 'America/Chicago' };
    return { ...shop, closures: upcomingClosures(shop, 366, now), quoteHours: 24 };
  };

  it.each([
    ['before it', '2026-11-25T18:00:00-06:00', 'Closed now. Opens Saturday\u00a09\u00a0am'],
    [
      'on its first day',
      '2026-11-26T10:00:00-06:00',
      'Closed today (Thanksgiving). Opens Saturday\u00a09\u00a0am',
    ],
    ['in the year after it', '2027-11-26T10:00:00-06:00', 'Open now until 5:30 pm'],
    [
      'over the turn of the year',
      '2026-12-24T10:00:00-06:00',
      'Closed today (Winter break). Opens Monday,\u00a0January\u00a04,\u00a08\u00a0am',
    ],
    [
      'on its last day',
      '2027-01-02T10:00:00-06:00',
      'Closed today (Winter break). Opens Monday\u00a08\u00a0am',
    ],
    [
      'of every year',
      '2029-07-04T10:00:00-05:00',
      'Closed today (Independence Day). Opens Thursday\u00a08\u00a0am',
    ],
  ])('is told %s', (_, moment, text) => {
    const now = new Date(moment);
    expect(openNow(toShop(now), now)).toBe(text);
  });

  it('is listed with its days until it is over', () => {
    const listed = (moment: string, days: number) =>
      upcomingClosures({ closures, timeZone: 'America/Chicago' }, days, new Date(moment)).map(toClosureDays);
    expect(listed('2026-11-23T12:00:00Z', 60)).toEqual(['November 26 to 27', 'December 24 to January 2']);
    // In Texas it is still the 27th.
    expect(listed('2026-11-28T05:00:00Z', 10)).toEqual(['November 26 to 27']);
    expect(listed('2026-11-28T07:00:00Z', 10)).toEqual([]);
    expect(listed('2027-01-02T12:00:00Z', 10)).toEqual(['December 24 to January 2']);
    expect(listed('2027-06-30T12:00:00Z', 10)).toEqual(['July 4']);
  });

  it.each([
    ['that begins after our answer is due', '2026-11-23T10:00:00-06:00', undefined],
    [
      'that begins before our answer is due',
      '2026-11-25T18:00:00-06:00',
      'We are closed November 26 to 27 (Thanksgiving). Expect our answer by Saturday, November 28.',
    ],
    [
      'that goes on',
      '2026-12-30T10:00:00-06:00',
      'We are closed December 24 to January 2 (Winter break). Expect our answer by Monday, January 4.',
    ],
    [
      'that is a weekend longer than the time to answer',
      '2026-11-21T15:00:00-06:00',
      'Expect our answer by Monday, November 23.',
    ],
  ])('%s is told with the answer to a request', (_, moment, text) => {
    const now = new Date(moment);
    expect(toClosedNote(toShop(now), now)).toBe(text);
  });

  it.each([
    [{ name: 'Christmas', from: '12-25-2026' }, 'with a hyphen'],
    [{ name: 'Leap day', from: '02-29' }, 'in every year'],
    [{ name: 'Break', from: '12-24', to: '2027-01-02' }, 'both without'],
    [{ name: 'Break', from: '2026-12-24', to: '2026-12-20' }, 'not before the first'],
  ])('written as %o is refused with the remedy', (closure, remedy) => {
    expect(closuresSchema.safeParse([closure]).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining(remedy),
    ]);
  });
});
