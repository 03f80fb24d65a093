import { z } from 'zod';
import { list, text } from './shared.ts';

const time = z.iso.time({
  precision: -1,
  error: 'Write the time as hours and minutes in single quotes',
  abort: true,
});

const weekdays = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const group = z
  .strictObject({
    days: list(1, Infinity, 'days', weekdays).describe('Days with these hours.'),
    opens: time.describe('Opening time on a 24-hour clock, for example 09:00.'),
    closes: time.describe('Closing time on a 24-hour clock, for example 17:30.'),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'Write a closing time that is later than the opening time, for example 17:30',
  });

/** Opening hours by group of days. None go past midnight. */
export const hours = z.array(group).default([]).describe('Opening hours. Leave the list empty to show none.');

const closureDay = z
  .string()
  .regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, {
    error: 'Write the month before the day, with a hyphen, for example 12-25',
    abort: true,
  })
  // `12-25` in a year that is not a leap year.
  .refine((day) => z.iso.date().safeParse(day.length > 5 ? day : `2026-${day}`).success, {
    error: 'Write a day that is in the calendar, and in every year if you leave out the year',
  });

/** Whether two days are in order. A yearly closure may span New Year's. */
const isInOrder = (from: string, to: string) => from <= to || (to.length === 5 && from >= '07' && to < '07');

const closure = z
  .strictObject({
    name: text(2, 40).describe('Why the shop is closed, for example Thanksgiving.'),
    from: closureDay.describe('The first day, such as 2026-11-26, or 12-25 for every year.'),
    to: closureDay.optional().describe('The last day, in the form of the first. Omit for one day.'),
  })
  .refine(({ from, to = from }) => to.length === from.length, {
    path: ['to'],
    error: 'Write both days with a year, or both without',
    abort: true,
  })
  .refine(({ from, to = from }) => isInOrder(from, to), {
    path: ['to'],
    error: 'Write a last day that is not before the first',
  });

export const closures = z.array(closure).default([]).describe('Days on which the shop is closed, if any.');

/** Whether it is a time zone by region and city, the form that all browsers know. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

export const timeZone = z
  .string()
  .refine(isTimeZone, {
    error: 'Write the time zone as region and city, for example America/Chicago or America/Los_Angeles',
  })
  .describe('Time zone of the shop, for example America/Chicago.');
