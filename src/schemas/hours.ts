import { z } from 'zod';
import { list, text } from './shared.ts';

const timeError = 'Write hours and minutes';
const isTime = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** Opening hours by group of days. None go past midnight. */
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
  .superRefine((groups, context) => {
    const times = groups.flatMap(({ days, ...group }, index) =>
      days.map((day, position) => ({ ...group, day, path: [index, 'days', position] })),
    );
    for (const [index, { day, opens, closes, path }] of times.entries())
      if (
        times
          .slice(0, index)
          .some((earlier) => earlier.day === day && earlier.opens < closes && opens < earlier.closes)
      )
        context.addIssue({
          code: 'custom',
          path,
          message: 'The day is listed twice, and the times overlap. Delete one of the two',
        });
  })
  .default([])
  .describe('Opening hours. Leave the list empty to show none.');

const isDay = (date: string) => z.iso.date().safeParse(date).success;

/** `12-25` in a year that is not a leap year; a day with a year as it is. */
const withYear = (day: string) => (day.length > 5 ? day : `2026-${day}`);

/** In days. In a longer closure the two days are probably swapped. */
const maxClosure = 183;

/** Days from `from` to `to`, negative if `to` is earlier. A yearly closure may span New Year's. */
function daysBetween(from: string, to: string): number {
  const [first = 0, last = 0] = [from, to].map((day) => Date.parse(withYear(day)));
  const days = (last - first) / 86_400_000;
  return days < 0 && to.length === 5 ? days + 365 : days;
}

const closureDay = z
  .string()
  .regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, {
    error: 'Write the month before the day, with a hyphen',
    abort: true,
  })
  .refine((day) => isDay(withYear(day)), {
    error: 'Write a day that exists, and in every year if it is written without one',
  });

export const closures = z
  .array(
    z
      .strictObject({
        name: text(2, 40).describe('Why the shop is closed, for example Thanksgiving.'),
        from: closureDay.describe(
          'The first day, such as 2026-11-26; without a year it is of every year, for example 12-25.',
        ),
        to: closureDay
          .optional()
          .describe('The last day, in the same form as the first, for example 12-26. Omit for one day.'),
      })
      .refine(({ from, to }) => !to || to.length === from.length, {
        path: ['to'],
        error: 'Write both days with a year, or both without',
      })
      .refine(
        ({ from, to }) => {
          const days = to ? daysBetween(from, to) : 0;
          // Not `days >= 0`: NaN passes, because a day that does not exist has an error of its own.
          return !(days < 0 || days > maxClosure);
        },
        {
          path: ['to'],
          error: 'Write a day that is not before the first, and at most half a year after it',
        },
      ),
  )
  .default([])
  .describe('Holidays and other days on which the shop is closed. Leave the list empty for none.');

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
