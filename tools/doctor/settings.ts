import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findSetting, type Settings } from '../../src/site/build/settings.ts';
import { valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';
import { countOverdue } from '../../src/server/retention.ts';
import { readServerSettings } from '../../src/server/settings.ts';
import { toCount } from '../../src/site/format/running-text.ts';

/** The setting that a launch needs: where quote requests go. Analytics may stay off. */
export function settingBlockers(settings: Settings): Problem[] {
  const delivery = settings.QUOTE_DELIVERY ?? '';
  if (delivery !== '' && delivery !== 'console') return [];
  return [
    {
      ...findSetting('QUOTE_DELIVERY', '.', settings),
      field: 'QUOTE_DELIVERY',
      wrong: 'Quote requests go nowhere: the form sends nothing.',
      remedy: `Choose how requests reach you; each way is in five steps. ${recipe('get-quotes-by-email.md')}`,
      example: 'QUOTE_DELIVERY=server, SMTP_URL and QUOTES_MAIL_TO',
    },
  ];
}

/** What the file of requests says; undefined where there is none on this machine. */
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
    // A file of an older server, or one that cannot be read: the server itself says so.
    return undefined;
  }
}

/** A proxy that our own server does not ask for the client IP, so that all visitors share one limit. */
export function proxyBlockers(root: string, settings: Settings): Problem[] {
  if (settings.QUOTES_PROXY === '1') return [];
  const address = askQuotes(
    root,
    settings,
    (database) => database.prepare("SELECT value FROM state WHERE name = 'proxy'").get()?.value,
  );
  if (!address) return [];
  return [
    {
      ...findSetting('QUOTES_PROXY', root, settings),
      field: 'QUOTES_PROXY',
      wrong: `Requests come through a proxy at ${String(address)}, so all visitors share one limit.`,
      remedy: `Set QUOTES_PROXY=1 in .env and start the server again. ${recipe('keep-quotes-safe.md')}`,
      example: 'QUOTES_PROXY=1',
    },
  ];
}

/** A privacy page that promises another time than the one after which our own server deletes requests. */
export function keepBlockers(privacy: Entry, settings: Settings): Problem[] {
  const { keepDays } = readServerSettings(settings);
  const told = valueAt(privacy.data, ['keepDays']);
  if (settings.QUOTE_DELIVERY !== 'server' || told === keepDays) return [];
  return [
    problemAt(
      privacy,
      ['keepDays'],
      `The privacy page says that requests are kept for ${String(told)} days, and the server keeps them for ${keepDays}.`,
      `Set QUOTES_KEEP_DAYS to the same number, or correct the number and the words of the page. ${recipe('get-quotes-by-email.md')}`,
      `keepDays: ${keepDays}`,
    ),
  ];
}

/** Requests that are kept for longer than the privacy page says: they wait for somebody to confirm that they go. */
export function overdueWarnings(root: string, settings: Settings, now = new Date()): Problem[] {
  const { keepDays } = readServerSettings(settings);
  const overdue =
    askQuotes(root, settings, (database) => countOverdue(database, keepDays, now.getTime())) ?? 0;
  if (overdue === 0) return [];
  return [
    {
      ...findSetting('QUOTES_KEEP_DAYS', root, settings),
      field: 'QUOTES_KEEP_DAYS',
      wrong: `The server keeps ${toCount(overdue, 'request')} for longer than ${keepDays} days.`,
      remedy: `Delete them with npm run quotes -- expire. ${recipe('keep-quotes-safe.md')}`,
      example: '',
    },
  ];
}

/** What works but is rarely intended: our own server keeps requests and tells nobody. */
export function settingWarnings(settings: Settings): Problem[] {
  const { QUOTE_DELIVERY, SMTP_URL, SMTP_HOST, QUOTES_WEBHOOK_URL } = settings;
  if (QUOTE_DELIVERY !== 'server' || SMTP_URL || SMTP_HOST || QUOTES_WEBHOOK_URL) return [];
  return [
    {
      ...findSetting('QUOTE_DELIVERY'),
      field: 'SMTP_URL',
      wrong: 'The server keeps requests, and nobody is told of them: they wait until npm run quotes is run.',
      remedy: `Set SMTP_URL and QUOTES_MAIL_TO, or QUOTES_WEBHOOK_URL. ${recipe('get-quotes-by-email.md')}`,
      example: '',
    },
  ];
}
