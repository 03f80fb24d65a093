import { z } from 'zod';
import { list, text } from './shared.ts';

const timeError = 'Write hours and minutes';
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
          .time({ precision: -1, error: timeError })
          .describe('Opening time on a 24-hour clock, for example 09:00.'),
        closes: z.iso
          .time({ precision: -1, error: timeError })
          .describe('Closing time on a 24-hour clock, for example 17:30.'),
      })
      .refine(({ opens, closes }) => opens < closes || ![opens, closes].every(isTime), {
        path: ['closes'],
        error: 'Write a closing time that is later than the opening time, for example 17:30',
      }),
  )
  .superRefine((lines, context) => {
    const times = lines.flatMap(({ days, ...line }, index) =>
      days.map((day, position) => ({ ...line, day, path: [index, 'days', position] })),
    );
    for (const [at, { day, opens, closes, path }] of times.entries())
      if (times.slice(0, at).some((one) => one.day === day && one.opens < closes && opens < one.closes))
        context.addIssue({
          code: 'custom',
          path,
          message: 'The day is listed twice and the times overlap: delete one of the two',
        });
  })
  .default([])
  .describe('Opening hours. Leave the list empty to show none.');

const isDay = (date: string) => z.iso.date().safeParse(date).success;
/** Half a year. In a longer closure the two days are probably swapped. */
const longestClosure = 183;

/** The days from the first to the last. A yearly closure may span New Year's. */
function daysBetween(from: string, to: string): number {
  const [first = 0, last = 0] = [from, to].map((day) => Date.parse(day.length > 5 ? day : `2026-${day}`));
  const days = (last - first) / 86_400_000;
  return days < 0 && to.length === 5 ? days + 365 : days;
}

const closureDay = z
  .string()
  .regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, {
    error: 'Write the month before the day, with a hyphen',
    abort: true,
  })
  .refine((day) => isDay(day.length > 5 ? day : `2026-${day}`), {
    error: 'Write a day that the calendar has, and in every year if it has no year',
  });

export const closures = z
  .array(
    z
      .strictObject({
        name: text(2, 40).describe('Why the shop is closed, for example Thanksgiving.'),
        from: closureDay.describe(
          'The day, or the first of several: 2026-11-26 for one year; without its year for every one, for example 12-25.',
        ),
        to: closureDay
          .optional()
          .describe('The last day, written as the first, for example 12-26. Omit for one day.'),
      })
      .refine(({ from, to }) => !to || to.length === from.length, {
        path: ['to'],
        error: 'Write both days with the year, or both without',
      })
      .refine(
        ({ from, to }) => {
          const days = to ? daysBetween(from, to) : 0;
          // A day that does not exist gets another message.
          return !(days < 0 || days > longestClosure);
        },
        {
          path: ['to'],
          error: 'Write a day that is not before the first, and not more than half a year after it',
        },
      ),
  )
  .default([])
  .describe('Holidays and other days on which the shop is closed. Leave the list empty for none.');

/** Whether all browsers know a text as a time zone by region and city. */
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
  .describe('Time zone of the shop, by which it is open or closed, for example America/Chicago.');
