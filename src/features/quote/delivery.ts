import type { Quote } from './quote';

const web3forms = 'https://api.web3forms.com/submit';

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
  /** What stands in the honeypot; people leave it empty. */
  honeypot: string;
  /** How long the form was filled in, in seconds; undefined when the beginning was not seen. */
  seconds: number | undefined;
}

const honeypots: Partial<Record<Delivery['mode'], string>> = {
  web3forms: 'botcheck',
  formspree: '_gotcha',
  netlify: 'bot-field',
};

/** Name of the honeypot, which each service calls differently. */
export const getHoneypotName = ({ mode }: Delivery): string => honeypots[mode] ?? 'leave_blank';

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

/** Whether a place keeps one request for one key, however often it is asked. */
export function keepsKeys({ mode }: Delivery): boolean {
  return mode === 'endpoint';
}

/** The request as each service wants it. */
export function toRequest(
  delivery: Exclude<Delivery, { mode: 'console' }>,
  quote: Quote,
  proof: Proof,
): RequestInit {
  const fields = {
    ...getHiddenFields(delivery),
    ...quote,
    [getHoneypotName(delivery)]: proof.honeypot,
    ...(proof.seconds === undefined ? {} : { fill_seconds: String(proof.seconds) }),
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
