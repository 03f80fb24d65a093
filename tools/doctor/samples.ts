import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from './recipes.ts';
import type { Entry } from '../../src/site/build/content-file.ts';

/** What `sample: true` means in each kind of content, or in one list of it, and what to do. */
const samples: { kind: Entry['kind']; list?: string; wrong: string; remedy: string; recipeFile: string }[] = [
  {
    kind: 'films',
    wrong: 'The film figures are typical ranges, not from your data sheets.',
    remedy: 'Write the figures of your films and delete the line "sample: true".',
    recipeFile: 'prices-and-claims.md',
  },
  {
    kind: 'calculator',
    wrong: 'The films, percentages and prices of the savings calculator are the sample shop’s.',
    remedy: 'Write your own and delete the line "sample: true".',
    recipeFile: 'prices-and-claims.md',
  },
  {
    kind: 'about',
    list: 'credentials',
    wrong: 'The license or insurance is the sample shop’s.',
    remedy: 'Write one that you hold and delete the line "sample: true", or delete it from the list.',
    recipeFile: 'make-it-yours.md',
  },
  {
    kind: 'about',
    wrong: 'The owner’s name, branch, years of service and opening year are made up.',
    remedy: 'Write your own and delete the line "sample: true", or delete the group "owner".',
    recipeFile: 'make-it-yours.md',
  },
  {
    kind: 'reviews',
    wrong: 'The review is made up, so it is not published.',
    remedy: 'Write a real one, word for word, and delete the line "sample: true", or delete the file.',
    recipeFile: 'customer-quotes.md',
  },
  {
    kind: 'locations',
    wrong: 'The job is made up, so it is not published.',
    remedy: 'Write a job of yours and delete the line "sample: true", or delete the job.',
    recipeFile: 'new-location.md',
  },
  {
    kind: 'team',
    wrong: 'The person is invented.',
    remedy: 'Write a real name, role and photo and delete the line "sample: true", or delete the whole file.',
    recipeFile: 'photos.md',
  },
];

export const sampleKinds = [...new Set(samples.map(({ kind }) => kind))];

function samplePaths(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return key === 'sample' && item === true ? [[...path, key]] : samplePaths(item, [...path, step]);
  });
}

/** Content that is marked as a sample, each with what to do about it. */
export function sampleBlockers(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) =>
    samplePaths(entry.data).flatMap((path) => {
      const sample = samples.find(({ kind, list }) => kind === entry.kind && (!list || list === path[0]));
      if (!sample) return [];
      const remedy = `${sample.remedy} ${recipe(sample.recipeFile)}`;
      return problemAt(entry, path, sample.wrong, remedy);
    }),
  );
}
