import { readNumber } from '@/site/format/typed-number';

/** A number of windows of one size, as typed. */
export interface WindowRow {
  count: string;
  width: string;
  height: string;
}

export type LengthUnit = 'inches' | 'feet';

const unitNames = { inches: /^(?:["″”]|in\.?|inch(?:es)?)?$/i, feet: /^(?:['′’]|ft\.?|feet|foot)?$/i };

/** A part of a row as a number. NaN if it cannot be read or is negative. A length may end in its unit. */
export function readPart(part: keyof WindowRow, typed: string, unit: LengthUnit): number {
  const value = readNumber(typed, part === 'count' ? /^$/ : unitNames[unit]);
  const isPart = value >= 0 && (part !== 'count' || Number.isInteger(value)) && !typed.includes('$');
  return isPart ? value : NaN;
}

/** Square feet of glass in all rows, to one decimal. A blank counts as 0. NaN if a part cannot be read or the area is too large. */
export function getGlassArea(rows: readonly WindowRow[], unit: LengthUnit): number {
  const perFoot = unit === 'inches' ? 12 : 1;
  const area = rows.reduce((sum, row) => {
    const size = (part: keyof WindowRow) => readPart(part, row[part], unit);
    return sum + size('count') * (size('width') / perFoot) * (size('height') / perFoot);
  }, 0);
  return Number.isFinite(area) ? Math.round(area * 10) / 10 : NaN;
}
