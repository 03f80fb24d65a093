import { readNumber } from '@/site/format/typed-number';

/** Some windows of the same size, as typed. */
export interface WindowRow {
  count: string;
  width: string;
  height: string;
}

export type LengthUnit = 'inches' | 'feet';

const unitNames = { inches: /^(?:["″”]|in\.?|inch(?:es)?)?$/i, feet: /^(?:['′’]|ft\.?|feet|foot)?$/i };

/** A part of a row as a number; NaN if it is invalid. A length may end in its unit. */
export function readPart(part: keyof WindowRow, typed: string, unit: LengthUnit): number {
  const value = readNumber(typed, part === 'count' ? /^$/ : unitNames[unit]);
  const isPart = value >= 0 && (part !== 'count' || Number.isInteger(value)) && !typed.includes('$');
  return isPart ? value : NaN;
}

/** The glass in all rows, in square feet to one decimal. A blank is 0. NaN if a part is invalid or the area too large. */
export function getGlassArea(rows: readonly WindowRow[], unit: LengthUnit): number {
  const perFoot = unit === 'inches' ? 12 : 1;
  let area = 0;
  for (const { count, width, height } of rows)
    area +=
      readPart('count', count, unit) *
      (readPart('width', width, unit) / perFoot) *
      (readPart('height', height, unit) / perFoot);
  return Number.isFinite(area) ? Math.round(area * 10) / 10 : NaN;
}
