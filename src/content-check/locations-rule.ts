import { likelyCopies } from './likely-copies.ts';
import { locationSimilarity, type LocationText } from './similarity.ts';
import type { ContentData } from '../schemas/index.ts';
import { type Entry, valueAt } from '../site/build/content-file.ts';
import type { Problem } from './problem.ts';

/** A location with the file that describes it. */
export interface LocationEntry {
  entry: Entry;
  data: ContentData<'locations'>;
}

/** How much of their word runs two locations may share. */
const mostAlike = 0.1;

/** Fewest words of the two long texts of a location. */
const fewestWords = { intro: 60, localInsight: 80 } as const;

const fewestQuestions = 3;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The texts of a location that no other may share. */
function toLocationText({
  city,
  neighborhoods,
  uniqueContent,
  faqs,
}: ContentData<'locations'>): LocationText {
  const { intro, whyChooseUs, localInsight } = uniqueContent;
  const answers = faqs.flatMap(({ question, answer }) => [question, answer]);
  return { city, neighborhoods, text: [intro, whyChooseUs, localInsight, ...answers].join('\n') };
}

function zipProblems(
  { entry, data }: LocationEntry,
  ownersOf: ReadonlyMap<string, readonly LocationEntry[]>,
): Problem[] {
  return data.zipCodes.flatMap((zip, index) => {
    const at = {
      file: entry.file,
      line: entry.lineOf(['zipCodes', index]),
      field: `zipCodes > item ${index + 1}`,
      example: '',
    };
    const owners = (ownersOf.get(zip) ?? []).filter((other) => other.entry !== entry);
    if (data.zipCodes.indexOf(zip) < index)
      return [{ ...at, wrong: `${zip} is listed twice.`, remedy: 'Delete one of the two.' }];
    if (owners.length < 2) return [];
    return [
      {
        ...at,
        wrong: `${zip} is also in ${owners.map((owner) => owner.data.city).join(' and ')}.`,
        remedy:
          'Keep it in the one or two locations where most of its addresses lie, and delete it elsewhere.',
      },
    ];
  });
}

/** What is wrong between locations: texts alike, headings or ZIP codes shared, texts that are too thin. */
export function locationProblems(locations: readonly LocationEntry[]): Problem[] {
  const texts = locations.map(({ data }) => toLocationText(data));
  // By half of the limit, as names of the other location may hide some of what is shared.
  const pairs = Map.groupBy(likelyCopies(texts, mostAlike / 2), ([later]) => later);
  const withHeading = Map.groupBy(
    locations.flatMap((location) =>
      Object.values(location.data.headings).map((heading) => ({ heading, location })),
    ),
    ({ heading }) => heading,
  );
  const ownersOf = new Map<string, LocationEntry[]>();
  for (const location of locations)
    for (const zip of new Set(location.data.zipCodes))
      ownersOf.set(zip, [...(ownersOf.get(zip) ?? []), location]);
  return locations.flatMap((location, index) => {
    const { entry, data } = location;
    const problem = (path: string[], wrong: string, remedy: string, example = ''): Problem => ({
      file: entry.file,
      line: entry.lineOf(path),
      field: path.join(' > '),
      wrong,
      remedy,
      example,
    });
    const alike = (pairs.get(index) ?? []).toSorted().flatMap(([, at]) => {
      const [mine, theirs, other] = [texts[index], texts[at], locations[at]];
      const share = mine && theirs ? locationSimilarity(mine, theirs) : 0;
      if (share <= mostAlike || !other) return [];
      return problem(
        ['uniqueContent'],
        `The texts share ${Math.round(share * 100)}% of their word runs with ${other.data.city}; ${mostAlike * 100}% is the most.`,
        `Rewrite the introduction, the local insight and the answers about ${data.city} alone. A name swapped in a copied text counts as copied.`,
        'Say what was built there and when, which way it faces, and where the glare comes from.',
      );
    });
    const thin = (['intro', 'localInsight'] as const).flatMap((name) => {
      const words = countWords(data.uniqueContent[name]);
      if (words >= fewestWords[name]) return [];
      return problem(
        ['uniqueContent', name],
        `It has ${words} words.`,
        `Write at least ${fewestWords[name]} words about ${data.city}.`,
      );
    });
    const headings = (['intro', 'climate'] as const).flatMap((name) => {
      const heading = data.headings[name];
      const sameHeading = withHeading.get(heading)?.find((other) => other.location !== location)?.location;
      if (sameHeading)
        return problem(
          ['headings', name],
          `${sameHeading.data.city} has the same heading.`,
          `Write one about ${data.city} only.`,
        );
      if (heading.endsWith('.')) return [];
      return problem(
        ['headings', name],
        'The heading does not end with a full stop.',
        'Make it a statement.',
        `${heading}.`,
      );
    });
    // As written: the schema sees only those that are left while a service is off.
    const written = valueAt(entry.data, ['faqs']);
    const few =
      Array.isArray(written) && written.length < fewestQuestions
        ? [problem(['faqs'], `It lists ${written.length}.`, 'Give 3 or 4 questions that people there ask.')]
        : [];
    return [...alike, ...thin, ...few, ...headings, ...zipProblems(location, ownersOf)];
  });
}
