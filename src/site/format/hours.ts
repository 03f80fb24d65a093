import type { Business } from '../../schemas/business.ts';

export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A 24-hour time as people say it: `17:30` is 5:30 pm, `08:00` is 8 am. */
export function toClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Names of days: a run of three or more becomes `Monday to Friday`, others are listed. */
function toDays(days: readonly (typeof week)[number][]): string {
  const inOrder = week.filter((day) => days.includes(day));
  const list = inOrder.join(', ');
  const isRun = inOrder.length > 2 && week.join(', ').includes(list);
  return isRun ? `${inOrder[0]} to ${inOrder.at(-1)}` : list;
}

/** The opening hours as lines of days and times. */
export function toHourLines(hours: Business['hours']): { days: string; times: string }[] {
  return hours.map(({ days, opens, closes }) => ({
    days: toDays(days),
    times: `${toClock(opens)} to ${toClock(closes)}`,
  }));
}
