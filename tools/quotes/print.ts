import { getField, quoteKeys } from '../../src/features/quote/rules/quote.ts';
import { toConsent, toOneLine, toPlainText } from '../../src/features/quote/rules/quote-text.ts';
import { optedOutNote } from '../../src/server/follow-up/view.ts';
import { toShopClock } from '../../src/site/format/closures.ts';
import { cutAfter, toPlural } from '../../src/site/format/running-text.ts';
import { photoNames } from './photos.ts';
import type { QuoteRow } from './rows.ts';

function toTime(at: number, timeZone: string): string {
  const { day, time } = toShopClock(timeZone, new Date(at));
  return `${day} ${time}`;
}

/** What the owner calls a channel. */
export const toChannelName = (channel: string) => (channel === 'mail' ? 'email' : channel);

function toDeliveries({ deliveries }: QuoteRow): string {
  if (deliveries.length === 0) return 'stored only';
  return deliveries
    .map(({ channel, state, tries, error }) => {
      const note = error && ` (${error}, ${tries} tries)`;
      return `${toChannelName(channel)} ${state}${note}`;
    })
    .join(', ');
}

function toColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A line for each of the latest `max` requests, and how many there are. Times are in `timeZone`. */
export function toList(rows: readonly QuoteRow[], max: number, timeZone: string): string {
  if (rows.length === 0) return 'No requests yet.';
  const lines = rows
    .slice(0, max)
    .map((row) => [
      row.id.slice(0, 8),
      toTime(row.received, timeZone),
      row.spam ? 'spam?' : row.status,
      cutAfter(toOneLine(row.quote.name ?? ''), 30),
      toOneLine(row.quote.phone ?? ''),
      row.quote.serviceType ?? 'vehicle',
      toDeliveries(row),
    ]);
  const newCount = rows.filter(({ status }) => status === 'new').length;
  const count = `${toPlural(rows.length, 'request')}, ${newCount} new`;
  const note = rows.length > max ? `; the latest ${max} are shown` : '';
  return `${toColumns([['id', 'received', 'status', 'name', 'phone', 'service', 'deliveries'], ...lines])}\n\n${count}${note}. Times: ${timeZone}`;
}

/** Everything we know about a request. */
export function toDetails(row: QuoteRow, timeZone: string): string {
  const { id, received, status, spam, quote, earlier, hasOptedOut, photos } = row;
  return [
    toPlainText(quote, hasOptedOut),
    ...(photos > 0
      ? [`Photos: ${photos}. Write them to files: npm run quotes -- photos ${id.slice(0, 8)}`]
      : []),
    '',
    `Id: ${id}`,
    `Received: ${toTime(received, timeZone)} (${timeZone})`,
    `Status: ${status}`,
    ...(spam ? [`It may be spam: ${spam}`] : []),
    ...(hasOptedOut ? [optedOutNote] : []),
    `Notified: ${toDeliveries(row)}`,
    ...earlier.flatMap((before) => ['', 'An earlier version:', toPlainText(before, hasOptedOut)]),
  ].join('\n');
}

/**
 * A quoted cell. A spreadsheet would compute with a phone number such as `+1 512 …`, or drop its first zeros, so an invisible
 * tab comes before it. It would run other text that starts like a formula, so an apostrophe comes before that.
 */
function toCell(text: string): string {
  if (/^(?:\+|\d+$)[\d\s().-]*$/.test(text)) return `"\t${text}"`;
  const safe = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|[\t\r\n])/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The requests as CSV, in UTF-8 with the byte order mark that Excel needs. Times are in `timeZone`. */
export function toCsv(rows: readonly QuoteRow[], timeZone: string): string {
  const head = [
    'Id',
    'Received',
    'Status',
    'Spam',
    ...quoteKeys.map((key) => getField(key).label),
    'Price range shown',
    'Texts',
    'Photos',
    'Notified',
  ];
  const lines = rows.map((row) => [
    row.id,
    toTime(row.received, timeZone),
    row.status,
    row.spam,
    ...quoteKeys.map((key) => row.quote[key] ?? ''),
    row.quote.priceRange ?? '',
    toConsent(row.quote, row.hasOptedOut),
    photoNames(row.id, row.photos).join(' '),
    toDeliveries(row),
  ]);
  return `\ufeff${[head, ...lines].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}
