/** A text about a location, and the names that somebody who copies it for another location would change. */
export interface LocationText {
  city: string;
  neighborhoods: readonly string[];
  text: string;
}

/** A text in lower case, without punctuation, with single spaces. */
const toPlainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every run of five words in a text. The given names count as the same word. */
function toWordRuns({ text }: LocationText, locations: readonly LocationText[]): Set<string> {
  const names = locations
    .flatMap(({ city, neighborhoods }) => [city, ...neighborhoods])
    .map(toPlainWords)
    .filter(Boolean)
    // Longest first, so that "Lakeway Village" does not leave the word "village".
    .sort((a, b) => b.length - a.length);
  const words = names
    // No text has a # of its own, because punctuation is removed.
    .reduce((plain, name) => plain.replaceAll(` ${name} `, ' # '), ` ${toPlainWords(text)} `)
    .trim()
    .split(' ');
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/**
 * How much of the shorter text is in the other one, from 0 to 1, by runs of five words. The names of both locations count
 * as the same word. So a copy with swapped names scores 1, and padding hardly lowers the score.
 */
export function locationSimilarity(first: LocationText, second: LocationText): number {
  const [shorter, longer] = [first, second]
    .map((location) => toWordRuns(location, [first, second]))
    .toSorted((a, b) => a.size - b.size);
  return shorter?.size && longer ? shorter.intersection(longer).size / shorter.size : 0;
}

/**
 * Pairs of texts that share enough word runs to be worth a comparison, the later one first. Each run is looked up only in
 * the last text that has it, because comparing every pair would take quadratic time.
 */
export function likelyCopies<Text extends LocationText>(texts: readonly Text[], atLeast: number) {
  interface Counted {
    text: Text;
    size: number;
  }
  const lastWithRun = new Map<string, Counted>();
  return texts.flatMap((text) => {
    const runs = toWordRuns(text, [text]);
    const later = { text, size: runs.size };
    const shared = new Map<Counted, number>();
    for (const run of runs) {
      const earlier = lastWithRun.get(run);
      if (earlier) shared.set(earlier, (shared.get(earlier) ?? 0) + 1);
      lastWithRun.set(run, later);
    }
    return [...shared].flatMap(([earlier, count]): [Text, Text][] =>
      count >= Math.min(later.size, earlier.size) * atLeast ? [[text, earlier.text]] : [],
    );
  });
}
