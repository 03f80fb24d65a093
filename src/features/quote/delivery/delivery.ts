import type { Quote } from '../rules/quote';

/** Where quote requests go. `console` sends nothing: the values are logged in the visitor's own browser. */
export type Delivery =
  | { mode: 'console' }
  | { mode: 'server'; url: string; takesPhotos?: true }
  | { mode: 'endpoint'; url: string; accessKey?: string }
  | { mode: 'netlify' };

/** What is sent with the fields of a request. */
export interface SubmissionMeta {
  /** The idempotency key: the same for every attempt to send one request. */
  key: string;
  /** The text in the honeypot, which people leave empty. */
  honeypot: string;
  /** How long it took to fill in the form, in seconds; undefined if the start was not seen. */
  seconds: number | undefined;
  photos?: readonly File[];
}

export const getHoneypotName = ({ mode }: Delivery): string =>
  mode === 'netlify' ? 'bot-field' : 'leave_blank';

/** Hidden fields that a service requires, with or without JavaScript. */
export function getHiddenFields(delivery: Delivery): Record<string, string> {
  if (delivery.mode === 'netlify') return { 'form-name': 'quote' };
  return delivery.mode === 'endpoint' && delivery.accessKey ? { access_key: delivery.accessKey } : {};
}

/** The `action` of the form. With no delivery it opens the visitor's own email app. */
export function getFormAction(delivery: Delivery, email: string): string {
  if (delivery.mode === 'console') return `mailto:${email}?subject=Quote%20request`;
  return delivery.mode === 'netlify' ? '/' : delivery.url;
}

export const takesPhotos = (delivery: Delivery) => 'takesPhotos' in delivery;

/** The `enctype` of the form, for sending without JavaScript. */
export function getEncoding(delivery: Delivery): string | undefined {
  if (takesPhotos(delivery)) return 'multipart/form-data';
  return delivery.mode === 'console' ? 'text/plain' : undefined;
}

/** Whether the receiver stores a request only once, however often it is sent with the same idempotency key. */
export const isIdempotent = (delivery: Delivery): boolean =>
  delivery.mode === 'server' || (delivery.mode === 'endpoint' && !delivery.accessKey);

/** The server gets one multipart post with the fields and photos, an endpoint JSON, and Netlify a form. */
export function toRequest(
  delivery: Exclude<Delivery, { mode: 'console' }>,
  quote: Quote,
  { key, honeypot, seconds, photos = [] }: SubmissionMeta,
): RequestInit {
  const fields: Record<string, string> = {
    ...getHiddenFields(delivery),
    ...quote,
    [getHoneypotName(delivery)]: honeypot,
    ...(seconds !== undefined && { fill_seconds: String(seconds) }),
  };
  if (delivery.mode === 'netlify') return { body: new URLSearchParams(fields), keepalive: true };
  const headers = { Accept: 'application/json', ...(isIdempotent(delivery) && { 'Idempotency-Key': key }) };
  if (delivery.mode === 'server') {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const photo of photos) body.append('photos', photo);
    // The request continues if the visitor leaves the page. Photos are too large for that.
    return { body, headers, keepalive: photos.length === 0 };
  }
  // A form service refuses headers that it does not know from other sites, so it gets the key as a field.
  const body = JSON.stringify(delivery.accessKey ? { ...fields, idempotency_key: key } : fields);
  return { body, headers: { ...headers, 'Content-Type': 'application/json' }, keepalive: true };
}
