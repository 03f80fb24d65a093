import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locationSchema } from '../../src/schemas/location.ts';
import { readEntry } from '../../src/site/build/content-file.ts';
import { locationProblems } from '../../src/content-check/locations-rule.ts';
import { likelyCopies, locationSimilarity } from '../../src/content-check/similarity.ts';

const words = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}word${index}`).join(' ');

/** A location whose texts are made of words that start with `prefix`. */
function location(city: string, prefix: string, zips: string[], heading = `${city} in the sun.`) {
  const data = {
    city,
    state: 'TX',
    coordinates: { lat: 30.3, lng: -97.9 },
    zipCodes: zips,
    description: `Window film for ${city}: ${'x'.repeat(110)}`,
    highlights: ['One of three here', 'Two of three here', 'Three of three here'],
    neighborhoods: ['Old Town', 'Star Ranch', 'Emory Farms'],
    headings: { intro: heading, climate: `The sky over ${city}.` },
    uniqueContent: {
      intro: words(prefix, 70),
      whyChooseUs: words(`${prefix}w`, 30),
      localInsight: words(`${prefix}i`, 90),
    },
    faqs: ['first', 'second', 'third'].map((which) => ({
      question: `What is the ${which} question of ${prefix}?`,
      answer: `${words(`${prefix}${which}`, 12)}. ${words(`${prefix}${which}b`, 12)}.`,
    })),
  };
  const entry = readEntry('locations', city.toLowerCase(), JSON.stringify(data));
  return { entry, data: locationSchema(() => z.string()).parse(data) };
}

const fieldsOf = (...locations: ReturnType<typeof location>[]) =>
  locationProblems(locations).map(({ field, file }) => `${file.split('/').at(-1)} ${field}`);

describe('the check of locations', () => {
  it('accepts locations with different texts, two of which share a ZIP code', () => {
    expect(fieldsOf(location('Hutto', 'a', ['78634']), location('Taylor', 'b', ['78634']))).toEqual([]);
  });

  it('refuses a name that begins with a small letter, which every heading would repeat', () => {
    expect(() => location('kerrville', 'a', ['78028'])).toThrow('capital letter');
  });

  it('refuses a copied text, a copied heading and a ZIP code that is listed twice or by three locations', () => {
    expect(fieldsOf(location('Hutto', 'a', ['78634']), location('Taylor', 'a', ['78574']))).toEqual([
      'taylor.yaml uniqueContent',
    ]);
    const same = 'The same words.';
    expect(
      fieldsOf(location('Hutto', 'a', ['78634'], same), location('Taylor', 'b', ['78574'], same)),
    ).toHaveLength(2);
    expect(fieldsOf(location('Hutto', 'a', ['78634', '78634']))).toEqual(['hutto.yaml zipCodes > item 2']);
    const three = ['Hutto', 'Taylor', 'Thrall'].map((city, index) =>
      location(city, 'abc'.charAt(index), ['78634']),
    );
    expect(fieldsOf(...three)).toHaveLength(3);
  });
});

describe('the similarity of two locations', () => {
  const lakeway = {
    city: 'Lakeway',
    neighborhoods: ['The Hills', 'Rough Hollow'],
    text: 'In Lakeway the sun comes off the water, and a west room in Rough Hollow takes it twice by late afternoon.',
  };
  const leander = {
    city: 'Leander',
    neighborhoods: ['Crystal Falls', 'Bryson'],
    text: 'Most houses here are new: their panes carry a coating, yet the stair window still faces a bare horizon.',
  };
  const copyOf = (neighborhood: string) => ({
    ...leander,
    text: lakeway.text.replace('Lakeway', 'Leander').replace('Rough Hollow', neighborhood),
  });

  it('is 1 for the same text with other names, and 0 for texts with no five words in common', () => {
    expect(locationSimilarity(lakeway, leander)).toBe(0);
    for (const neighborhood of ['Bryson', 'Crystal Falls', 'Leander'])
      expect(locationSimilarity(lakeway, copyOf(neighborhood)), neighborhood).toBe(1);
  });

  it('is compared only for likely copies, each of which is found', () => {
    const copy = copyOf('Bryson');
    expect(likelyCopies([lakeway, leander, copy], 0.1)).toEqual([[copy, lakeway]]);
    const pairs = likelyCopies(
      Array.from({ length: 100 }, () => ({ ...lakeway })),
      0.1,
    );
    expect(new Set(pairs.map(([later]) => later)).size).toBe(99);
    expect(pairs.length).toBeLessThan(1000);
  });
});
