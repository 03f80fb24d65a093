import { toShopClock } from '../../../site/format/closures.ts';
import type { BuiltForm } from './built-form.ts';

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The milliseconds until the quiet hours end; 0 outside them. Two equal times mean that there are none. */
export function getQuietTime(
  { from, to }: BuiltForm['quietHours'],
  timeZone: string,
  now = new Date(),
): number {
  const { time } = toShopClock(timeZone, now);
  const isQuiet = from <= to ? from <= time && time < to : from <= time || time < to;
  return isQuiet ? ((toMinutes(to) - toMinutes(time) + 24 * 60) % (24 * 60)) * 60_000 : 0;
}
