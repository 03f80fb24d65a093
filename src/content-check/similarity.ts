/** A text about a location, and the names that somebody would change after copying it for another location. */
export interface LocationText {
  city: string;
  neighborhoods: readonly string[];
  text: string;
}

/** The words of a text in lower case, without punctuation, with single spaces between them. */
const toPlainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every run of five words in a text. The names of `locations` all count as the same word. */
function toWordRuns({ text }: LocationText, locations: readonly LocationText[]): Set<string> {
  const names = locations
    .flatMap(({ city, neighborhoods }) => [city, ...neighborhoods])
    .map(toPlainWords)
    .filter(Boolean)
    // Longest first, so that "Lakeway Village" does not leave the word "village".
    .toSorted((a, b) => b.length - a.length);
  let plain = ` ${toPlainWords(text)} `;
  // No text has a # of its own, because punctuation is removed.
  for (const name of names) plain = plain.replaceAll(` ${name} `, ' # ');
  const words = plain.trim().split(' ');
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/**
 * The share of the shorter text's runs of five words that the other text has too, from 0 to 1. The names of both locations
 * count as the same word, so a copy with swapped names scores 1, and padding hardly lowers the score.
 */
export function locationSimilarity(first: LocationText, second: LocationText): number {
  const [shorter, longer] = [first, second]
    .map((location) => toWordRuns(location, [first, second]))
    .toSorted((a, b) => a.size - b.size);
  return shorter?.size && longer ? shorter.intersection(longer).size / shorter.size : 0;
}

/**
 * Pairs of texts that share at least `minShare` of their runs of five words, the later one first. Each run is looked up only
 * in the last text that has it, because comparing every pair would take quadratic time.
 */
export function likelyCopies<Text extends LocationText>(texts: readonly Text[], minShare: number) {
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
      count >= Math.min(later.size, earlier.size) * minShare ? [[text, earlier.text]] : [],
    );
  });
}
