import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSetting, type Settings } from '../../src/site/build/settings.ts';
import { valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import { countOverdue } from '../../src/server/retention.ts';
import { readServerSettings } from '../../src/server/settings.ts';
import { toCount } from '../../src/site/format/running-text.ts';

const problemWith = (
  field: string,
  root: string,
  settings: Settings,
  wrong: string,
  remedy: string,
  example = '',
) => [{ ...findSetting(field, root, settings), field, wrong, remedy, example }];

/** The one setting that a launch needs: where quote requests go. */
export function settingBlockers(root: string, settings: Settings): Problem[] {
  if ((settings.QUOTE_DELIVERY ?? 'console') !== 'console') return [];
  const wrong = 'Quote requests go nowhere: the form sends nothing.';
  const remedy = `Choose how requests reach you; each way takes at most five steps. ${recipe('get-quotes-by-email.md')}`;
  const example = 'QUOTE_DELIVERY=server, SMTP_URL and QUOTES_MAIL_TO';
  return problemWith('QUOTE_DELIVERY', root, settings, wrong, remedy, example);
}

/** The result of a query of the database of requests. Undefined if this machine has none, or an unreadable one. */
function askQuotes<Value>(
  root: string,
  settings: Settings,
  ask: (database: DatabaseSync) => Value,
): Value | undefined {
  const file = resolve(root, settings.QUOTES_DATA || 'data/quotes.db');
  if (!existsSync(file)) return undefined;
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    try {
      return ask(database);
    } finally {
      database.close();
    }
  } catch {
    // From an older server, or unreadable, which the server itself reports.
    return undefined;
  }
}

/** A proxy that the settings do not name. All visitors then share one rate limit. */
export function proxyBlockers(root: string, settings: Settings): Problem[] {
  const findProxy = (database: DatabaseSync) =>
    database.prepare("SELECT value FROM state WHERE name = 'proxy'").get()?.value;
  const address = settings.QUOTES_PROXY === '1' ? undefined : askQuotes(root, settings, findProxy);
  if (!address) return [];
  const wrong = `Requests come through a proxy at ${String(address)}, so all visitors share one limit.`;
  const remedy = `Set QUOTES_PROXY=1 in .env and start the server again. ${recipe('keep-quotes-safe.md')}`;
  return problemWith('QUOTES_PROXY', root, settings, wrong, remedy, 'QUOTES_PROXY=1');
}

/** For how many days the server keeps requests. Undefined if its settings have a mistake, which is reported elsewhere. */
function keepDaysIn(settings: Settings): number | undefined {
  try {
    return readServerSettings(settings).keepDays;
  } catch {
    return undefined;
  }
}

/** A privacy page that promises a different retention than the server's settings. */
export function keepBlockers(privacy: Entry, settings: Settings): Problem[] {
  const keepDays = keepDaysIn(settings);
  const promised = valueAt(privacy.data, ['keepDays']);
  if (settings.QUOTE_DELIVERY !== 'server' || keepDays === undefined || promised === keepDays) return [];
  const wrong = `The privacy page says that requests are kept for ${String(promised)} days, and the server keeps them for ${keepDays}.`;
  const remedy = `Set QUOTES_KEEP_DAYS to the same number, or correct the number and the words of the page. ${recipe('get-quotes-by-email.md')}`;
  return [problemAt(privacy, ['keepDays'], wrong, remedy, `keepDays: ${keepDays}`)];
}

/** Requests that are older than the privacy page allows, and whose deletion somebody has to confirm. */
export function overdueWarnings(root: string, settings: Settings, now: Date): Problem[] {
  const keepDays = keepDaysIn(settings);
  if (keepDays === undefined) return [];
  const count = (database: DatabaseSync) => countOverdue(database, keepDays, now.getTime());
  const overdue = askQuotes(root, settings, count) ?? 0;
  if (overdue === 0) return [];
  const wrong = `The server keeps ${toCount(overdue, 'request')} for longer than ${keepDays} days.`;
  const remedy = `Delete them with npm run quotes -- delete --expired. ${recipe('keep-quotes-safe.md')}`;
  return problemWith('QUOTES_KEEP_DAYS', root, settings, wrong, remedy);
}

/** A server that stores requests but notifies nobody, which works but is rarely intended. */
export function settingWarnings(root: string, settings: Settings): Problem[] {
  const { QUOTE_DELIVERY, SMTP_URL, SMTP_HOST, QUOTES_WEBHOOK_URL } = settings;
  if (QUOTE_DELIVERY !== 'server' || SMTP_URL || SMTP_HOST || QUOTES_WEBHOOK_URL) return [];
  const wrong = 'The server stores requests but notifies nobody: they wait until you run npm run quotes.';
  const remedy = `Set SMTP_URL and QUOTES_MAIL_TO, or QUOTES_WEBHOOK_URL. ${recipe('get-quotes-by-email.md')}`;
  return [
    { ...findSetting('QUOTE_DELIVERY', root, settings), field: 'SMTP_URL', wrong, remedy, example: '' },
  ];
}
