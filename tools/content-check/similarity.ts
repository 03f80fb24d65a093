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

function toPlainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .reduce((plain, name) => plain.replaceAll(` ${name} `, ` ${placeToken} `), ` ${toPlainWords(text)} `)
    .trim();
}

function toWordGrams(text: string, size: number): Set<string> {
  const words = text.split(' ');
  const count = Math.max(0, words.length - size + 1);
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + size).join(' ')));
}

/** A word run as a number of 32 bits; runs that only look alike cost a comparison, not a wrong answer. */
function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** Pairs that share a word run are looked at for at most so many places, which is plenty to name a copy. */
const LOOKED_BACK = 8;

/**
 * Pairs of texts that share enough word runs to be worth comparing, by index, the later one first. Sorting the
 * runs of all texts takes time by their length; comparing each with each would take its square.
 */
export function likelyCopies(texts: readonly LocationText[], atLeast: number, size = 5): [number, number][] {
  const runs = texts.map(({ city, neighborhoods, text }) => {
    const names = [city, ...neighborhoods].map(toPlainWords).sort((a, b) => b.length - a.length);
    return toWordGrams(withoutNames(text, names), size);
  });
  const all = new Float64Array(runs.reduce((sum, grams) => sum + grams.size, 0));
  let at = 0;
  for (const [index, grams] of runs.entries())
    for (const gram of grams) all[at++] = toHash(gram) * 2 ** 20 + index;
  all.sort();

  const shared = new Map<string, number>();
  for (const [position, later] of all.entries())
    for (let back = 1; back <= LOOKED_BACK; back++) {
      const earlier = all[position - back];
      if (earlier === undefined || Math.floor(earlier / 2 ** 20) !== Math.floor(later / 2 ** 20)) break;
      const pair = `${later % 2 ** 20} ${earlier % 2 ** 20}`;
      shared.set(pair, (shared.get(pair) ?? 0) + 1);
    }
  return [...shared].flatMap(([pair, count]) => {
    const [later = 0, earlier = 0] = pair.split(' ').map(Number);
    const shorter = Math.min(runs[later]?.size ?? 0, runs[earlier]?.size ?? 0);
    return count >= shorter * atLeast ? [[later, earlier] satisfies [number, number]] : [];
  });
}
