import { HTTPException } from 'hono/http-exception';
import { quoteFields } from '../features/quote/rules/fields.ts';
import {
  getField,
  getQuoteSchema,
  isQuoteKey,
  quoteKeys,
  toValues,
  withSubject,
  type Quote,
  type QuoteKey,
  type QuoteValues,
} from '../features/quote/rules/quote.ts';

/** The limit of a request body, in bytes: 64 KB. */
export const maxBody = 64 * 1024;
export const tooLong = 'Your request is too long. Please shorten it, or call us.';

export interface ParsedBody {
  values: Record<string, string>;
  /** Whether a form sent it rather than a script. */
  isForm: boolean;
  /** JPEGs, re-encoded by `reEncodePhoto`. */
  photos?: Uint8Array[];
  /** How many files were sent, whatever became of them. */
  sentPhotos?: number;
  /** Names of files that are not photos, or are too large. */
  rejectedFiles?: string[];
  /** Why the form was not read to its end. The values are those before that. */
  refusal?: HTTPException;
}

export const toType = (request: Request): string =>
  request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/** The texts among the values, without numbers and files. Of two values for one field, the first counts. */
function toTexts(entries: Iterable<[string, unknown]>): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of entries)
    if (typeof value === 'string' && !texts.has(name)) texts.set(name, value);
  return Object.fromEntries(texts);
}

/** Reads JSON or a form. Throws an HTTPException for anything else. */
export async function readBody(request: Request): Promise<ParsedBody> {
  const type = toType(request);
  const isForm = type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
  if (!isForm && type !== 'application/json')
    throw new HTTPException(415, {
      message: 'We could not read your request. Please send it from the form, or call us.',
    });
  try {
    if (isForm) return { values: toTexts((await request.formData()).entries()), isForm };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('no object');
    return { values: toTexts(Object.entries(body)), isForm };
  } catch {
    throw new HTTPException(400, {
      message: 'We could not read your request. Please try again, or call us.',
    });
  }
}

/** A request checked by the rules of the form: either the quote or the errors. */
export interface ReadQuote {
  typed: QuoteValues;
  /** Whether it came from the form about vehicles. */
  isAutomotive: boolean;
  isTextsTicked: boolean;
  quote?: Quote;
  errors?: Partial<Record<QuoteKey, string>>;
}

const allServices: readonly string[] = quoteFields.serviceType.choices.map(({ value }) => value);
const automotiveKeys = quoteKeys.filter((key) => getField(key).shownFor === 'vehicles');

// Forms send two characters for a line break, which would count against the limits. Other control characters could move
// the cursor of a terminal.
const clean = (text = '') =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/**
 * Checks a request by the rules of the form. Its fields show which form it was: only the form about vehicles has fields for
 * them, and may have no service. `services` are the choices in the shop's form. With one, the visitor need not choose. With
 * none, the form is about vehicles.
 */
export function readQuote(
  values: Readonly<Record<string, string>>,
  services: readonly string[] = allServices,
): ReadQuote {
  const typed = toValues((key) => clean(values[key]));
  typed.message = withSubject(typed.message, clean(values.about));
  // If the form has no choice, a visitor could not correct the service.
  if (services.length < 2 && !allServices.includes(typed.serviceType)) typed.serviceType = services[0] ?? '';
  const isAutomotive =
    automotiveKeys.some((key) => typed[key].trim() !== '') ||
    (typed.serviceType === '' && (services.length === 0 || automotiveKeys.some((key) => key in values)));
  const variant = { showAutomotiveFields: isAutomotive, hideServiceType: isAutomotive && !typed.serviceType };
  const result = getQuoteSchema(variant).safeParse(typed);
  const isTextsTicked = Boolean(values.texts);
  if (result.success) return { typed, isAutomotive, isTextsTicked, quote: result.data };
  const errors: ReadQuote['errors'] = {};
  for (const { path, message } of result.error.issues) {
    const key = String(path[0]);
    if (isQuoteKey(key)) errors[key] ??= message;
  }
  return { typed, isAutomotive, isTextsTicked, errors };
}

/** No person fills in the form in less time, in seconds. */
const minFillSeconds = 2;

/** Why a request looks like spam; blank if it does not. It is stored all the same. */
export function toSpamReason(values: Readonly<Record<string, string>>): string {
  if (values.leave_blank?.trim()) return 'hidden field filled in';
  const seconds = Number.parseFloat(values.fill_seconds ?? '');
  // Negative if the visitor's clock was set back meanwhile.
  return seconds >= 0 && seconds < minFillSeconds ? `filled in within ${minFillSeconds} seconds` : '';
}
