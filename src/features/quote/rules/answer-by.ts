import { hour } from '../../../site/format/durations.ts';
import { addDays, toClosureDays, toMonthAndDay, toShopClock } from '../../../site/format/closures.ts';
import { toClock } from '../../../site/format/hours.ts';
import { closureOf, nextOpenDay, toSpans, weekdayOf } from '../../../site/format/open-now.ts';
import type { BuiltForm } from './built-form.ts';

type Shop = BuiltForm['shop'];

/** The time until an answer is due, by the shop's clock: its start and end, its days, and when the shop is open. */
function getWait({ hours, closures, timeZone, quoteHours }: Shop, now: Date) {
  const { day: today, time } = toShopClock(timeZone, now);
  const due = toShopClock(timeZone, new Date(now.getTime() + quoteHours * hour));
  const days: string[] = [];
  for (let day = today; day <= due.day; day = addDays(day, 1)) days.push(day);
  const openings = days
    .filter((day) => !closureOf(closures, day))
    .flatMap((day) => toSpans(hours, day).map((span) => ({ day, ...span })))
    .filter(
      ({ day, opens, closes }) => (day < due.day || opens < due.time) && (day > today || closes > time),
    );
  return { today, due, days, openings };
}

/** If the shop does not open before an answer is due: a note on when it comes, with the day if known. */
function getClosedAnswer(shop: Shop, now: Date): { note: string; day?: string } | undefined {
  const { hours, closures } = shop;
  const { due, days, openings } = getWait(shop, now);
  const closure = days.map((day) => closureOf(closures, day)).find(Boolean);
  // A shop without stated hours may be open on any day outside its closures.
  if (hours.length > 0 ? openings.length > 0 : days.some((day) => !closureOf(closures, day)))
    return undefined;
  const closed = closure ? `We are closed ${toClosureDays(closure)} (${closure.name}). ` : '';
  const next = hours.length > 0 ? nextOpenDay(hours, closures, due.day) : undefined;
  if (next) {
    const note = `${closed}Expect our answer by ${weekdayOf(next) ?? ''}, ${toMonthAndDay(next)}.`;
    return { note, day: next };
  }
  return closure && { note: `${closed}Expect our answer after that.` };
}

export const toClosedNote = (shop: Shop, now = new Date()) => getClosedAnswer(shop, now)?.note;

/** When a sentence is read, and the number to call if the answer is late by then. */
interface Reading {
  at: Date;
  phone: string;
}

/**
 * Says when a request made at `now` is answered: within the promised hours, while the shop is open.
 * For a later reader it names the day, because "tomorrow" would be wrong by then.
 */
export function toAnswerBy(shop: Shop, now = new Date(), reading?: Reading): string {
  const { timeZone, quoteHours } = shop;
  const unlessLate = (sentence: string, day: string, until: string) => {
    if (!reading) return sentence;
    const clock = toShopClock(timeZone, reading.at);
    const isLate = clock.day > day || (clock.day === day && clock.time >= until);
    return isLate ? `We are running late with your quote. Please call ${reading.phone}.` : sentence;
  };
  const closed = getClosedAnswer(shop, now);
  if (closed) return closed.day ? unlessLate(closed.note, closed.day, '24:00') : closed.note;
  const { today, due, openings } = getWait(shop, now);
  const lastOpening = openings.at(-1);
  if (!lastOpening) return unlessLate(`Expect our answer within ${quoteHours} hours.`, due.day, due.time);
  const { day, opens, closes } = lastOpening;
  const dueHour = `${due.time.slice(0, 2)}:00`;
  const dueTime = dueHour > opens ? dueHour : due.time;
  const until = day === due.day && dueTime < closes ? dueTime : closes;
  const clock = toClock(until).replace(/^12 pm$/, 'noon');
  if (!reading && day === today) return `Expect our answer today by ${clock}.`;
  if (!reading && day === addDays(today, 1)) return `Expect our answer tomorrow by ${clock}.`;
  return unlessLate(
    `Expect our answer by ${weekdayOf(day) ?? ''}, ${toMonthAndDay(day)}, ${clock}.`,
    day,
    until,
  );
}
