import type { DatabaseSync } from 'node:sqlite';
import { sql } from '../sql.ts';
import type { NewRequest } from '../types.ts';
import { isSuppressed } from './suppression.ts';
import { hour, minute } from '../../site/format/durations.ts';

/** Between two emails to the same address, in milliseconds. */
const minInterval = 10 * minute;

/** Otherwise a bot could use the form to email strangers, which would hurt the shop's reputation. */
const maxEmailsPerHour = 30;

/**
 * A web address, even without `https://`, but not an email address. Endings that are also words count only in lower case:
 * "windows.Top floor" lacks a space.
 */
const webAddress =
  /:\/\/|\bwww\.|(?<![@\w.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:[a-z]{2,}\/|(?:com|net|org|info|biz|io|ru|cn|xyz|de|uk|eu|fr|nl|pl|br|ca|cc|tk|icu|vip)\b|(?-i:co|us|top|shop|store|online|site|website|link|click|app|dev|me|win|bet|club|live|fun|casino)\b)/i;

/**
 * Whether a visitor gets an email for a request. The email repeats what was typed, to an address that nobody has confirmed.
 * So there is none for possible spam or text with a web address, none twice in ten minutes, none after an opt-out or a
 * bounce, and none beyond the hourly limit.
 */
export function mayEmail(
  database: DatabaseSync,
  id: string,
  { quote, spamReason, isTest }: NewRequest,
  now = Date.now(),
): boolean {
  if (spamReason || isTest || !quote.email || isSuppressed(database, quote)) return false;
  if (webAddress.test([quote.name, quote.phone, quote.message, quote.vehicleInfo].join('\n'))) return false;
  if (Number(database.prepare(sql.visitorEmails).get(now - hour)?.n) >= maxEmailsPerHour) return false;
  return database.prepare(sql.sameAddress).get(now - minInterval, id, quote.email) === undefined;
}
