import type { Business } from '../../schemas/business.ts';
import { toWords } from './dates.ts';

/** A time when the shop is closed: its first and last day as year-month-day. */
export type Closure = Readonly<{ name: string; from: string; to: string }>;

type Shop = Pick<Business, 'closures' | 'timeZone'>;

/** The day and the time in a time zone, such as `2026-11-23` and `07:59`. */
export function toShopClock(timeZone: string, now: Date): { day: string; time: string } {
  // Swedish dates are written year-month-day.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [day = '', time = ''] = clock.format(now).split(' ');
  return { day, time };
}

/** The day `days` later, both as year-month-day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The closures that are not over and begin within `days` days, the next one first. */
export function upcomingClosures({ closures, timeZone }: Shop, days: number, now = new Date()): Closure[] {
  const { day: today } = toShopClock(timeZone, now);
  const thisYear = Number(today.slice(0, 4));
  return closures
    .flatMap(({ name, from, to = from }): Closure[] => {
      if (from.length > '12-25'.length) return [{ name, from, to }];
      // Every year; it may span New Year's.
      return [thisYear - 1, thisYear, thisYear + 1].map((year) => ({
        name,
        from: `${year}-${from}`,
        to: `${to < from ? year + 1 : year}-${to}`,
      }));
    })
    .filter(({ from, to }) => to >= today && from <= addDays(today, days))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** A day as year-month-day in words, without the year: `November 26`. */
export const toMonthAndDay = (day: string) => toWords(day, { month: 'long', day: 'numeric' });

/** The days of a closure in words: `November 26`, `November 26 to 27`, `December 31 to January 1`. */
export function toClosureDays({ from, to }: Closure): string {
  if (from === to) return toMonthAndDay(from);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${toMonthAndDay(from)} to ${isSameMonth ? String(Number(to.slice(8))) : toMonthAndDay(to)}`;
}

type Notice = Pick<Business, 'notice' | 'noticeFrom' | 'noticeUntil'>;

/** The seasonal notice, if `now` (UTC) is between its first and its last day, both included. */
export function noticeOn({ notice, noticeFrom = '', noticeUntil = '9999-12-31' }: Notice, now = new Date()) {
  const today = now.toISOString().slice(0, 10);
  return noticeFrom <= today && today <= noticeUntil ? notice : undefined;
}
