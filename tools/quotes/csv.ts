import { getField, quoteKeys } from '../../src/features/quote/rules/quote.ts';
import { toTold } from './print.ts';
import type { QuoteRow } from './rows.ts';

/** A cell in quotes. A spreadsheet would run what starts like a formula, so that gets an apostrophe in front. */
function toCell(text: string): string {
  const safe =
    /^[\s]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The requests as a table for spreadsheets, in UTF-8 with the mark that Excel needs to see that. */
export function toCsv(rows: readonly QuoteRow[]): string {
  const head = ['Id', 'Received', 'Status', 'Spam', ...quoteKeys.map((key) => getField(key).label), 'Told'];
  const lines = rows.map((row) => [
    row.id,
    new Date(row.received).toISOString(),
    row.status,
    row.spam,
    ...quoteKeys.map((key) => row.quote[key] ?? ''),
    toTold(row),
  ]);
  return `\ufeff${[head, ...lines].map((cells) => cells.map(toCell).join(',')).join('\r\n')}\r\n`;
}
