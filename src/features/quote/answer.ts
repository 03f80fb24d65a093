import type { Delivery } from './delivery';

/**
 * What an attempt proves: `sent` and `refused` for good, `failed` and `busy` for now (for how long, in milliseconds).
 * Nothing is proved by an answer that is `unclear`, or `lost` on its way: the request may have arrived or not.
 */
export type Verdict =
  | { kind: 'sent' }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'failed' | 'busy'; waitMs: number }
  | { kind: 'unclear' | 'lost' };

const unclear = { kind: 'unclear' } as const;
/** What a proxy says that has heard nothing from the server behind it, or not in time. */
const isLost = (status: number) => [408, 409, 502, 504].includes(status) || (status >= 520 && status <= 524);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether an answer names an error, in whichever of the usual places. */
const hasError = (answer: Record<string, unknown>) =>
  [answer['error'], answer['errors']].some((value) =>
    isObject(value) || Array.isArray(value) ? Object.keys(value).length > 0 : Boolean(value),
  );

/** Whether an answer says that the request was not taken. */
const isNo = (answer: unknown) => isObject(answer) && (answer['ok'] === false || answer['success'] === false);

/** Messages by field, of an answer that has them. */
function toErrors(answer: unknown): Record<string, string> {
  const errors = isObject(answer) && isObject(answer['errors']) ? answer['errors'] : {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The milliseconds that `Retry-After` asks for, given in seconds or as a date; 0 without one. */
export function readRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return wait > 0 ? wait : 0;
}

/** Whether a 2xx answer proves that the request was taken. */
function isProof(mode: Delivery['mode'], response: Response, text: string, answer: unknown): boolean {
  // Netlify answers a form of its own with a page; elsewhere the same page would answer, and keep nothing.
  if (mode === 'netlify') return response.headers.has('x-nf-request-id');
  const says = isObject(answer) ? [answer['ok'], answer['success']].filter((word) => word !== undefined) : [];
  if (says.length > 0) return says.every((word) => word === true);
  if (mode !== 'endpoint') return false;
  // A web page comes from something in front of the service.
  const isHtml = /text\/html/i.test(response.headers.get('Content-Type') ?? '');
  return text.trim() === '' || !(isHtml || /^\s*(?:<|"?false\b)/i.test(text));
}

/** Reads an answer with its body: only proof counts as sent. */
export function readAnswer(mode: Delivery['mode'], response: Response, text: string, now: number): Verdict {
  const { status } = response;
  const waitMs = readRetryAfter(response.headers.get('Retry-After'), now);
  const answer = parse(text);
  // The server's own word says that the request was not kept; of a proxy the same status proves nothing.
  if (isLost(status) && !isNo(answer)) return { kind: 'lost' };
  if (status === 429) return { kind: 'busy', waitMs };
  if (status >= 500) return { kind: 'failed', waitMs };
  if (status >= 400) return { kind: 'refused', errors: toErrors(answer) };
  // Redirects lead away from an answer, and are not followed.
  if (!response.ok) return unclear;
  if (isNo(answer) || (isObject(answer) && hasError(answer)))
    return { kind: 'refused', errors: toErrors(answer) };
  if (answer === undefined && /^\s*[{[]/.test(text)) return unclear;
  return isProof(mode, response, text, answer) ? { kind: 'sent' } : unclear;
}
