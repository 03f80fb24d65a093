import { toPlainWords, toWordGrams, withoutNames, type LocationText } from './similarity.ts';

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
