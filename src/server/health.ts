import { hour, second } from '../site/format/durations.ts';
import type { Notifier } from './outbox.ts';
import { toCode, type Database } from './store.ts';

const write = "INSERT INTO state VALUES ('probe', ?) ON CONFLICT DO UPDATE SET value = excluded.value";
const readChannels = `SELECT channel, max(state != 'sent' AND error != '') AS failing, max(state = 'sent') AS sent,
  min(since) FILTER (WHERE state != 'sent') AS oldest FROM outbox GROUP BY channel`;

/**
 * Whether the next request can be kept and the shop hears of it: writes a row and reads it, and looks at the outbox. Bad when
 * a request has waited for an hour. If the database fails, asks the mail server whether it would take a request.
 */
export async function readHealth(
  database: Database,
  notifiers: readonly (Notifier & { check?: () => Promise<boolean> })[],
) {
  const value = crypto.randomUUID();
  const find = (name: unknown) => notifiers.find(({ channel }) => channel === name);
  const toStatus = (name: string, status: string) => (find(name) ? status : 'not set');
  try {
    const [, [written] = [], rows = []] = await database.run([
      [write, value],
      ["SELECT value FROM state WHERE name = 'probe'"],
      [readChannels],
    ]);
    if (written?.value !== value) throw new Error('Another value was read.');
    const readStatus = (name: string) => {
      const row = rows.find(({ channel }) => channel === name);
      return toStatus(name, row?.failing ? 'failing' : row?.sent ? 'ok' : 'untested');
    };
    const waiting = rows.filter(({ channel, oldest }) => find(channel) && oldest);
    const age = Math.max(0, ...waiting.map(({ oldest }) => Date.now() - Number(oldest)));
    const [mail, webhook] = [readStatus('mail'), readStatus('webhook')];
    return { ok: age < hour, database: 'ok', mail, webhook, oldestUnsentSeconds: Math.round(age / second) };
  } catch (error) {
    const ok = (await find('mail')?.check?.()) ?? false;
    const [mail, webhook] = [toStatus('mail', ok ? 'ok' : 'failing'), toStatus('webhook', 'unknown')];
    return { ok, database: toCode(error), mail, webhook, oldestUnsentSeconds: null };
  }
}
