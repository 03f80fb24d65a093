import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { quoteFields } from '../features/quote/rules/fields.ts';
import {
  addSubject,
  getField,
  getQuoteSchema,
  quoteKeys,
  toValues,
  type Quote,
  type QuoteValues,
  type QuoteVariant,
} from '../features/quote/rules/quote.ts';
import { minute } from '../site/format/durations.ts';

/** The most bytes of a request with and without photos, and of all that are arriving at this moment. */
const maxUpload = 40_000_000;
const maxText = 64 * 1024;
const maxArriving = 200_000_000;
/** How long a request may take to arrive, in milliseconds. */
export const arrivalTimeout = minute;

/** Why a request cannot be taken, for the visitor to read. */
export const refusal = (status: ContentfulStatusCode, message: string) =>
  new HTTPException(status, { message });
const tooLate = 'Your request took too long to arrive. Please send it again, or call us.';
const tooLarge = 'Your request is too large. Send fewer photos or a shorter message, or call us.';
const tooMany = 'We are receiving many photos right now. Please try again in a moment.';

type Texts = Readonly<Record<string, string>>;

let arriving = 0;

/** Reads a body up to a size and a time. `cutOff` says why the rest is missing. */
async function readBytes(body: Request['body'], maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let [size, cutOff]: [number, HTTPException?] = [0];
  const write = (chunk: Uint8Array) => {
    chunks.push(chunk);
    size += chunk.length;
    arriving += chunk.length;
    if (size > maxBytes) throw refusal(413, tooLarge);
    if (arriving > maxArriving) throw refusal(503, tooMany);
  };
  try {
    await body?.pipeTo(new WritableStream({ write }), { signal: AbortSignal.timeout(arrivalTimeout) });
  } catch (error) {
    cutOff = error instanceof HTTPException ? error : refusal(408, tooLate);
  } finally {
    arriving -= size;
  }
  return { bytes: Buffer.concat(chunks), cutOff };
}

/** The texts among the values. Of two values for one field, the first counts. */
function toTexts(entries: Iterable<[string, unknown]>): Texts {
  const texts = [...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts.toReversed());
}

/** Reads JSON or a form (`isForm`), which keeps the fields that have arrived if it is cut off. */
export async function readBody({ headers, body }: Request) {
  const header = headers.get('Content-Type') ?? '';
  const [type = ''] = header.toLowerCase().split(/\s*;/);
  const hasParts = type === 'multipart/form-data';
  const isForm = hasParts || type === 'application/x-www-form-urlencoded';
  if (!isForm && type !== 'application/json')
    throw refusal(415, 'We could not read your request. Please send it from the form, or call us.');
  const { bytes, cutOff } = await readBytes(body, hasParts ? maxUpload : maxText);
  if (!isForm && cutOff) throw cutOff;
  try {
    if (!isForm) {
      const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(bytes.toString()));
      return { values: toTexts(Object.entries(fields)), files: [], isForm };
    }
    const line = `\r\n--${/boundary="?([^";]+)/i.exec(header)?.[1] ?? ''}`;
    const parts = [bytes.subarray(0, bytes.lastIndexOf(line)), Buffer.from(`${line}--\r\n`)];
    // Without the part that was cut off.
    const whole = cutOff && hasParts ? Buffer.concat(parts) : bytes;
    const form = await new Response(whole, { headers: { 'Content-Type': header } }).formData();
    // A browser sends a file without a name for a field that was left empty.
    const files = [...form.values()].filter((value) => typeof value !== 'string').filter(({ name }) => name);
    return { values: toTexts(form.entries()), files, isForm, cutOff };
  } catch {
    throw refusal(400, 'We could not read your request. Please try again, or call us.');
  }
}

/** A request checked by the rules of the form: what was typed, and either the quote or the errors by field. */
export interface ReadQuote {
  typed: QuoteValues;
  variant: QuoteVariant;
  quote: Quote | undefined;
  errors: Readonly<Record<string, string>>;
}

const allServices: readonly string[] = quoteFields.serviceType.choices.map(({ value }) => value);
const automotiveKeys = quoteKeys.filter((key) => getField(key).shownFor === 'vehicles');

/** A text with plain line breaks, and without characters that could move the cursor of a terminal. */
const clean = (text = '') =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '');

/**
 * Checks a request by the rules of the form that sent it: only the form about vehicles has fields for them, and may have no
 * service. `services` are the choices in the shop's form; with none of them the form is about vehicles.
 */
export function readQuote(values: Texts, services = allServices): ReadQuote {
  const typed = toValues((key) => clean(values[key]));
  typed.message = addSubject(typed.message, clean(values.about));
  // If the form has no choice, a visitor could not correct the service.
  if (services.length < 2 && !allServices.includes(typed.serviceType)) typed.serviceType = services[0] ?? '';
  const showAutomotiveFields =
    automotiveKeys.some((key) => typed[key].trim()) ||
    (!typed.serviceType && (services.length === 0 || automotiveKeys.some((key) => key in values)));
  const variant = { showAutomotiveFields, hideServiceType: showAutomotiveFields && !typed.serviceType };
  const { data, error } = getQuoteSchema(variant).safeParse(typed);
  const quote = data && Object.fromEntries(Object.entries(data).filter(([, value]) => value));
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { typed, variant, quote, errors };
}

/** Why a request, which is kept all the same, looks like spam; blank if it does not. */
export function toSpamReason({ leave_blank: honeypot, fill_seconds: seconds = '' }: Texts): string {
  if (honeypot?.trim()) return 'hidden field filled in';
  // Negative if the visitor's clock was set back meanwhile.
  const isHasty = Number.parseFloat(seconds) >= 0 && Number.parseFloat(seconds) < 2;
  return isHasty ? 'filled in within 2 seconds' : '';
}
