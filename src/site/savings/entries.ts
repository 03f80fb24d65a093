import { readNumber } from '../format/typed-number.ts';
import { amountKeys, amounts, type AmountKey } from './amounts.ts';
import { films, glasses, start } from './choices.ts';
import type { Inputs } from './estimate.ts';

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

/** What is wrong with a typed amount; undefined if it is valid. */
export function amountError(key: AmountKey, text: string): string | undefined {
  const value = readNumber(text);
  if (Number.isNaN(value)) return 'We cannot read this as a number. Write it like 1,500 or 12.5.';
  if (value < 0) return 'This cannot be less than 0.';
  return key === 'cooling' && value > 100 ? 'This cannot be more than 100.' : undefined;
}

/** The entries as numbers for the formulas, NaN for an invalid amount. Throws for an unknown film or glass. */
export function toInputs(entries: Entries): Inputs {
  const film = films.find(({ key }) => key === entries.film);
  const glass = glasses.find(({ key }) => key === entries.glass);
  if (!film || !glass) throw new Error(`Unknown film ${entries.film} or glass ${entries.glass}.`);
  const number = (key: AmountKey) => (amountError(key, entries[key]) ? NaN : readNumber(entries[key]));
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

export function getInvalidAmounts(entries: Entries): AmountKey[] {
  return amountKeys.filter((key) => amountError(key, entries[key]));
}

export const isFilm = (text: string): boolean => films.some(({ key }) => key === text);

export const isGlass = (text: string): boolean => glasses.some(({ key }) => key === text);
