import { amounts, type AmountKey } from './amounts.ts';

export const dash = '—';

/** Above this, numbers are no longer exact. */
const MAX_EXACT = 1e15;

/** Returns a function that formats a number, and shows a dash for NaN and for numbers that are too large. */
function createFormatter(options: Intl.NumberFormatOptions) {
  const format = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...options });
  return (value: number) => (Math.abs(value) < MAX_EXACT ? format.format(value) : dash);
}

const usd = { style: 'currency', currency: 'USD' } as const;

/** US dollars without decimals: $5,640. */
export const toUsd = createFormatter({ ...usd, maximumFractionDigits: 0 });

/** US dollars, with cents only if there are any: $400, $123.45. */
export const toExactUsd = createFormatter({ ...usd, trailingZeroDisplay: 'stripIfInteger' });

/** US dollars with two decimals: $10.00. */
export const toCents = createFormatter(usd);

/** A plain number with at most two decimals: 1,234.5. */
export const toPlain = createFormatter({ maximumFractionDigits: 2 });

const toTenths = createFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Years of payback with one decimal, or a dash if the cost is never paid back. */
export const toPayback = (years: number | null): string => (years === null ? dash : toTenths(years));

export const toYears = (years: number): string => `${toPlain(years)} ${years === 1 ? 'year' : 'years'}`;

/** An input with its unit: $400, 40%, 300 sq ft, $10.00, 15 years. */
export function toAmount(key: AmountKey, value: number): string {
  const { unit, decimals } = amounts[key];
  if (unit === '$') return decimals === 2 ? toCents(value) : toUsd(value);
  return unit === '%' ? `${toPlain(value)}%` : `${toPlain(value)} ${unit}`;
}
