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

/** A year more than at the start, and the key that adds it; a year less where there is no more. */
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

/** Net savings in dollars as the page writes them, by the specification's formula; what is not given is as at the start. */
export function netOf(changes: Changes = {}): string {
  const { bill, cooling, film, glass, area, cost, years } = {
    ...start,
    film: first.film?.base ?? NaN,
    glass: first.glass?.points ?? NaN,
    ...changes,
  };
  const percent = Math.min(45, Math.max(5, film + glass));
  const net = (bill * 12 * cooling * percent * years) / 10_000 - area * cost;
  return Math.round(net).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
}

/** The line that says them. */
export const netLineOf = (changes: Changes = {}) =>
  `Net savings over ${changes.years ?? start.years} years: ${netOf(changes)}`;
