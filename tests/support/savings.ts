import { calculateSavings } from '../../src/site/savings/estimate.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { readOne } from '../content.ts';

const { films, glasses, start } = readOne('calculator', 'calculator');
const first = {
  film: films.find(({ key }) => key === start.film),
  glass: glasses.find(({ key }) => key === start.glass),
};

/** What the shop's calculator starts with, its choices by name and figure. */
export const starting = { ...start, film: first.film?.name ?? '', glass: first.glass?.name ?? '' };

/** A film and a kind of glass that it does not start with. */
export const other = {
  film: films.findLast(({ key }) => key !== start.film) ?? { key: '', name: '', base: NaN },
  glass: glasses.findLast(({ key }) => key !== start.glass) ?? { key: '', name: '', points: NaN },
};

/** One year more than at the start, and the key that adds it; one less if the start is the maximum. */
export const nextYears =
  start.years < 25
    ? ({ key: 'ArrowRight', years: start.years + 1 } as const)
    : ({ key: 'ArrowLeft', years: start.years - 1 } as const);

interface Changes {
  bill?: number;
  cooling?: number;
  /** Base savings of the film, in percent. */
  film?: number;
  /** Points of the glass. */
  glass?: number;
  area?: number;
  cost?: number;
  years?: number;
}

/** Net savings as the page writes them; what is not given is as at the start. */
export function netOf({ film, glass, ...changes }: Changes = {}): string {
  const savings = calculateSavings({
    ...start,
    ...changes,
    film: { key: start.film, name: starting.film, base: film ?? first.film?.base ?? NaN },
    glass: { key: start.glass, name: starting.glass, points: glass ?? first.glass?.points ?? NaN },
  });
  return toUsd(savings.netSavings);
}

/** The line that says them. */
export const netLineOf = (changes: Changes = {}) =>
  `Net savings over ${changes.years ?? start.years} years: ${netOf(changes)}`;
