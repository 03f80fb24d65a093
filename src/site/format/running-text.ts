/** `A`, `A and B`, `A, B and C`: a list in running text, without a comma before "and", as in British English. */
export const joinWords = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first `max` characters of a text, as a reader counts them, so that none is cut in half. */
export function cutAfter(text: string, max: number): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);
  return characters.slice(0, max).join('');
}

/** `A. B.`: phrases as sentences. They may already end in a period. */
export const toSentences = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replace(/[^.?!]$/, '$&.')).join(' ');

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `1 request`, `2 requests`. */
export const toPlural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `one field`, `three fields`, `15 fields`. */
export const toCount = (count: number, noun: string) =>
  toPlural(count, noun).replace(/^\d+/, (digits) => numberWords[count] ?? digits);

/** A range such as `45 to 60`, which does not break. A single number if both ends are the same. */
export function toRange({ from, to }: { from: number; to: number }, decimals = 0): string {
  const [low, high] = [from.toFixed(decimals), to.toFixed(decimals)];
  return low === high ? low : `${low}\u00a0to\u00a0${high}`;
}

const dollars = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;

/** `$1,800`, `$6.50`: a price, with cents if it has any. */
export const toDollars = (amount: number) => amount.toLocaleString('en-US', dollars);

/** `$6 to $12`. A single price if both ends are the same. */
export const toDollarRange = ({ from, to }: { from: number; to: number }) =>
  from === to ? toDollars(from) : `${toDollars(from)} to ${toDollars(to)}`;

/** The first sentence of a text, or more if it has fewer than 40 characters, and the paragraphs after it, one a line. */
export function splitLead(text: string): { lead: string; paragraphs: string[] } {
  const [lead = text] = /^.{40,}?[.?!]\s/s.exec(text) ?? [];
  return { lead: lead.trim(), paragraphs: text.slice(lead.length).split('\n').filter(Boolean) };
}
