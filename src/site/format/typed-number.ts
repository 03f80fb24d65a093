import { toPlainCharacters } from './plain-characters.ts';

// Such as `-$1,500.5 sq ft`. Commas or spaces may separate thousands. A comma anywhere else is refused, because it could be a
// decimal point.
const numberWithUnit = /^([-−+])?\s*\$?\s*((?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d*)?)\s*(.*)$/;
const usualUnits = /^(?:%|percent|\$|dollars?|usd|sq\.? ?ft\.?|square feet|years?|yrs?)?$/i;

/** The number that a person typed, such as `$1,500` or `300 sq ft`: 0 for a blank, NaN if `units` do not fit what follows it. */
export function readNumber(typed: string, units = usualUnits): number {
  const text = toPlainCharacters(typed).replace(/\s+/g, ' ').trim();
  if (text === '') return 0;
  const [, sign = '', digits = '', unit = ''] = numberWithUnit.exec(text) ?? [];
  if (!/\d/.test(digits) || !units.test(unit)) return NaN;
  const value = Number(digits.replace(/[, ]/g, ''));
  if (!Number.isFinite(value)) return NaN;
  return sign === '-' || sign === '−' ? -value : value;
}

export interface Steps {
  min: number;
  max: number;
  step: number;
}

/** The number one step up (1) or down (-1). Like a browser's number input, goes to the next multiple of `step` from `min`. */
export function stepFrom(typed: string, direction: 1 | -1, { min, max, step }: Steps): number {
  const now = readNumber(typed) || 0;
  if (direction > 0 ? now >= max : now <= min) return now;
  const steps = (now - min) / step;
  // A tiny tolerance, because 4.1 is not exactly 41 tenths in floating point.
  const next = direction > 0 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.min(max, Math.max(min, min + next * step));
}
