import { afterEach, describe, expect, it } from 'vitest';
import { dateWordings, isPublished, toMidnight } from '../../src/site/format/dates';
import { joinWords, toDollarRange, toDollars, toSentences } from '../../src/site/format/running-text';
import { toLocationSlug, toSlug } from '../../src/site/format/slugs';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['Pacific/Honolulu', 'Pacific/Auckland'])('dates of content, read in %s', (name) => {
  it('are told to feeds and search engines as days of the shop', () => {
    process.env.TZ = name;
    expect(toMidnight('2025-01-25', 'America/Chicago')).toBe('2025-01-25T00:00:00-06:00');
    expect(toMidnight('2025-07-25', 'America/Chicago')).toBe('2025-07-25T00:00:00-05:00');
    expect(toMidnight('2025-07-25', 'UTC')).toBe('2025-07-25T00:00:00+00:00');
  });

  it('are written in UTC, and come at midnight UTC', () => {
    process.env.TZ = name;
    expect(dateWordings('2025-01-20')).toEqual({ short: 'Jan 20, 2025', long: 'January 20, 2025' });
    expect(dateWordings('2024-02-29')).toEqual({ short: 'Feb 29, 2024', long: 'February 29, 2024' });
    const entry = { draft: false, datePublished: '2026-05-02' };
    expect(isPublished(entry, new Date('2026-05-01T23:59:59Z'))).toBe(false);
    expect(isPublished(entry, new Date('2026-05-02T00:00:00Z'))).toBe(true);
  });
});

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('the list %o reads "%s"', (words, text) => expect(joinWords(words)).toBe(text));

it('phrases become sentences, each with one period', () => {
  expect(toSentences(['Shade for west glass', 'Quiet rooms.', 'Why wait?'])).toBe(
    'Shade for west glass. Quiet rooms. Why wait?',
  );
});

it('a price has cents only if it needs them, and a range with one price is that price', () => {
  expect([6.5, 60 * 6.5, 60 * 6.1, 1800].map(toDollars)).toEqual(['$6.50', '$390', '$366', '$1,800']);
  expect(toDollarRange({ from: 6.5, to: 12 })).toBe('$6.50 to $12');
  expect(toDollarRange({ from: 12, to: 12 })).toBe('$12');
});

it.each([
  ['Dallas-Fort Worth', 'dallas-fort-worth'],
  ["  St. John's  ", 'st-john-s'],
  ['San José', 'san-jose'],
  ['Jürgen Weiß', 'jurgen-weiss'],
  ['!?', ''],
])('the name %s becomes the slug %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
  expect(toLocationSlug(name)).toBe(`${slug}-window-tinting`);
});
