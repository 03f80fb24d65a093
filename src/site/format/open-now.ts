import type { Business } from '../../schemas/business.ts';
import { addDays, toMonthAndDay, toShopClock, type Closure } from './closures.ts';
import { toClock, week } from './hours.ts';

type Hours = Business['hours'];

/** How many days to look ahead for the next opening. */
const DAYS_AHEAD = 60;

/** The weekday of a day as year-month-day. */
export const weekdayOf = (day: string) => week[(new Date(day).getUTCDay() + 6) % 7];

/** When the shop opens and closes on a day. Times that overlap or touch are one span. */
export function toSpans(hours: Hours, day: string): { opens: string; closes: string }[] {
  const ofDay = hours
    .filter(({ days }) => days.some((name) => name === weekdayOf(day)))
    .toSorted((a, b) => a.opens.localeCompare(b.opens));
  const spans: { opens: string; closes: string }[] = [];
  for (const { opens, closes } of ofDay) {
    const last = spans.at(-1);
    if (!last || last.closes < opens) spans.push({ opens, closes });
    else if (last.closes < closes) last.closes = closes;
  }
  return spans;
}

export const closureOf = (closures: readonly Closure[], day: string) =>
  closures.find(({ from, to }) => from <= day && day <= to);

/** The first day on which the shop is open, starting with `day`; undefined if there is none soon. */
export function nextOpenDay(hours: Hours, closures: readonly Closure[], day: string): string | undefined {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(day, ahead)).find(
    (next) => !closureOf(closures, next) && toSpans(hours, next).length > 0,
  );
}

/** Says whether the shop is open at a moment, and until or from when. Empty if it does not open soon. */
export function openNow(
  { hours, closures, timeZone }: { hours: Hours; closures: readonly Closure[]; timeZone: string },
  now: Date,
): string {
  const { day: today, time } = toShopClock(timeZone, now);
  const closure = closureOf(closures, today);
  const spans = closure ? [] : toSpans(hours, today);
  const open = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return `Open now until ${toClock(open.closes)}`;
  const laterToday = spans.find(({ opens }) => opens > time);
  if (laterToday) return `Closed now. Opens ${toClock(laterToday.opens)}`;
  const next = nextOpenDay(hours, closures, addDays(today, 1));
  if (!next) return '';
  const [first] = toSpans(hours, next);
  // Within a week, the name of the day is enough.
  const date = next > addDays(today, 6) ? `, ${toMonthAndDay(next)},` : '';
  const closed = closure ? `Closed today (${closure.name})` : 'Closed now';
  const opening = `${weekdayOf(next) ?? ''}${date} ${toClock(first?.opens ?? '')}`;
  return `${closed}. Opens ${opening.replaceAll(' ', '\u00a0')}`;
}
