import { getField, quoteKeys, type Quote, type QuoteKey } from './quote.ts';

/** The id of a field, which the error summary links to. A choice is reached through its first answer. */
export function toFieldId(key: QuoteKey): string {
  return `quote-${key}`;
}

/** What was answered, as the form words it; blank where nothing was. */
export function toAnswer(quote: Quote, key: QuoteKey): string {
  const value = quote[key] ?? '';
  return getField(key).choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** The request in plain lines, one a field. */
export function toPlainText(quote: Quote): string {
  return quoteKeys
    .flatMap((key) => (quote[key] ? [`${getField(key).label}: ${toAnswer(quote, key)}`] : []))
    .join('\n');
}

/** Addresses that open the visitor's own mail and text program with the request written out. */
export function toContactLinks(quote: Quote, { phone, email }: { phone: string; email: string }) {
  // Half a character, as of an emoji that was cut in two, cannot be in an address.
  const body = encodeURIComponent(toPlainText(quote).replace(/\p{Surrogate}/gu, '\uFFFD'));
  return {
    mail: `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${body}`,
    sms: `sms:+1${phone.replace(/\D/g, '')}?&body=${body}`,
  };
}
