import { getField, quoteKeys, type Quote, type QuoteKey } from './quote.ts';

/** Characters that change the direction of the text after them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without line breaks and direction marks. */
export const toOneLine = (text: string) => text.replace(directionMarks, '').replace(/\s+/g, ' ').trim();

/** The answer to a field: the label of the choice, or what was typed. */
export function toAnswer(quote: Quote, key: QuoteKey): string {
  const value = quote[key];
  if (!value) return '';
  return getField(key).choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** A request as text. Only the message may have line breaks, which elsewhere could look like another field. */
export function toPlainText(quote: Quote): string {
  const lines = quoteKeys.flatMap((key) => {
    const answer = toAnswer(quote, key);
    const label = getField(key).label.replace(/[^?]$/, '$&:');
    return answer ? [`${label} ${key === 'message' ? answer : toOneLine(answer)}`] : [];
  });
  return lines.join('\n');
}

/** Links that open the visitor's own email or messages app with the request filled in. */
export function toContactLinks(quote: Quote, { phone, email }: { phone: string; email: string }) {
  // encodeURIComponent throws on half an emoji.
  const body = encodeURIComponent(toPlainText(quote).replace(/\p{Surrogate}/gu, '\uFFFD'));
  return {
    email: `mailto:${email}?subject=${encodeURIComponent('Quote request')}&body=${body}`,
    sms: `sms:+1${phone.replace(/\D/g, '')}?&body=${body}`,
  };
}
