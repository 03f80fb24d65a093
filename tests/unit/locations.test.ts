import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locationSchema } from '../../src/schemas/location.ts';
import { readEntry } from '../../src/site/build/content-file.ts';
import { locationProblems } from '../../src/content-check/locations-rule.ts';

const words = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}word${index}`).join(' ');

/** A location whose texts are its own, in the words of `own`. */
function location(city: string, own: string, zips: string[], heading = `${city} in the sun.`) {
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
      intro: words(own, 70),
      whyChooseUs: words(`${own}w`, 30),
      localInsight: words(`${own}i`, 90),
    },
    faqs: ['first', 'second', 'third'].map((which) => ({
      question: `What is the ${which} thing that ${own} asks?`,
      answer: `${words(`${own}${which}`, 12)}. ${words(`${own}${which}b`, 12)}.`,
    })),
  };
  const entry = readEntry('locations', city.toLowerCase(), JSON.stringify(data));
  return { entry, data: locationSchema(() => z.string()).parse(data) };
}

const fieldsOf = (...locations: ReturnType<typeof location>[]) =>
  locationProblems(locations).map(({ field, file }) => `${file.split('/').at(-1)} ${field}`);

describe('what the check says of locations', () => {
  it('passes locations with texts of their own, two of which share a ZIP code', () => {
    expect(fieldsOf(location('Hutto', 'a', ['78634']), location('Taylor', 'b', ['78634']))).toEqual([]);
  });

  it('finds a copied text, a copied heading and a ZIP code listed twice or by three', () => {
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
