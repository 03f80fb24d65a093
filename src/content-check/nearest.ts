import { distance } from 'fastest-levenshtein';

/** The name most like a mistyped one; undefined if none comes close. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, word.length / 3) ? best.name : undefined;
}
