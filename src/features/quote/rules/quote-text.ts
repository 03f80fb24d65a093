import { getField, quoteKeys, type StoredFields, type QuoteKey } from './quote.ts';

/** The answer to a field: the label of the choice, or what was typed. */
export function toAnswer(quote: StoredFields, key: QuoteKey): string {
  const value = quote[key] ?? '';
  return getField(key).choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** What the visitor agreed to about texts, and when; empty without consent. */
export function toConsent(
  { texts, textsVersion = '', textsAt = '' }: StoredFields,
  hasOptedOut = false,
): string {
  if (!texts) return '';
  if (hasOptedOut) return 'No. Agreed once, then stopped all messages.';
  return `Agreed ${textsAt.slice(0, 16).replace('T', ' ')} UTC, version ${textsVersion}: "${texts}"`;
}

export function toPlainText(quote: StoredFields, hasOptedOut = false): string {
  const lines = quoteKeys.map((key) => [getField(key).label, toAnswer(quote, key)]);
  return [...lines, ['Price range shown', quote.priceRange ?? ''], ['Texts', toConsent(quote, hasOptedOut)]]
    .flatMap(([label = '', answer]) => (answer ? [`${label}: ${answer}`] : []))
    .join('\n');
}

/** Links that open the visitor's own email or messages app with the request filled in. */
export function toContactLinks(quote: StoredFields, { phone, email }: { phone: string; email: string }) {
  // encodeURIComponent throws on half an emoji.
  const body = encodeURIComponent(toPlainText(quote).replace(/\p{Surrogate}/gu, '\uFFFD'));
  return {
    email: `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${body}`,
    sms: `sms:+1${phone.replace(/\D/g, '')}?&body=${body}`,
  };
}
