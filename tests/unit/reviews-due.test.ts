import { describe, expect, it } from 'vitest';
import { readEntry } from '../../src/site/build/content-file.ts';
import { overdueReviews } from '../../tools/doctor/reviews.ts';

describe('a dated claim', () => {
  const state = readEntry('state', 'state', "law:\n  reviewedOn: '2026-11-21'\n  reviewMonths: 12\n");
  const read = readEntry('articles', 'test', "---\nreviewedOn: '2026-11-21'\n---\n");
  const on = (day: string) =>
    overdueReviews([state, read], new Date(`${day}T12:00:00Z`)).map(({ file }) => file);

  it('is due for review on the day its period ends', () => {
    expect(on('2027-11-20')).toEqual([]);
    expect(on('2027-11-21')).toEqual(['src/content/state.yaml']);
    expect(on('2028-11-21')).toEqual(['src/content/state.yaml', 'src/content/articles/test.mdx']);
  });
});

it('a review is due on the last day of a month that is too short', () => {
  const state = readEntry('state', 'state', "law:\n  reviewedOn: '2026-08-31'\n  reviewMonths: 6\n");
  expect(overdueReviews([state], new Date('2027-02-27T12:00:00Z'))).toEqual([]);
  expect(overdueReviews([state], new Date('2027-02-28T12:00:00Z'))).toHaveLength(1);
});
