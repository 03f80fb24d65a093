import { amounts, type AmountKey } from './amounts.ts';

export const dash = '—';

/** Above this, numbers are no longer exact. The comparison also fails for NaN. */
const largest = 1e15;

const whole = { maximumFractionDigits: 0, signDisplay: 'negative' } as const;
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...whole });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay: 'negative' });
const tenth = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'negative' });

const guarded = (format: Intl.NumberFormat) => (value: number) =>
  Math.abs(value) < largest ? format.format(value) : dash;

/** US dollars without decimals: $5,640. NaN is shown as a dash. */
export const toUsd = guarded(usd);

/** US dollars with two decimals: $10.00. */
export const toCents = guarded(cents);

/** A plain number with at most two decimals: 1,234.5. */
export const toPlain = guarded(plain);

/** Years of payback with one decimal, or a dash when the cost never comes back. */
export function toPayback(years: number | null): string {
  return years === null ? dash : guarded(tenth)(years);
}

export function toYears(years: number): string {
  return `${toPlain(years)} ${years === 1 ? 'year' : 'years'}`;
}

/** An input with its unit: $400, 40%, 300 sq ft, $10.00, 15 years. */
export function toAmount(key: AmountKey, value: number): string {
  const { prefix, suffix, decimals } = amounts[key];
  const money = decimals === 2 ? toCents : toUsd;
  if (prefix === '$') return money(value);
  return suffix === '%' ? `${toPlain(value)}%` : `${toPlain(value)} ${suffix}`;
}
