import type { Quote } from '../rules/quote';

/** Where quote requests go. `console` sends nothing: the values are logged in the visitor's own browser. */
export type Delivery =
  | { mode: 'console' }
  | { mode: 'server'; url: string; takesPhotos?: true }
  | { mode: 'endpoint'; url: string; accessKey?: string }
  | { mode: 'netlify' };

/** The settings of `.env` that choose the delivery. */
export interface DeliverySettings {
  mode: Delivery['mode'];
  endpoint?: string | undefined;
  /** The key of a form service, which takes no idempotency keys. */
  accessKey?: string | undefined;
  /** Whether the server keeps photos. */
  takesPhotos?: boolean;
}

/** The delivery that the settings describe. Throws with a remedy if one is missing. */
export function toDelivery({ mode, endpoint, accessKey, takesPhotos }: DeliverySettings): Delivery {
  if (mode === 'server') return { mode, url: '/quotes', ...(takesPhotos && { takesPhotos }) };
  if (mode !== 'endpoint') return { mode };
  if (!endpoint)
    throw new Error('QUOTE_DELIVERY=endpoint needs QUOTE_ENDPOINT, the URL that accepts the form.');
  return { mode, url: endpoint, ...(accessKey && { accessKey }) };
}

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
  const accept = { Accept: 'application/json' };
  const idempotencyKey = { 'Idempotency-Key': key };
  if (delivery.mode === 'netlify') {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return { body: new URLSearchParams(fields).toString(), headers, keepalive: true };
  }
  if (delivery.mode === 'server') {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const photo of photos) body.append('photos', photo);
    // The request continues if the visitor leaves the page. Photos are too large for that.
    return { body, headers: { ...accept, ...idempotencyKey }, keepalive: photos.length === 0 };
  }
  const json = { ...accept, 'Content-Type': 'application/json' };
  // A form service refuses headers that it does not know from other sites, so it gets the key as a field.
  return delivery.accessKey
    ? { body: JSON.stringify({ ...fields, idempotency_key: key }), headers: json, keepalive: true }
    : { body: JSON.stringify(fields), headers: { ...json, ...idempotencyKey }, keepalive: true };
}
