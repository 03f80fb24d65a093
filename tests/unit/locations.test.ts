import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { locationSimilarity } from '../../tools/content-check/similarity';
import { factsOf, fillFactsDeep } from '../../src/site/facts';
import { locationSchema } from '../../src/schemas/location';
import { business, state } from '../content';
import { mostAlike, toLocationText } from '../../tools/content-check/locations-rule.ts';

const schema = locationSchema(() => z.string());
const folder = new URL('../../src/content/locations/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const facts = factsOf(business, state);
const sources = files.map((name) => ({
  name,
  data: fillFactsDeep(parse(readFileSync(new URL(name, folder), 'utf8')) as unknown, facts),
}));
// A file that the schema refuses is named by its own test below, not by a crash of all of them.
const locations = sources
  .flatMap(({ data }) => schema.safeParse(data).data ?? [])
  .filter(({ draft }) => !draft);

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

const pairs = locations.flatMap((first, index) =>
  locations.slice(index + 1).map((second) => [first, second] as const),
);

describe('the places we serve', () => {
  it.each(sources)('$name keeps to the schema', ({ data }) => {
    expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  it.each(sources)('$name is named after its city', ({ name, data }) => {
    const { city } = schema.parse(data);
    expect(name).toBe(`${city.toLowerCase().replaceAll(' ', '-')}-window-tinting.yaml`);
  });

  it.each(locations)(
    '$city says enough: 60 words of introduction, 80 of local insight',
    ({ uniqueContent }) => {
      expect(words(uniqueContent.intro)).toBeGreaterThanOrEqual(60);
      expect(words(uniqueContent.localInsight)).toBeGreaterThanOrEqual(80);
    },
  );

  it.each(pairs)('$0.city and $1.city share at most 10 % of their word 5-grams', (first, second) => {
    expect(locationSimilarity(toLocationText(first), toLocationText(second))).toBeLessThanOrEqual(mostAlike);
  });

  it('would not pass as copies with the names swapped', () => {
    for (const [first, second] of pairs) {
      const original = toLocationText(first);
      const swapped = [first.city, ...first.neighborhoods].reduce(
        (text, name, index) =>
          text.replaceAll(name, [second.city, ...second.neighborhoods][index] ?? second.city),
        original.text,
      );
      expect(locationSimilarity(original, { ...toLocationText(second), text: swapped })).toBeGreaterThan(0.9);
    }
  });

  it('share a ZIP code with at most one neighbor and never list one twice', () => {
    const owners = new Map<string, string[]>();
    for (const { city, zipCodes } of locations) {
      for (const zip of zipCodes) owners.set(zip, [...(owners.get(zip) ?? []), city]);
    }
    const crowded = [...owners].filter(
      ([, cities]) => cities.length > 2 || new Set(cities).size < cities.length,
    );
    expect(crowded).toEqual([]);
  });

  it('share no heading', () => {
    const headings = locations.flatMap((place) => Object.values(place.headings));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => !heading.endsWith('.'))).toEqual([]);
  });

  it('tell a lifetime warranty only beside the years of an exterior application', () => {
    const silent = locations.filter(
      (place) =>
        /lifetime|for life/i.test(JSON.stringify(place)) &&
        !JSON.stringify(place).includes(`${facts.exteriorWarrantyYears} years`),
    );
    expect(silent.map(({ city }) => city)).toEqual([]);
  });
});
