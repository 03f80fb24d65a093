import type { ContentData } from '../schemas/index.ts';
import { type Entry, valueAt } from '../site/build/content-file.ts';
import { problemAt, type Problem } from './problem.ts';
import { likelyCopies, locationSimilarity, type LocationText } from './similarity.ts';

export interface LocationEntry {
  entry: Entry;
  data: ContentData<'locations'>;
}

/** The share of five-word runs that two locations may have in common. */
const maxSimilarity = 0.1;

const minWords = { intro: 60, localInsight: 80 } as const;

/** The texts that no two locations may share. */
function toLocationText({ entry, data }: LocationEntry): LocationText & Pick<LocationEntry, 'entry'> {
  const { city, neighborhoods, uniqueContent, faqs } = data;
  const { intro, whyChooseUs, localInsight } = uniqueContent;
  const answers = faqs.flatMap(({ question, answer }) => [question, answer]);
  return { entry, city, neighborhoods, text: [intro, whyChooseUs, localInsight, ...answers].join('\n') };
}

/** Problems of one location: texts that are too short, headings that are not statements. */
function ownProblems({ entry, data }: LocationEntry): Problem[] {
  const short = (['intro', 'localInsight'] as const).flatMap((name) => {
    const words = data.uniqueContent[name].split(/\s+/).filter(Boolean).length;
    const remedy = `Write at least ${minWords[name]} words about ${data.city}.`;
    if (words >= minWords[name]) return [];
    return [problemAt(entry, ['uniqueContent', name], `It has ${words} words.`, remedy)];
  });
  const headings = Object.entries(data.headings).flatMap(([name, heading]) => {
    const wrong = 'The heading does not end with a period.';
    if (heading.endsWith('.')) return [];
    return [problemAt(entry, ['headings', name], wrong, 'Make it a statement.', `${heading}.`)];
  });
  // Counts the questions in the file. `data` lacks those about services that are off.
  const questions = valueAt(entry.data, ['faqs']);
  if (!Array.isArray(questions) || questions.length >= 3) return [...short, ...headings];
  const remedy = 'Write 3 or 4 questions that people there ask.';
  return [...short, ...headings, problemAt(entry, ['faqs'], `It lists ${questions.length}.`, remedy)];
}

/** The locations that have each value, such as a ZIP code. */
function ownersOf(locations: readonly LocationEntry[], valuesOf: (data: LocationEntry['data']) => string[]) {
  const pairs = locations.flatMap((location) =>
    [...new Set(valuesOf(location.data))].map((value) => ({ value, location })),
  );
  return Map.groupBy(pairs, ({ value }) => value);
}

/** Locations whose city an earlier file already has. */
export function cityProblems(locations: readonly LocationEntry[]): Problem[] {
  return locations.flatMap(({ entry, data: { city } }, index) => {
    const isSame = (other: LocationEntry) => other.data.city.toLowerCase() === city.toLowerCase();
    const first = locations.slice(0, index).find(isSame);
    if (!first) return [];
    const remedy = 'Delete one of the two files, or write the right city in this one.';
    return problemAt(entry, ['city'], `${city} is already in ${first.entry.file}.`, remedy);
  });
}

/** Problems of locations: similar texts, shared headings or ZIP codes, texts that are too short. */
export function locationProblems(locations: readonly LocationEntry[]): Problem[] {
  // Half the limit finds the candidates, because names of the other location may hide similar words.
  const alike = likelyCopies(locations.map(toLocationText), maxSimilarity / 2).flatMap(([later, earlier]) => {
    const share = locationSimilarity(later, earlier);
    if (share <= maxSimilarity) return [];
    return problemAt(
      later.entry,
      ['uniqueContent'],
      `${Math.round(share * 100)}% of the text is the same as for ${earlier.city}. At most ${maxSimilarity * 100}% may be.`,
      `Rewrite the introduction, the local insight and the answers about ${later.city} alone. A copied text with the names swapped still counts as copied.`,
      'Say what was built there and when, which way it faces, and where the glare comes from.',
    );
  });
  const byHeading = ownersOf(locations, ({ headings }) => Object.values(headings));
  const byZip = ownersOf(locations, ({ zipCodes }) => zipCodes);
  const shared = locations.flatMap((location) => {
    const { entry, data } = location;
    const others = (owners: { location: LocationEntry }[] = []) =>
      owners.flatMap((owner) => (owner.location === location ? [] : owner.location.data.city));
    const headings = Object.entries(data.headings).flatMap(([name, heading]) => {
      const [city] = others(byHeading.get(heading));
      if (!city) return [];
      const remedy = `Write a heading about ${data.city} only.`;
      return [problemAt(entry, ['headings', name], `${city} has the same heading.`, remedy)];
    });
    const zips = data.zipCodes.flatMap((zip, index) => {
      const cities = others(byZip.get(zip));
      const isRepeated = data.zipCodes.indexOf(zip) < index;
      if (!isRepeated && cities.length < 2) return [];
      const [wrong, remedy] = isRepeated
        ? [`${zip} is listed twice.`, 'Delete one of the two.']
        : [
            `${zip} is also in ${cities.join(' and ')}.`,
            'Keep it in the one or two locations where most of its addresses lie, and delete it elsewhere.',
          ];
      return [problemAt(entry, ['zipCodes', index], wrong, remedy)];
    });
    return [...headings, ...zips];
  });
  return [...alike, ...locations.flatMap(ownProblems), ...shared];
}
