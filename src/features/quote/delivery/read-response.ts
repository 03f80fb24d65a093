import * as z from 'zod/mini';
import type { Delivery } from './delivery';

/** What became of a request. */
export interface Result {
  /** `unknown`: it may have arrived. `handover`: no delivery is set, so the visitor has to send it. */
  kind: 'sent' | 'unknown' | 'offline' | 'handover' | 'failed' | 'busy' | 'refused';
  /** What the quote server adds, for the visitor. */
  note?: string | undefined;
  /** Messages by field, if there are any. */
  errors?: Record<string, string>;
}

/** What a response proves. With `waitMs` the request may be sent again, in so many milliseconds. */
export interface Verdict {
  result: Result;
  waitMs?: number;
}

/** Whether a proxy answered because the server behind it did not. */
const isGatewayError = (status: number) =>
  [408, 409, 502, 504].includes(status) || (status >= 520 && status <= 524);

/** The body as JSON; undefined if it is something else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const objectSchema = z.record(z.string(), z.unknown());
const toObject = (value: unknown) => objectSchema.safeParse(value).data ?? {};

/** The milliseconds that `Retry-After` asks for, in seconds or as a date; 0 without one. */
const readRetryAfter = (header: string | null) =>
  Math.max(0, Number(header) * 1000 || Date.parse(header ?? '') - Date.now() || 0);

const isFilled = (value: unknown) =>
  typeof value === 'object' && value ? Object.keys(value).length > 0 : Boolean(value);

/** Whether a 2xx response proves that the request was accepted. */
function isProof(mode: Delivery['mode'], { headers }: Response, text: string, body: unknown): boolean {
  // Netlify answers its own forms with a page. Another host would send the same page and store nothing.
  if (mode === 'netlify') return headers.has('x-nf-request-id');
  const { ok, success } = toObject(body);
  const flags = [ok, success].filter((flag) => flag !== undefined);
  if (flags.length > 0) return flags.every((flag) => flag === true);
  // The site's own server always says `ok`. Anything else comes from a proxy in front of it.
  if (mode !== 'endpoint') return false;
  // A web page comes from something in front of the service, such as a login page.
  const isHtml = /text\/html/i.test(headers.get('Content-Type') ?? '');
  const isBrokenJson = body === undefined && /^\s*[{[]/.test(text);
  return text.trim() === '' || !(isBrokenJson || isHtml || /^\s*(?:<|"?false\b)/i.test(text));
}

/** Reads a response. Only proof counts as sent. */
export function readResponse(mode: Delivery['mode'], response: Response, text: string): Verdict {
  const { status, ok: isSuccess, headers } = response;
  const body = parseJson(text);
  const { ok, success, error, errors, note } = toObject(body);
  const saysNo = ok === false || success === false;
  const waitMs = readRetryAfter(headers.get('Retry-After'));
  if (isGatewayError(status) && !saysNo)
    return { result: { kind: 'unknown' }, ...(status >= 500 && { waitMs: 0 }) };
  if (status === 429) return { result: { kind: 'busy' }, waitMs };
  if (status >= 500) return { result: { kind: 'failed' }, waitMs };
  if (status >= 400 || (isSuccess && (saysNo || isFilled(error) || isFilled(errors)))) {
    const messages = Object.entries(toObject(errors)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return {
      result: { kind: 'refused', ...(messages.length > 0 && { errors: Object.fromEntries(messages) }) },
    };
  }
  // Redirects are not followed.
  if (!isSuccess || !isProof(mode, response, text, body)) return { result: { kind: 'unknown' } };
  return { result: { kind: 'sent', note: typeof note === 'string' ? note : undefined } };
}
