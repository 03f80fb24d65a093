/** Films by their nominal VLT in percent. */
export const films = [70, 50, 35, 30, 20, 15] as const;

/** Bare car glass by its VLT in percent. */
export const glasses = [
  { percent: 70, where: 'darkest new glass' },
  { percent: 72, where: 'darker door glass' },
  { percent: 75, where: 'common door glass' },
  { percent: 78, where: 'lighter door glass' },
] as const;

/** The tolerance of film and of meters, in percentage points. */
const tolerance = 3;

/** How a reading compares with a limit: under it, too close to promise, or over it. */
export type Verdict = 'under' | 'near' | 'over';

/** VLT of glass and film together in percent, to one decimal. */
export function readThrough(film: number, glass: number): number {
  return Math.round((film * glass) / 10) / 10;
}

/** Compares a reading with the limit that it must exceed, both in percent. */
export function compareWithLimit(reading: number, limit: number): Verdict {
  if (reading <= limit) return 'under';
  return reading - limit < tolerance ? 'near' : 'over';
}
