import { addDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { toClock } from '../../../site/format/hours.ts';
import { closureOf, toSpans, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';
import { toClosed } from './closed-note.ts';

const HOUR = 3_600_000;

/** When a sentence about an answer is read, if that is later than the request, and the number to call if it is late. */
interface Reading {
  at: Date;
  phone: string;
}

/**
 * By when a request of `now` is answered, in a sentence: within the promised hours, while the shop is open. Read later,
 * it names the day, as "tomorrow" has become another one.
 */
export function toAnswerBy(shop: BuiltForm['shop'], now = new Date(), read?: Reading): string {
  const { hours, closures, timeZone, quoteHours } = shop;
  const unlessLate = (sentence: string, day: string, until: string) => {
    if (!read) return sentence;
    const clock = toShopClock(timeZone, read.at);
    const isLate = clock.today > day || (clock.today === day && clock.time >= until);
    return isLate ? `We are running late with your quote. Please call ${read.phone}.` : sentence;
  };
  const closed = toClosed(shop, now);
  if (closed) return closed.day ? unlessLate(closed.note, closed.day, '24:00') : closed.note;
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
    if (!read && day === today) return `Expect our answer today by ${clock}.`;
    if (!read && day === addDays(today, 1)) return `Expect our answer tomorrow by ${clock}.`;
    const named = `Expect our answer by ${weekdayOf(day) ?? ''}, ${toMonthAndDay(day)}, ${clock}.`;
    return unlessLate(named, day, until);
  }
  return unlessLate(`Expect our answer within ${quoteHours} hours.`, due.today, due.time);
}
