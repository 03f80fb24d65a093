import type { Business } from '../../schemas/business.ts';
import { toClock, week } from './hours.ts';

const DAY = 24 * 60;

/** A span in which the shop is open: from and to in minutes since Monday began, its day, and both times in words. */
export type Span = readonly [from: number, to: number, day: string, opens: string, closes: string];

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The spans of a week, in their order; those that meet or overlap are one. */
export function toSpans(hours: Business['hours']): Span[] {
  const all = hours
    .flatMap(({ days, opens, closes }) =>
      days.map((day): Span => {
        const start = week.indexOf(day) * DAY;
        return [start + toMinutes(opens), start + toMinutes(closes), day, toClock(opens), toClock(closes)];
      }),
    )
    .toSorted(([a], [b]) => a - b);
  return all.reduce<Span[]>((spans, next) => {
    const last = spans.at(-1);
    if (!last || last[1] < next[0]) return [...spans, next];
    const [from, to, day, opens, closes] = last;
    return [
      ...spans.slice(0, -1),
      next[1] > to ? [from, next[1], day, opens, next[4]] : [from, to, day, opens, closes],
    ];
  }, []);
}

/** Minutes since Monday began, on a clock in the time zone (an IANA name) at a moment. */
export function minuteOfWeek(timeZone: string, now: Date): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const [, day = '', hour, minute] = /(\w+)\D+(\d+):(\d+)/.exec(clock) ?? [];
  return ('MonTueWedThuFriSatSun'.indexOf(day) / 3) * DAY + Number(hour) * 60 + Number(minute);
}

/** Whether the shop is open in a minute of the week, and until or from when, in words; empty without spans. */
export function openNow(spans: readonly Span[], minute: number): string {
  const open = spans.find(([from, to]) => from <= minute && minute < to);
  if (open) return `Open now · until ${open[4]}`;
  const next = spans.find(([from]) => from > minute) ?? spans[0];
  if (!next) return '';
  const [from, , day, opens] = next;
  const isToday = from > minute && Math.floor(from / DAY) === Math.floor(minute / DAY);
  return `Closed now · opens ${isToday ? '' : `${day} `}${opens}`;
}
