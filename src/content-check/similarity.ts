/** A text about a place, with every name that would differ in a copy made for another place. */
export interface LocationText {
  /** Name of the town or region. */
  city: string;
  neighborhoods: readonly string[];
  text: string;
}

// A word that cannot be left after punctuation is stripped, so no text can hold it by itself.
const placeToken = '#place';

/**
 * How much of the shorter text stands word for word in the other one, from 0 to 1: the containment of its word
 * `size`-grams. The names of both places count as the same word, so a copy with swapped names scores 1.
 * Containment, not Jaccard: padding a copied text with new sentences must not lower its score much.
 */
export function locationSimilarity(first: LocationText, second: LocationText, size = 5): number {
  const names = [first.city, second.city, ...first.neighborhoods, ...second.neighborhoods]
    .map(toPlainWords)
    .filter((name) => name !== '')
    // Longest first, so that "Lakeway Village" is not left as a token and the word "village".
    .sort((a, b) => b.length - a.length);

  const left = toWordGrams(withoutNames(first.text, names), size);
  const right = toWordGrams(withoutNames(second.text, names), size);
  const [shorter, longer] = left.size <= right.size ? [left, right] : [right, left];
  if (shorter.size === 0) return 0;

  return [...shorter].filter((gram) => longer.has(gram)).length / shorter.size;
}

/** A text in lower case, its words parted by single spaces and without punctuation. */
export function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text with one word in the place of every name; longer names come first. */
export function withoutNames(text: string, names: readonly string[]): string {
  return names
    .reduce((plain, name) => plain.replaceAll(` ${name} `, ` ${placeToken} `), ` ${toPlainWords(text)} `)
    .trim();
}

/** Every run of `size` words in a text. */
export function toWordGrams(text: string, size: number): Set<string> {
  const words = text.split(' ');
  const count = Math.max(0, words.length - size + 1);
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + size).join(' ')));
}
