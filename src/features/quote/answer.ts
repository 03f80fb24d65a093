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

/** Whether a 2xx answer proves by the words of the service that the request was taken. */
function isProof(mode: Delivery['mode'], response: Response, answer: unknown): boolean {
  // Netlify answers a form of its own with a page; elsewhere the same page would answer, and keep nothing.
  if (mode === 'netlify') return response.headers.has('x-nf-request-id');
  const says = isObject(answer) ? [answer['ok'], answer['success']].filter((word) => word !== undefined) : [];
  if (says.length > 0) return says.every((word) => word === true);
  return mode === 'endpoint' && [201, 202, 204].includes(response.status);
}

/** Reads an answer with its body: only proof counts as sent. */
export function readAnswer(mode: Delivery['mode'], response: Response, text: string, now: number): Verdict {
  const { status } = response;
  const waitMs = readRetryAfter(response.headers.get('Retry-After'), now);
  if (status === 429) return { kind: 'busy', waitMs };
  if (status >= 500) return { kind: 'failed', waitMs };
  const answer = parse(text);
  if (status >= 400) return { kind: 'refused', errors: toErrors(answer) };
  // Redirects lead away from an answer, and are not followed.
  if (!response.ok) return unclear;
  if (isObject(answer) && (hasError(answer) || answer['ok'] === false || answer['success'] === false))
    return { kind: 'refused', errors: toErrors(answer) };
  if (text.trim() !== '' && answer === undefined && /^\s*[{[]/.test(text)) return unclear;
  return isProof(mode, response, answer) ? { kind: 'sent' } : unclear;
}
