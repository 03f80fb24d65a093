import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { addDays, toShopClock } from '../../src/site/format/closures.ts';
import { toPlural } from '../../src/site/format/running-text.ts';
import { isListed } from '../../src/server/sql.ts';
import { median } from '../median.ts';
import { day, hour, minute } from '../../src/site/format/durations.ts';

const week = 7 * day;
const weeks = 12;

const rowSchema = z.object({ received: z.number(), answered: z.nullable(z.number()) });

const toHours = (time: number) =>
  time < hour ? `${Math.round(time / minute)} min` : `${(time / hour).toFixed(1)} h`;

/** How fast the shop answered, week by week from Monday: the requests, how many were answered, and the median time. */
export function report(database: DatabaseSync, timeZone: string, now = Date.now()): string {
  // Answered: the first status after the request was last new, other than seen or spam.
  const rows = database
    .prepare(
      `SELECT received, (SELECT min(at) FROM history WHERE history.quote = quotes.id AND status NOT IN ('new', 'seen', 'spam')
         AND at > coalesce((SELECT max(at) FROM history WHERE history.quote = quotes.id AND status = 'new'), 0)) AS answered
       FROM quotes WHERE ${isListed} AND status != 'spam' AND spam = '' AND received > ?`,
    )
    .all(now - weeks * week)
    .map((row) => rowSchema.parse(row));
  if (rows.length === 0) return `No requests in the last ${weeks} weeks.`;
  const mondayBefore = (at: number) => {
    const date = toShopClock(timeZone, new Date(at)).day;
    return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  };
  const byWeek = [...Map.groupBy(rows, ({ received }) => mondayBefore(received))].toSorted(([a], [b]) =>
    b.localeCompare(a),
  );
  return byWeek
    .map(([monday, requests]) => {
      const times = requests.flatMap(({ received, answered }) =>
        answered === null ? [] : [answered - received],
      );
      const speed = times.length
        ? `answered ${times.length}, typically within ${toHours(median(times))}`
        : 'none answered yet';
      return `Week of ${monday}: ${toPlural(requests.length, 'request')}, ${speed}`;
    })
    .join('\n');
}
