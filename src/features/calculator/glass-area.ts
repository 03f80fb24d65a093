import { toNumber } from './savings-fields';

/** Windows of one size as typed. */
export interface WindowRow {
  count: string;
  width: string;
  height: string;
}

/** How windows are measured. */
export type LengthUnit = 'inches' | 'feet';

/** Square feet of glass in all rows, to one decimal; a blank or negative number counts as 0. */
export function getGlassArea(rows: readonly WindowRow[], unit: LengthUnit): number {
  const perFoot = unit === 'inches' ? 12 : 1;
  const size = (typed: string) => Math.max(0, toNumber(typed));
  const area = rows.reduce(
    (sum, { count, width, height }) => sum + size(count) * (size(width) / perFoot) * (size(height) / perFoot),
    0,
  );
  return Number.isFinite(area) ? Math.round(area * 10) / 10 : 0;
}
