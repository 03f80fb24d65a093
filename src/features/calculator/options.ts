import { films, glasses } from '@/site/savings/choices';

/** One row of a choice: its key, its name and the figure that it stands for. */
export interface Option {
  key: string;
  name: string;
  figure: string;
}

const points = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });

/** The films with their base savings. */
export const filmOptions = films.map(({ key, name, base }): Option => ({ key, name, figure: `${base}%` }));

/** The kinds of glass with the points that each adds. */
export const glassOptions = glasses.map(({ key, name, points: added }): Option => ({
  key,
  name,
  figure: points.format(added),
}));
