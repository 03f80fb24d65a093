import type { Quote } from './quote';

/** Where quote requests go. `console` sends nothing: the values are logged in the visitor's own browser. */
export type Delivery =
  | { mode: 'console' }
  | { mode: 'endpoint' | 'formspree'; url: string }
  | { mode: 'web3forms'; accessKey: string }
  | { mode: 'netlify' };

/** What goes along with a request: against doubles and against machines that fill in forms. */
export interface Proof {
  /** The same for every attempt to send the same request. */
  key: string;
  /** A field that people do not see; only machines fill it in. */
  trap: string;
  /** How long the form was filled in, in seconds. */
  seconds: number;
}

/** What delivery needs from outside, so that tests can bring their own. */
export interface DeliveryTools {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  log: (text: string, quote: Quote) => void;
  /** How long one attempt may hang. */
  timeoutMs: number;
}

const retries = 3;
const web3forms = 'https://api.web3forms.com/submit';

/** The wait before retry n, from 0, in milliseconds. */
export function getRetryDelay(n: number): number {
  return Math.min(1000 * 2 ** n, 30_000);
}

/** Name of the trap field, which each service has its own word for. */
export function getTrapName({ mode }: Delivery): string {
  const names = { web3forms: 'botcheck', formspree: '_gotcha', netlify: 'bot-field' } as const;
  return mode in names ? names[mode as keyof typeof names] : 'leave_blank';
}

/** Hidden fields that a service wants, for the form without JavaScript and for the request alike. */
export function getHiddenFields(delivery: Delivery): Record<string, string> {
  if (delivery.mode === 'web3forms') return { access_key: delivery.accessKey, subject: 'Quote request' };
  if (delivery.mode === 'netlify') return { 'form-name': 'quote' };
  return {};
}

/** Where the form posts to without JavaScript: the delivery's address, else the visitor's own mail program. */
export function getFormAction(delivery: Delivery, email: string): string {
  if (delivery.mode === 'console') return `mailto:${email}?subject=Quote%20request`;
  if (delivery.mode === 'netlify') return '/';
  return delivery.mode === 'web3forms' ? web3forms : delivery.url;
}

function toRequest(delivery: Exclude<Delivery, { mode: 'console' }>, quote: Quote, proof: Proof) {
  const fields = {
    ...getHiddenFields(delivery),
    ...quote,
    [getTrapName(delivery)]: proof.trap,
    fill_seconds: String(proof.seconds),
  };
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  switch (delivery.mode) {
    case 'netlify': {
      const body = new URLSearchParams(fields).toString();
      return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    }
    case 'endpoint':
      return { body: JSON.stringify(fields), headers: { ...json, 'Idempotency-Key': proof.key } };
    default:
      // These services refuse unknown headers from other sites, so the key travels as a field.
      return { body: JSON.stringify({ ...fields, idempotency_key: proof.key }), headers: json };
  }
}

/** A 2xx answer counts unless it is JSON that says otherwise, or that cannot be read. */
function isAccepted(type: string, body: string): boolean {
  if (!type.includes('json') && !/^\s*[{[]/.test(body)) return true;
  if (body.trim() === '') return true;
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer !== 'object' || answer === null) return answer !== false;
    return !('success' in answer && answer.success === false) && !('ok' in answer && answer.ok === false);
  } catch {
    return false;
  }
}

/** One attempt: sent, refused for good, or worth another try (no answer, 429, 5xx). */
async function attempt(url: string, init: RequestInit, tools: DeliveryTools) {
  const hang = new AbortController();
  const timer = setTimeout(() => hang.abort(), tools.timeoutMs);
  try {
    const response = await tools.fetch(url, { ...init, method: 'POST', signal: hang.signal });
    const body = await response.text();
    if (response.status === 429 || response.status >= 500) return 'again';
    return response.ok && isAccepted(response.headers.get('Content-Type') ?? '', body) ? 'sent' : 'refused';
  } catch {
    return 'again';
  } finally {
    clearTimeout(timer);
  }
}

/** Delivers a request and says whether it has arrived. Never throws. */
export async function deliver(
  delivery: Delivery,
  quote: Quote,
  proof: Proof,
  tools: DeliveryTools,
): Promise<boolean> {
  if (delivery.mode === 'console') {
    tools.log('Quote request', quote);
    return true;
  }
  const url = getFormAction(delivery, '');
  const request = toRequest(delivery, quote, proof);
  for (let n = 0; ; n += 1) {
    const result = await attempt(url, request, tools);
    if (result !== 'again') return result === 'sent';
    if (n === retries) return false;
    await tools.wait(getRetryDelay(n));
  }
}
