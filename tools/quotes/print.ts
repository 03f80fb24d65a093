import { getField, quoteKeys, type QuoteKey } from '../../src/features/quote/rules/quote.ts';
import { toAnswer, toOneLine, toPlainText } from '../../src/features/quote/rules/quote-text.ts';
import { toShopClock } from '../../src/site/format/closures.ts';
import { cutAfter, toPlural } from '../../src/site/format/running-text.ts';
import type { QuoteRow } from './rows.ts';

/** Names of the files that a request's photos are written to, such as `a1b2c3d4-1.jpg`. */
export const photoNames = (id: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${id.slice(0, 8)}-${index + 1}.jpg`);

function toTime(at: number, timeZone: string): string {
  const { day, time } = toShopClock(timeZone, new Date(at));
  return `${day} ${time}`;
}

const toDeliveries = ({ deliveries }: QuoteRow): string =>
  deliveries
    .map(({ channel, state, tries, error }) => {
      const note = error && ` (${error}, ${tries} tries)`;
      return `${channel === 'mail' ? 'email' : channel} ${state}${note}`;
    })
    .join(', ') || 'stored only';

/** The cells of the fields that the list shows, each as wide as its column. */
const toCells = (toText: (key: QuoteKey) => string) =>
  quoteKeys.flatMap((key) => {
    const { listWidth: width } = getField(key);
    return width ? cutAfter(toOneLine(toText(key)), width).padEnd(width) : [];
  });

/** A line for each of the latest `max` requests, and how many there are. Times are in `timeZone`. */
export function toList(rows: readonly QuoteRow[], max: number, timeZone: string): string {
  const head = [
    'Id      ',
    'Received        ',
    'Status',
    ...toCells((key) => getField(key).label),
    'Notified',
  ];
  const lines = rows.slice(0, max).map((row) => {
    const status = (row.spam ? 'spam?' : row.status).padEnd(6);
    const answers = toCells((key) => toAnswer(row.quote, key));
    return [row.id.slice(0, 8), toTime(row.received, timeZone), status, ...answers, toDeliveries(row)];
  });
  const note = rows.length > max ? `; the latest ${max} are shown` : '';
  const count = `${toPlural(rows.length, 'request')}${note}. Times: ${timeZone}`;
  return [...[head, ...lines].map((cells) => cells.join('  ')), count].join('\n');
}

/** Everything we know about a request. */
export function toDetails(row: QuoteRow, timeZone: string): string {
  const { id, received, status, spam, quote, earlier, photos } = row;
  const command = `npm run quotes -- show ${id.slice(0, 8)} --photos DIR`;
  return [
    toPlainText(quote),
    ...(photos > 0 ? [`Photos: ${photos}. Write them to files: ${command}`] : []),
    '',
    `Id: ${id}`,
    `Received: ${toTime(received, timeZone)} (${timeZone})`,
    `Status: ${status}`,
    ...(spam ? [`It may be spam: ${spam}`] : []),
    `Notified: ${toDeliveries(row)}`,
    ...earlier.flatMap((before) => ['', 'An earlier version:', toPlainText(before)]),
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
  const labels = quoteKeys.map((key) => getField(key).label);
  const head = ['Id', 'Received', 'Status', 'Spam', ...labels, 'Photos', 'Notified'];
  const lines = rows.map((row) => [
    row.id,
    toTime(row.received, timeZone),
    row.status,
    row.spam,
    ...quoteKeys.map((key) => row.quote[key] ?? ''),
    photoNames(row.id, row.photos).join(' '),
    toDeliveries(row),
  ]);
  return `\ufeff${[head, ...lines].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}
