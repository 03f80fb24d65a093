import * as z from 'zod/mini';
import { quoteTable, type QuoteField } from './quote-table.ts';

/** Name of a field. */
export type QuoteKey = keyof typeof quoteTable;

/** What stands in the form: every field as text, blank where nothing is chosen yet. */
export type QuoteValues = Record<QuoteKey, string>;

type Answers = { [Key in QuoteKey]: z.output<(typeof quoteTable)[Key]['rule']> };
type Always = {
  [Key in QuoteKey]: (typeof quoteTable)[Key] extends { only: string } ? never : Key;
}[QuoteKey];

/** What the quote form asks for; some of it only in one of its variants. */
export type Quote = Pick<Answers, Always> & Partial<Omit<Answers, Always>>;

/** Which fields the form shows. */
export interface QuoteVariant {
  /** Asks for the vehicle, film removal and the way to answer. */
  showAutomotiveFields: boolean;
  /** Leaves the service type out of the form and of its rules. */
  hideServiceType: boolean;
}

/** Whether a text is the name of a field. */
export const isQuoteKey = (name: string): name is QuoteKey => Object.hasOwn(quoteTable, name);

/** The names of all fields, in the order of the form. */
export const quoteKeys: readonly QuoteKey[] = Object.keys(quoteTable).filter(isQuoteKey);

/** A field of the table by its name. */
export const getField = (key: QuoteKey): QuoteField => quoteTable[key];

const isWhole = (values: Partial<QuoteValues>): values is QuoteValues =>
  quoteKeys.every((key) => key in values);

/** A text for each field. */
export function toValues(toText: (key: QuoteKey) => string): QuoteValues {
  const values: Partial<QuoteValues> = {};
  for (const key of quoteKeys) values[key] = toText(key);
  if (!isWhole(values)) throw new Error('A field is missing.');
  return values;
}

/** The form as it starts. */
export const emptyQuote = toValues(() => '');

/** The fields that a variant of the form shows, in order. */
export function getQuoteKeys({ showAutomotiveFields, hideServiceType }: QuoteVariant): QuoteKey[] {
  const isShown = { services: !hideServiceType, vehicles: showAutomotiveFields };
  return quoteKeys.filter((key) => {
    const { only } = getField(key);
    return !only || isShown[only];
  });
}

/** The rules of the variant of the form; fields outside it are dropped. */
export function getQuoteSchema(variant: QuoteVariant): z.ZodMiniType<Quote, QuoteValues>;
export function getQuoteSchema(variant: QuoteVariant): z.ZodMiniType {
  return z.object(Object.fromEntries(getQuoteKeys(variant).map((key) => [key, getField(key).rule])));
}
