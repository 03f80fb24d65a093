import type { Delivery } from './delivery';

/**
 * What a response proves. `sent` and `refused` are final. After `failed` and `busy` the request may be sent again, in
 * `waitMs` milliseconds. `unclear` and `lost` prove nothing. `note` is for the visitor, from the quote server.
 */
export type Verdict =
  | { kind: 'sent'; note?: string | undefined }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed' | 'busy'; waitMs: number }
  | { kind: 'unclear' | 'lost' };

/** Whether a proxy answered because the server behind it did not. */
const isGatewayError = (status: number) =>
  [408, 409, 502, 504].includes(status) || (status >= 520 && status <= 524);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as JSON; undefined if it is something else. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasError = (body: Record<string, unknown>) =>
  [body['error'], body['errors']].some((value) =>
    isObject(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value),
  );

/** Whether the server itself says that it did not accept the request. */
const isRefusal = (body: unknown) => isObject(body) && (body['ok'] === false || body['success'] === false);

function toErrors(body: unknown): Record<string, string> {
  const errors = isObject(body) && isObject(body['errors']) ? body['errors'] : {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The milliseconds that `Retry-After` asks for, in seconds or as a date; 0 without one. */
function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return waitMs > 0 ? waitMs : 0;
}

/** Whether a 2xx response proves that the request was accepted. */
function isProof(mode: Delivery['mode'], response: Response, text: string, body: unknown): boolean {
  // Netlify answers its own forms with a page. Another host would send the same page and store nothing.
  if (mode === 'netlify') return response.headers.has('x-nf-request-id');
  const flags = isObject(body) ? [body['ok'], body['success']].filter((flag) => flag !== undefined) : [];
  if (flags.length > 0) return flags.every((flag) => flag === true);
  // The site's own server always says `ok`. Anything else comes from a proxy in front of it.
  if (mode !== 'endpoint') return false;
  // A web page comes from something in front of the service, such as a login page.
  const isHtml = /text\/html/i.test(response.headers.get('Content-Type') ?? '');
  return text.trim() === '' || !(isHtml || /^\s*(?:<|"?false\b)/i.test(text));
}

/** Reads a response. Only proof counts as sent. */
export function readResponse(mode: Delivery['mode'], response: Response, text: string, now: number): Verdict {
  const { status } = response;
  const waitMs = readRetryAfter(response.headers.get('Retry-After'), now);
  const body = parseJson(text);
  if (isGatewayError(status) && !isRefusal(body)) return { kind: 'lost' };
  if (status === 429) return { kind: 'busy', waitMs };
  if (status >= 500) return { kind: 'failed', waitMs };
  if (status >= 400) return { kind: 'refused', errors: toErrors(body) };
  // Redirects are not followed.
  if (!response.ok) return { kind: 'unclear' };
  if (isRefusal(body) || (isObject(body) && hasError(body)))
    return { kind: 'refused', errors: toErrors(body) };
  const isBrokenJson = body === undefined && /^\s*[{[]/.test(text);
  if (isBrokenJson || !isProof(mode, response, text, body)) return { kind: 'unclear' };
  const note = isObject(body) ? body['note'] : undefined;
  return { kind: 'sent', note: typeof note === 'string' ? note : undefined };
}
