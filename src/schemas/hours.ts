import { z } from 'zod';
import { list } from './shared.ts';

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
          .describe('Opening time on a clock of 24 hours, for example 09:00.'),
        closes: z.iso
          .time({ precision: -1, error: 'Write the time as 17:30' })
          .describe('Closing time on a clock of 24 hours, for example 17:30.'),
      })
      .refine(({ opens, closes }) => opens < closes || ![opens, closes].every(isTime), {
        path: ['closes'],
        error: 'Write a closing time that is later than the opening time, for example 17:30',
      }),
  )
  .default([])
  .describe('Opening hours. Leave the list empty to show none.');

/** Whether a text names a time zone by region and city, as all browsers know them. */
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
