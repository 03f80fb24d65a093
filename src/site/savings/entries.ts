import { readNumber } from '../format/typed-number.ts';
import { amountKeys, amounts, type AmountKey } from './amounts.ts';
import { films, findChoice, glasses, start } from './choices.ts';
import type { Inputs } from './estimate.ts';

/** What stands in the form: numbers as typed, and the keys of the two choices. */
export type Entries = Record<AmountKey | 'film' | 'glass', string>;

const typed = (key: AmountKey) => start[key].toFixed(amounts[key].decimals);

/** What the form starts with. */
export const defaultEntries: Entries = {
  bill: typed('bill'),
  cooling: typed('cooling'),
  film: start.film,
  glass: start.glass,
  area: typed('area'),
  cost: typed('cost'),
  years: typed('years'),
};

/** Numbers for the formulas out of what stands in the form; NaN for what cannot be read. Throws at a key of nothing. */
export function toInputs(entries: Entries): Inputs {
  const film = findChoice(films, entries.film);
  const glass = findChoice(glasses, entries.glass);
  if (!film || !glass) throw new Error(`There is no film ${entries.film} or no glass ${entries.glass}.`);
  const number = (key: AmountKey) => readNumber(entries[key]);
  return {
    film,
    glass,
    bill: number('bill'),
    cooling: number('cooling'),
    area: number('area'),
    cost: number('cost'),
    years: number('years'),
  };
}

export function getUnread(entries: Entries): AmountKey[] {
  return amountKeys.filter((key) => Number.isNaN(readNumber(entries[key])));
}

export const isFilm = (text: string): boolean => findChoice(films, text) !== undefined;

export const isGlass = (text: string): boolean => findChoice(glasses, text) !== undefined;
