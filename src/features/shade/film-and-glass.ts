/** Films by the light that each lets through by itself, in percent, as film is sold. */
export const films = [70, 50, 35, 30, 20, 15] as const;

/** Bare glass of a car by the light that it lets through, in percent, with where one meets it. */
export const glasses = [
  { percent: 70, where: 'darkest new glass' },
  { percent: 72, where: 'darker door glass' },
  { percent: 75, where: 'common door glass' },
  { percent: 78, where: 'lighter door glass' },
] as const;

/** How far a roll of film and a meter may each stray, in points. */
const tolerance = 3;

/** What a reading says beside a limit: under it, too near to promise, or over it. */
export type Verdict = 'under' | 'near' | 'over';

/** Light in percent that gets through glass and film together, to one decimal: their product. */
export function readThrough(film: number, glass: number): number {
  return Math.round((film * glass) / 10) / 10;
}

/** A reading beside a limit that it must exceed, both in percent. */
export function compareWithLimit(reading: number, limit: number): Verdict {
  if (reading <= limit) return 'under';
  return reading - limit < tolerance ? 'near' : 'over';
}
