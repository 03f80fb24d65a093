/** `A`, `A and B`, `A, B and C`: a list in running text. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `one field`, `three fields`, `15 fields`. */
export function toCount(count: number, noun: string): string {
  return `${small[count] ?? count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A range in words, `45 to 60`, which stays on one line; one number if both ends are the same. */
export function toRange({ from, to }: { from: number; to: number }, decimals = 0): string {
  const [low, high] = [from.toFixed(decimals), to.toFixed(decimals)];
  return low === high ? low : `${low}\u00a0to\u00a0${high}`;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A price without cents: $1,800. */
export const toDollars = (amount: number) => dollars.format(amount);
