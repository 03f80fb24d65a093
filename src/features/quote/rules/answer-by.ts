import { hour } from '../../../site/format/durations.ts';
import { addDays, toClosureDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { closureOf, nextOpenDay, toSpans, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';

/** If the shop does not open before an answer is due: a note on when it comes, with the day if known. */
export function toClosedNote(shop: BuiltForm['shop'], now = new Date()): string | undefined {
  const { hours, closures, timeZone, quoteHours } = shop;
  const { day: today, time } = toShopClock(timeZone, now);
  const due = toShopClock(timeZone, new Date(now.getTime() + quoteHours * hour));
  const days: string[] = [];
  for (let day = today; day <= due.day; day = addDays(day, 1)) days.push(day);
  const openDays = days.filter((day) => !closureOf(closures, day));
  const isOpen = openDays.some((day) =>
    toSpans(hours, day).some(
      ({ opens, closes }) => (day < due.day || opens < due.time) && (day > today || closes > time),
    ),
  );
  // A shop without stated hours may be open on any day outside its closures.
  if (hours.length > 0 ? isOpen : openDays.length > 0) return undefined;
  const closure = days.map((day) => closureOf(closures, day)).find(Boolean);
  const closed = closure ? `We are closed ${toClosureDays(closure)} (${closure.name}). ` : '';
  const next = hours.length > 0 ? nextOpenDay(hours, closures, due.day) : undefined;
  if (next) return `${closed}Expect our answer by ${weekdayOf(next) ?? ''}, ${toMonthAndDay(next)}.`;
  return closure && `${closed}Expect our answer after that.`;
}
