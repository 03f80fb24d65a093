import { addDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { toClock } from '../../../site/format/hours.ts';
import { closureOf, toSpans, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';
import { toClosedNote } from './closed-note.ts';

const HOUR = 3_600_000;

/** By when a request of `now` is answered, in a sentence: within the promised hours, while the shop is open. */
export function toAnswerBy(shop: BuiltForm['shop'], now = new Date()): string {
  const { hours, closures, timeZone, quoteHours } = shop;
  const closed = toClosedNote(shop, now);
  if (closed) return closed;
  const { today, time } = toShopClock(timeZone, now);
  const due = toShopClock(timeZone, new Date(now.getTime() + quoteHours * HOUR));
  // The last moment before it is due at which the shop is open.
  for (let day = due.today; day >= today; day = addDays(day, -1)) {
    const spans = closureOf(closures, day) ? [] : toSpans(hours, day);
    const last = spans.findLast(
      ({ opens, closes }) => (day < due.today || opens < due.time) && (day > today || closes > time),
    );
    if (!last) continue;
    const dueHour = `${due.time.slice(0, 2)}:00`;
    const dueTime = dueHour > last.opens ? dueHour : due.time;
    const until = day === due.today && dueTime < last.closes ? dueTime : last.closes;
    const clock = toClock(until).replace(/^12 pm$/, 'noon');
    if (day === today) return `Expect our answer today by ${clock}.`;
    if (day === addDays(today, 1)) return `Expect our answer tomorrow by ${clock}.`;
    return `Expect our answer by ${weekdayOf(day) ?? ''}, ${toMonthAndDay(day)}, ${clock}.`;
  }
  return `Expect our answer within ${quoteHours} hours.`;
}
