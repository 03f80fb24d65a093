import type { Quote } from '../rules/quote';

const web3formsUrl = 'https://api.web3forms.com/submit';

/** Where quote requests go. `console` sends nothing: the values are logged in the visitor's own browser. */
export type Delivery =
  | { mode: 'console' }
  | { mode: 'server'; url: string; takesPhotos?: true }
  | { mode: 'endpoint' | 'formspree'; url: string }
  | { mode: 'web3forms'; accessKey: string }
  | { mode: 'netlify' };

/** The settings of `.env` that choose the delivery. */
export interface DeliverySettings {
  mode: Delivery['mode'];
  endpoint?: string | undefined;
  accessKey?: string | undefined;
  /** Whether the server keeps photos. Functions of a host do not. */
  takesPhotos?: boolean;
}

/** The delivery that the settings describe. Throws with a remedy if one is missing. */
export function toDelivery({ mode, endpoint, accessKey, takesPhotos }: DeliverySettings): Delivery {
  switch (mode) {
    case 'server':
      return { mode, url: '/quotes', ...(takesPhotos && { takesPhotos }) };
    case 'endpoint':
    case 'formspree':
      if (!endpoint)
        throw new Error(`QUOTE_DELIVERY=${mode} needs QUOTE_ENDPOINT, the URL that accepts the form.`);
      return { mode, url: endpoint };
    case 'web3forms':
      if (!accessKey)
        throw new Error('QUOTE_DELIVERY=web3forms needs QUOTE_ACCESS_KEY, the key from web3forms.com.');
      return { mode, accessKey };
    default:
      return { mode };
  }
}

/** What is sent with the fields of a request. */
export interface SubmissionMeta {
  /** The idempotency key: the same for every attempt to send one request. */
  key: string;
  /** The text in the honeypot, which people leave empty. */
  honeypot: string;
  /** How long it took to fill in the form, in seconds; undefined if the start was not seen. */
  seconds: number | undefined;
  /** The wording about texts that the visitor agreed to; empty if the box is not ticked. */
  texts?: string;
  photos?: readonly Blob[];
}

const honeypotNames: Partial<Record<Delivery['mode'], string>> = {
  web3forms: 'botcheck',
  formspree: '_gotcha',
  netlify: 'bot-field',
};

export const getHoneypotName = ({ mode }: Delivery): string => honeypotNames[mode] ?? 'leave_blank';

/** Hidden fields that a service requires, with or without JavaScript. */
export function getHiddenFields(delivery: Delivery): Record<string, string> {
  if (delivery.mode === 'web3forms') return { access_key: delivery.accessKey, subject: 'Quote request' };
  if (delivery.mode === 'netlify') return { 'form-name': 'quote' };
  return {};
}

/** The `action` of the form. With no delivery it opens the visitor's own email app. */
export function getFormAction(delivery: Delivery, email: string): string {
  if (delivery.mode === 'console') return `mailto:${email}?subject=Quote%20request`;
  if (delivery.mode === 'netlify') return '/';
  return delivery.mode === 'web3forms' ? web3formsUrl : delivery.url;
}

export const takesPhotos = (delivery: Delivery) => 'takesPhotos' in delivery;

/** The `enctype` of the form, for sending without JavaScript. */
export function getEncoding(delivery: Delivery): string | undefined {
  if (takesPhotos(delivery)) return 'multipart/form-data';
  return delivery.mode === 'console' ? 'text/plain' : undefined;
}

/** Whether the receiver stores a request only once, however often it is sent with the same idempotency key. */
export function isIdempotent({ mode }: Delivery): boolean {
  return mode === 'server' || mode === 'endpoint';
}

export function toRequest(
  delivery: Exclude<Delivery, { mode: 'console' }>,
  quote: Quote,
  meta: SubmissionMeta,
): RequestInit {
  const fields = {
    ...getHiddenFields(delivery),
    ...quote,
    ...(meta.texts && { texts: meta.texts }),
    [getHoneypotName(delivery)]: meta.honeypot,
    ...(meta.seconds === undefined ? {} : { fill_seconds: String(meta.seconds) }),
  };
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  switch (delivery.mode) {
    case 'netlify': {
      const body = new URLSearchParams(fields).toString();
      return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    }
    case 'server':
    case 'endpoint':
      if (meta.photos?.length) {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) body.append(name, value);
        meta.photos.forEach((photo, index) => body.append('photos', photo, `photo-${index + 1}.jpg`));
        return { body, headers: { Accept: json.Accept, 'Idempotency-Key': meta.key } };
      }
      return { body: JSON.stringify(fields), headers: { ...json, 'Idempotency-Key': meta.key } };
    default:
      // These services refuse unknown headers from other sites, so the key is sent as a field.
      return { body: JSON.stringify({ ...fields, idempotency_key: meta.key }), headers: json };
  }
}
