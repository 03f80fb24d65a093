import {
  getField,
  getQuoteSchema,
  isQuoteKey,
  quoteKeys,
  toValues,
  type Quote,
  type QuoteKey,
  type QuoteValues,
} from '../features/quote/rules/quote.ts';
import { quoteFields } from '../features/quote/rules/fields.ts';

/** Messages by field, in the words of the form. */
type FieldErrors = Partial<Record<QuoteKey, string>>;

/** What was typed, cleaned, and either the request or what is wrong with it. */
export interface ReadQuote {
  typed: QuoteValues;
  /** Whether it is the form that asks about a vehicle. */
  isAutomotive: boolean;
  quote?: Quote;
  errors?: FieldErrors;
}

/** All services that a form can ask about. */
const knownServices: readonly string[] = quoteFields.serviceType.choices.map(({ value }) => value);
const automotive = quoteKeys.filter((key) => getField(key).only === 'vehicles');
// Each service that takes forms has its own word for the field that people do not see.
const traps = ['leave_blank', '_gotcha', 'botcheck', 'bot-field'];
/** Nobody fills in the form in less, in seconds. */
const fastest = 2;

// Browsers send lines of a form with two signs at the end, which would count against the limits.
// Other control characters have no place in a request, and could move the cursor of a terminal.
const clean = (text = '') =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/**
 * Reads a request by the rules of the form. Which form it was shows in its fields: only the one for vehicles
 * sends those of a vehicle, and only there the service may be left out. `services` are those that the shop's form asks
 * about: one of them need not be chosen, and with none the form is about vehicles.
 */
export function readQuote(
  values: Readonly<Record<string, string>>,
  services: readonly string[] = knownServices,
): ReadQuote {
  const typed = toValues((key) => clean(values[key]));
  // Where there is nothing to choose from, the form has no place for a mistake in it.
  if (services.length < 2 && !knownServices.includes(typed.serviceType))
    typed.serviceType = services[0] ?? '';
  const isAutomotive =
    automotive.some((key) => typed[key].trim() !== '') ||
    (typed.serviceType === '' && (services.length === 0 || automotive.some((key) => key in values)));
  const variant = { showAutomotiveFields: isAutomotive, hideServiceType: isAutomotive && !typed.serviceType };
  const read = getQuoteSchema(variant).safeParse(typed);
  if (read.success) return { typed, isAutomotive, quote: read.data };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) {
    const key = String(path[0]);
    if (isQuoteKey(key)) errors[key] ??= message;
  }
  return { typed, isAutomotive, errors };
}

/** Why a request looks like a machine's work; blank if it does not. Such requests are marked, and never dropped. */
export function toSpamMark(values: Readonly<Record<string, string>>): string {
  if (traps.some((name) => values[name]?.trim())) return 'hidden field filled in';
  const seconds = Number.parseFloat(values.fill_seconds ?? '');
  return seconds < fastest ? `filled in within ${fastest} seconds` : '';
}
