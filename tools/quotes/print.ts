import { toPlainText } from '../../src/features/quote/rules/quote-text.ts';
import type { QuoteRow } from './rows.ts';

const toTime = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Whether the shop was told, in a few words. */
export function toTold({ told }: QuoteRow): string {
  if (told.length === 0) return 'kept here only';
  return told
    .map(({ channel, state, tries, error }) =>
      state === 'sent' ? `${channel} sent` : `${channel} ${state}${error && ` (${error}, ${tries} tries)`}`,
    )
    .join(', ');
}

/** Columns as wide as what stands in them. */
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

/** A line for each request, the latest first, and how many there are. */
export function toList(rows: readonly QuoteRow[], most: number): string {
  if (rows.length === 0) return 'No requests yet.';
  const lines = rows
    .slice(0, most)
    .map((row) => [
      row.id.slice(0, 8),
      toTime(row.received),
      row.spam ? 'spam?' : row.status,
      row.quote.name.replace(/\s+/g, ' ').slice(0, 30),
      row.quote.phone,
      row.quote.serviceType ?? 'vehicle',
      toTold(row),
    ]);
  const count = `${rows.length} ${rows.length === 1 ? 'request' : 'requests'}, ${rows.filter(({ status }) => status === 'new').length} new`;
  const rest = rows.length > most ? `; the latest ${most} are shown` : '';
  return `${toColumns([['id', 'received (UTC)', 'status', 'name', 'phone', 'service', 'told'], ...lines])}\n\n${count}${rest}.`;
}

/** All of one request. */
export function toSheet(row: QuoteRow): string {
  const { id, received, status, spam, quote, earlier } = row;
  return [
    toPlainText(quote),
    '',
    `Id: ${id}`,
    `Received: ${toTime(received)} UTC`,
    `Status: ${status}`,
    ...(spam ? [`It may be spam: ${spam}`] : []),
    `Told: ${toTold(row)}`,
    ...earlier.flatMap((before) => ['', 'Sent before, in other words:', toPlainText(before)]),
  ].join('\n');
}
