import { z } from 'zod';
import { list, text } from './shared.ts';

const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** When the shop is open: each group of days with the same times, none past midnight. */
export const hours = z
  .array(
    z
      .strictObject({
        days: list(
          1,
          Infinity,
          'days',
          z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        ).describe('Days with these hours.'),
        opens: z.iso
          .time({ precision: -1, error: 'Write the time as 09:00' })
          .describe('Opening time on a 24-hour clock, for example 09:00.'),
        closes: z.iso
          .time({ precision: -1, error: 'Write the time as 17:30' })
          .describe('Closing time on a 24-hour clock, for example 17:30.'),
      })
      .refine(({ opens, closes }) => opens < closes || ![opens, closes].every(isTime), {
        path: ['closes'],
        error: 'Write a closing time that is later than the opening time, for example 17:30',
      }),
  )
  .default([])
  .describe('Opening hours. Leave the list empty to show none.');

const isDay = (date: string) => z.iso.date().safeParse(date).success;
const dayError = "Write the day in quotes: '2026-11-26' for one year, '12-25' for every year";

const closureDay = z
  .string()
  .regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, { error: dayError, abort: true })
  // A day that repeats every year must exist in every year, so February 29 is refused.
  .refine((day) => isDay(day.length > 5 ? day : `2026-${day}`), { error: dayError });

/** Days on which the shop is closed. */
export const closures = z
  .array(
    z
      .strictObject({
        name: text(2, 40).describe('Why the shop is closed, for example Thanksgiving.'),
        from: closureDay.describe(
          "The day, or the first of several, in quotes: '2026-11-26' for one year, '12-25' for every year.",
        ),
        to: closureDay.optional().describe('The last day, written as the first. Leave out for one day.'),
      })
      .refine(({ from, to }) => !to || to.length === from.length, {
        path: ['to'],
        error: 'Write both days with the year, or both without',
      })
      .refine(({ from, to }) => !to || to.length === 5 || from <= to, {
        path: ['to'],
        error: 'Write a day that is not before the first',
      }),
  )
  .default([])
  .describe('Holidays and other days on which the shop is closed. Leave the list empty for none.');

/** Whether a text is a time zone by region and city that all browsers know. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name.includes('/');
  } catch {
    return false;
  }
}

/** The time zone of the shop, by its IANA name. */
export const timeZone = z
  .string()
  .refine(isTimeZone, {
    error: 'Write the time zone as region and city, for example America/Chicago or America/Los_Angeles',
  })
  .describe('Time zone of the shop, by which it is open or closed, for example America/Chicago.');
