import { addDays, toClosureDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { closureOf, nextOpenDay, toSpans, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';

const HOUR = 3_600_000;

/** If the shop does not open before an answer is due: a note that says by when it comes, and that day where it is known. */
export function toClosed(
  { hours, closures, timeZone, quoteHours }: BuiltForm['shop'],
  now = new Date(),
): { note: string; day?: string } | undefined {
  const { today, time } = toShopClock(timeZone, now);
  const due = toShopClock(timeZone, new Date(now.getTime() + quoteHours * HOUR));
  const days: string[] = [];
  for (let day = today; day <= due.today; day = addDays(day, 1)) days.push(day);
  const closure = days.map((day) => closureOf(closures, day)).find(Boolean);
  const isOpenInTime = days.some((day) => {
    if (closureOf(closures, day)) return false;
    if (hours.length === 0) return true;
    return toSpans(hours, day).some(
      ({ opens, closes }) => (day > today || closes > time) && (day < due.today || opens < due.time),
    );
  });
  if (isOpenInTime) return undefined;
  const closed = closure ? `We are closed ${toClosureDays(closure)} (${closure.name}). ` : '';
  const next = hours.length > 0 ? nextOpenDay(hours, closures, due.today) : undefined;
  if (next) {
    const note = `${closed}Expect our answer by ${weekdayOf(next) ?? ''}, ${toMonthAndDay(next)}.`;
    return { note, day: next };
  }
  return closure && { note: `${closed}Expect our answer after that.` };
}

/** The note alone. */
export const toClosedNote = (shop: BuiltForm['shop'], now?: Date) => toClosed(shop, now)?.note;
