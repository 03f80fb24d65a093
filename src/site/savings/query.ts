import { keysOf } from '../format/keys-of.ts';
import { readNumber } from '../format/typed-number.ts';
import { amountKeys } from './amounts.ts';
import { defaultEntries, isFilm, isGlass, type Entries } from './entries.ts';

/** A plain decimal, the form used in URLs; a blank is allowed and counts as 0. Beyond 15 digits there is no result. */
const decimal = /^(?:-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15}))?$/;

/** What was typed as a plain decimal: `1,500` is `1500`. */
const toDecimal = (typed: string) => (decimal.test(typed) ? typed : String(readNumber(typed)));

/** All inputs as a query, without those that are unreadable or absurdly large. */
export function toQuery(entries: Entries): URLSearchParams {
  const { film, glass, ...typed } = entries;
  const decimals = Object.entries(typed).map(([key, value]) => [key, toDecimal(value)] as const);
  const readable = decimals.filter(([, value]) => decimal.test(value));
  return new URLSearchParams({ ...Object.fromEntries(readable), film, glass });
}

/** A URL's query with the inputs that differ from the starting values. Keeps other parameters. */
export function writeQuery(search: string, entries: Entries): string {
  const query = new URLSearchParams(search);
  const full = toQuery(entries);
  for (const key of keysOf(defaultEntries)) {
    const value = full.get(key);
    if (value === null || value === defaultEntries[key]) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The starting values, changed by the inputs in a query. Unknown keys and hostile values change nothing. */
export function readQuery(search: string): Entries {
  const query = new URLSearchParams(search);
  const entries = { ...defaultEntries };
  const film = query.get('film') ?? '';
  const glass = query.get('glass') ?? '';
  if (isFilm(film)) entries.film = film;
  if (isGlass(glass)) entries.glass = glass;
  for (const key of amountKeys) {
    const value = query.get(key);
    if (value !== null && decimal.test(value)) entries[key] = value;
  }
  return entries;
}
