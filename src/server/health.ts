import { hour, second } from '../site/format/durations.ts';
import type { Keeping } from './keep-request.ts';
import { toCode } from './store.ts';

const write = "INSERT OR REPLACE INTO state VALUES ('probe', ?)";
const read = "SELECT value FROM state WHERE name = 'probe'";
const readChannels = `SELECT value AS channel, min(since) FILTER (WHERE state != 'sent') AS oldest,
  CASE WHEN max(state != 'sent' AND error != '') THEN 'failing' WHEN max(state = 'sent') THEN 'ok' ELSE 'untested' END AS status
  FROM json_each(?) LEFT JOIN outbox ON channel = value GROUP BY value`;

/**
 * Whether the next request can be kept, and whether one has waited for an hour: writes a row and reads it, and looks at the
 * outbox. If the database fails, asks the mail server whether it would take a request.
 */
export async function readHealth({ database, notifiers }: Keeping) {
  const channels = JSON.stringify(notifiers.map(({ channel }) => channel));
  const notSet = { mail: 'not set', webhook: 'not set' };
  try {
    const now = new Date().toISOString();
    const [, [written] = [], rows = []] = await database.run([
      [write, now],
      [read],
      [readChannels, channels],
    ]);
    if (written?.value !== now) throw new Error('Another value was read.');
    const waiting = Math.max(0, ...rows.map(({ oldest }) => (oldest ? Date.now() - Number(oldest) : 0)));
    const statuses = Object.fromEntries(rows.map(({ channel, status }) => [String(channel), status]));
    const oldestUnsentSeconds = Math.round(waiting / second);
    return { ok: waiting < hour, database: 'ok', ...notSet, ...statuses, oldestUnsentSeconds };
  } catch (error) {
    const checks = notifiers.map(async ({ channel, check }) => {
      const isUp = await check?.();
      return [channel, isUp === undefined ? 'unknown' : isUp ? 'ok' : 'failing'] as const;
    });
    const statuses = { ...notSet, ...Object.fromEntries(await Promise.all(checks)) };
    const ok = statuses.mail === 'ok';
    return { ok, database: toCode(error), ...statuses, oldestUnsentSeconds: null };
  }
}
