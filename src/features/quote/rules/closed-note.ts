import { addDays, toClosureDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { nextOpenDay, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';

const HOUR = 3_600_000;

/** Says by when a request is answered if the shop is closed before its answer is due; otherwise undefined. */
export function toClosedNote(
  { hours, closures, timeZone, quoteHours }: BuiltForm['shop'],
  now = new Date(),
): string | undefined {
  const { today } = toShopClock(timeZone, now);
  const { today: due } = toShopClock(timeZone, new Date(now.getTime() + quoteHours * HOUR));
  const closure = closures.find(({ from, to }) => from <= due && today <= to);
  if (!closure) return undefined;
  const closed = `We are closed ${toClosureDays(closure)} (${closure.name}).`;
  const next = nextOpenDay(hours, closures, addDays(closure.to, 1));
  return next
    ? `${closed} Expect our answer by ${weekdayOf(next) ?? ''}, ${toMonthAndDay(next)}.`
    : `${closed} Expect our answer after that.`;
}
