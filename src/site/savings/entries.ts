import calculator from '@/content/calculator.yaml';
import { readNumber } from '../format/typed-number.ts';
import { amountKeys, amounts, type AmountKey } from './amounts.ts';
import type { Inputs } from './estimate.ts';

/** The films and kinds of glass to choose from, and what the form starts with. */
export const { films, glasses, start } = calculator;

/** The entries of the form: numbers as typed, and the keys of the two choices. */
export type Entries = Record<AmountKey | 'film' | 'glass', string>;

const startText = (key: AmountKey) => start[key].toFixed(amounts[key].decimals);

export const defaultEntries: Entries = {
  bill: startText('bill'),
  cooling: startText('cooling'),
  film: start.film,
  glass: start.glass,
  area: startText('area'),
  cost: startText('cost'),
  years: startText('years'),
};

/** The entries as numbers for the formulas, NaN for what is no number. Throws for an unknown film or glass. */
export function toInputs(entries: Entries): Inputs {
  const film = films.find(({ key }) => key === entries.film);
  const glass = glasses.find(({ key }) => key === entries.glass);
  if (!film || !glass) throw new Error(`Unknown film ${entries.film} or glass ${entries.glass}.`);
  return {
    film,
    glass,
    bill: readNumber(entries.bill),
    cooling: readNumber(entries.cooling),
    area: readNumber(entries.area),
    cost: readNumber(entries.cost),
    years: readNumber(entries.years),
  };
}

export const getInvalidAmounts = (entries: Entries): AmountKey[] =>
  amountKeys.filter((key) => Number.isNaN(readNumber(entries[key])));

export const isFilm = (text: string): boolean => films.some(({ key }) => key === text);

export const isGlass = (text: string): boolean => glasses.some(({ key }) => key === text);
