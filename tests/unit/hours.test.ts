import { describe, expect, it } from 'vitest';
import { timeZone } from '../../src/schemas/hours';
import { toClock, toHourLines } from '../../src/site/format/hours';

describe('opening hours', () => {
  it.each([
    ['08:00', '8 am'],
    ['12:00', '12 pm'],
    ['00:15', '12:15 am'],
    ['17:30', '5:30 pm'],
  ])('say %s as %s', (time, words) => expect(toClock(time)).toBe(words));

  it('draw days in a row together and name others one by one', () => {
    expect(
      toHourLines([
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '17:30',
        },
        { days: ['Saturday'], opens: '09:00', closes: '13:00' },
        { days: ['Tuesday', 'Thursday', 'Saturday'], opens: '18:00', closes: '20:00' },
      ]),
    ).toEqual([
      { days: 'Monday to Friday', times: '8 am to 5:30 pm' },
      { days: 'Saturday', times: '9 am to 1 pm' },
      { days: 'Tuesday, Thursday, Saturday', times: '6 pm to 8 pm' },
    ]);
  });

  it('are no lines while the shop gives none', () => expect(toHourLines([])).toEqual([]));
});

describe('the time zone', () => {
  it.each(['America/Chicago', 'America/Los_Angeles', 'Pacific/Honolulu'])('may be %s', (zone) =>
    expect(timeZone.safeParse(zone).success).toBe(true),
  );

  it.each(['CST', 'Central', 'America/Austin', 'GMT-6', ''])('may not be %s, and is told how', (zone) =>
    expect(timeZone.safeParse(zone).error?.issues[0]?.message).toContain('America/Chicago'),
  );
});
