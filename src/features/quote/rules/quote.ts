import * as z from 'zod/mini';
import { quoteFields, type Choice, type QuoteField } from './fields.ts';

export type QuoteKey = keyof typeof quoteFields;

/** The values of the form: a text for every field, blank until something is typed or chosen. */
export type QuoteValues = Record<QuoteKey, string>;

/** A quote request, without the fields that its form did not have: another variant, or an earlier version of it. */
export type Quote = Partial<QuoteValues>;

export interface QuoteVariant {
  /** Asks for the vehicle, film removal and how to answer. */
  showAutomotiveFields: boolean;
  /** Removes the service type from the form and its rules. */
  hideServiceType: boolean;
}

export const isQuoteKey = (name: string): name is QuoteKey => Object.hasOwn(quoteFields, name);

export const quoteKeys: readonly QuoteKey[] = Object.keys(quoteFields).filter(isQuoteKey);

export const getField = (key: QuoteKey): QuoteField => quoteFields[key];

/** Whether a field must not stay blank. */
export const isRequired = ({ rule }: QuoteField): boolean => !rule.safeParse('').success;

/** The label of a field, which says whether it is optional. */
export const toLabel = (field: QuoteField) => `${field.label}${isRequired(field) ? '' : ' (optional)'}`;

/** The choices of a field. An optional one gets a blank choice, which takes the answer back. */
export const getChoices = (field: QuoteField): readonly Choice[] | undefined =>
  isRequired(field) ? field.choices : field.choices && [{ value: '', label: 'No answer' }, ...field.choices];

/** Values for a form, from a function that gives the text of each field. */
export function toValues(toText: (key: QuoteKey) => string): QuoteValues;
export function toValues(toText: (key: QuoteKey) => string): object {
  return Object.fromEntries(quoteKeys.map((key) => [key, toText(key)]));
}

export const emptyQuote = toValues(() => '');

/** The names of the fields that a variant of the form shows, in order. */
export function getQuoteKeys({ showAutomotiveFields, hideServiceType }: QuoteVariant): QuoteKey[] {
  const otherForm = showAutomotiveFields ? 'buildings' : 'vehicles';
  return quoteKeys.filter((key) =>
    key === 'serviceType' ? !hideServiceType : getField(key).shownFor !== otherForm,
  );
}

/** The schema for a variant of the form. It drops fields that the variant does not show. */
export function getQuoteSchema(variant: QuoteVariant): z.ZodMiniType<Quote, QuoteValues>;
export function getQuoteSchema(variant: QuoteVariant): z.ZodMiniType {
  return z.object(Object.fromEntries(getQuoteKeys(variant).map((key) => [key, getField(key).rule])));
}

export const toFieldId = (key: QuoteKey) => `quote-${key}`;

export const storedFieldsSchema: z.ZodMiniType<Quote> = z.record(z.string(), z.string());

/** The message with the subject of the page in front, if both fit the limit. An empty message stays empty. */
export function addSubject(message = '', about = ''): string {
  const whole = `${about}: ${message.trim()}`;
  return about && message.trim() && quoteFields.message.rule.safeParse(whole).success ? whole : message;
}
