import { problemAt, type Problem } from '../../src/content-check/problem.ts';
import { recipe } from '../../src/content-check/recipes.ts';
import { valueAt, type Entry } from '../../src/site/build/content-file.ts';

/** Where content says that it is a sample, what that means, and what to do. */
const samples: { kind: Entry['kind']; path: string[]; wrong: string; remedy: string; told: string }[] = [
  {
    kind: 'films',
    path: ['sample'],
    wrong: 'The figures of the films are typical ranges, not those of your data sheets.',
    remedy: 'Write the figures of your films and delete the line "sample: true".',
    told: 'prices-and-claims.md',
  },
  {
    kind: 'calculator',
    path: ['sample'],
    wrong: 'Films, percentages and prices of the savings calculator are those of the sample shop.',
    remedy: 'Write your own and delete the line "sample: true".',
    told: 'prices-and-claims.md',
  },
  {
    kind: 'about',
    path: ['owner', 'sample'],
    wrong: 'Branch, years of service and opening year of the owner are made up.',
    remedy: 'Write your own and delete the line "sample: true", or delete the group "owner".',
    told: 'make-it-yours.md',
  },
  {
    kind: 'reviews',
    path: ['sample'],
    wrong: 'The review is made up, so it is not published.',
    remedy: 'Write a real one, word for word, and delete the line "sample: true", or delete the file.',
    told: 'customer-quotes.md',
  },
  {
    kind: 'locations',
    path: ['job', 'sample'],
    wrong: 'The job is made up, so it is not published.',
    remedy: 'Write a job of yours and delete the line "sample: true", or delete the group "job".',
    told: 'new-location.md',
  },
  {
    kind: 'team',
    path: ['sample'],
    wrong: 'The person is invented.',
    remedy: 'Write a real name, role and photo and delete the line "sample: true", or delete the whole file.',
    told: 'make-it-yours.md',
  },
];

/** Kinds of content that can hold samples. */
export const sampleKinds = [...new Set(samples.map(({ kind }) => kind))];

/** Content that is marked as a sample, each with what to do about it. */
export function sampleBlockers(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) =>
    samples
      .filter(({ kind, path }) => kind === entry.kind && valueAt(entry.data, path) === true)
      .map(({ path, wrong, remedy, told }) => problemAt(entry, path, wrong, `${remedy} ${recipe(told)}`)),
  );
}
