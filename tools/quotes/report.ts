import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { addDays, toShopClock } from '../../src/site/format/closures.ts';
import { toPlural } from '../../src/site/format/running-text.ts';

const week = 7 * 24 * 3_600_000;
const hour = 3_600_000;
const weeks = 12;

const rowSchema = z.object({ received: z.number(), first: z.nullable(z.number()) });

/** The median, or the lower of the two in the middle. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];

const toHours = (time: number) =>
  time < hour ? `${Math.round(time / 60_000)} min` : `${(time / hour).toFixed(1)} h`;

/** How fast the shop answered, week by week from Monday: the requests, how many were answered, and the median time. */
export function report(database: DatabaseSync, timeZone: string, now = Date.now()): string {
  const rows = database
    .prepare(
      `SELECT received, (SELECT min(at) FROM history WHERE history.quote = quotes.id AND status NOT IN ('new', 'seen', 'spam')
         AND at > coalesce((SELECT max(at) FROM history WHERE history.quote = quotes.id AND status = 'new'), 0)) AS first
       FROM quotes WHERE status NOT IN ('test', 'spam') AND spam = '' AND received > ?`,
    )
    .all(now - weeks * week)
    .map((row) => rowSchema.parse(row));
  if (rows.length === 0) return `No requests in the last ${weeks} weeks.`;
  const mondayBefore = (at: number) => {
    const { today } = toShopClock(timeZone, new Date(at));
    return addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  };
  const byWeek = [...Map.groupBy(rows, ({ received }) => mondayBefore(received))].toSorted(([a], [b]) =>
    b.localeCompare(a),
  );
  return byWeek
    .map(([monday, ofWeek]) => {
      const times = ofWeek.flatMap(({ received, first }) => (first === null ? [] : [first - received]));
      const middle = median(times);
      const speed =
        middle === undefined
          ? 'none answered yet'
          : `answered ${times.length}, typically within ${toHours(middle)}`;
      return `Week of ${monday}: ${toPlural(ofWeek.length, 'request')}, ${speed}`;
    })
    .join('\n');
}
