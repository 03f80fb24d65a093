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
