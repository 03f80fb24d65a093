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

const film = findChoice(films, ({ key }) => key === start.film);
const glass = findChoice(glasses, ({ key }) => key === start.glass);

/** The calculator's starting values, with the names of its film and glass. */
export const starting = { ...start, film: film.name, glass: glass.name };

/** A film other than the starting one. */
export const otherFilm = findChoice(films, ({ key }) => key !== start.film);

interface Changes {
  bill?: number;
  cooling?: number;
  /** Base savings of the film, in percent. */
  film?: number;
  area?: number;
}

/** Net savings as the page writes them; anything omitted keeps its starting value. */
export function netOf({ film: base = film.base, ...changes }: Changes = {}): string {
  return toUsd(calculateSavings({ ...start, ...changes, film: { ...film, base }, glass }).netSavings);
}

/** The line that announces the net savings. */
export const netLineOf = (changes: Changes = {}) =>
  `Net savings over ${start.years} years: ${netOf(changes)}`;
