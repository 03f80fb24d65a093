import { amounts } from '../../src/site/savings/amounts.ts';
import { calculateSavings } from '../../src/site/savings/estimate.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { readOne } from '../content.ts';

const { films, glasses, start } = readOne('calculator', 'calculator');

/** The last choice that matches. Throws if there is none. */
function findChoice<Choice>(choices: readonly Choice[], isMatch: (choice: Choice) => boolean): Choice {
  const found = choices.findLast(isMatch);
  if (!found) throw new Error('calculator.yaml has too few choices.');
  return found;
}

const first = {
  film: findChoice(films, ({ key }) => key === start.film),
  glass: findChoice(glasses, ({ key }) => key === start.glass),
};

/** The calculator's starting values, with the names of its film and glass. */
export const starting = { ...start, film: first.film.name, glass: first.glass.name };

/** A film and a kind of glass other than the starting ones. */
export const other = {
  film: findChoice(films, ({ key }) => key !== start.film),
  glass: findChoice(glasses, ({ key }) => key !== start.glass),
};

/** The years after one press of an arrow key: one more than at the start, or one less if that is the maximum. */
export const nextYears =
  start.years < amounts.years.max
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

/** Net savings as the page writes them; anything omitted keeps its starting value. */
export function netOf({ film, glass, ...changes }: Changes = {}): string {
  const savings = calculateSavings({
    ...start,
    ...changes,
    film: { ...first.film, base: film ?? first.film.base },
    glass: { ...first.glass, points: glass ?? first.glass.points },
  });
  return toUsd(savings.netSavings);
}

/** The line that announces the net savings. */
export const netLineOf = (changes: Changes = {}) =>
  `Net savings over ${changes.years ?? start.years} years: ${netOf(changes)}`;
