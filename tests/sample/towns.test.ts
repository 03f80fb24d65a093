import { describe, expect, it } from 'vitest';
import { pageAt, visibleText } from '../dist/site';
import { cities, cityPath as pathOf, isSample } from './sample';

const textOf = (slug: string) => visibleText(pageAt(pathOf(slug)).querySelector('main') ?? pageAt('/404'));

/** Counties of each place, as the Census draws them. */
const counties: Record<string, string[]> = {
  austin: ['Travis', 'Williamson', 'Hays'],
  'bee-cave': ['Travis'],
  'cedar-park': ['Williamson', 'Travis'],
  'central-texas': ['Bastrop', 'Blanco', 'Burnet', 'Hays', 'Llano', 'Travis', 'Williamson'],
  'dallas-fort-worth': ['Collin', 'Dallas', 'Denton', 'Tarrant'],
  'dripping-springs': ['Hays'],
  georgetown: ['Williamson'],
  lakeway: ['Travis'],
  leander: ['Williamson', 'Travis'],
  'liberty-hill': ['Williamson'],
  'marble-falls': ['Burnet'],
  'round-rock': ['Williamson', 'Travis'],
  spicewood: ['Burnet', 'Travis', 'Blanco'],
  'westlake-hills': ['Travis'],
};

describe.runIf(isSample)('the specification, while the sample business is in business.yaml: towns', () => {
  describe.each(cities)('%s', (slug) => {
    it('names its county', () => {
      const wanted = counties[slug] ?? ['no county is known'];
      for (const county of wanted) expect(textOf(slug)).toContain(county);
      expect(textOf(slug)).toMatch(/\bCount(?:y|ies)\b/);
    });

    it('says nothing that a neighbor would correct', () => {
      expect(textOf(slug)).not.toMatch(
        /Texas, TX|Main Street neighborhood|ridges off Ranch Road 12 and Creek Road|grew up around one crossing|south of it, toward the university|just down Highway 71/i,
      );
    });

    it('asks nobody to send pictures through a form that takes none', () => {
      const asked = textOf(slug).match(/[^.]*\b(?:photos?|pictures?)\b[^.]*/gi) ?? [];
      const lost = asked.filter(
        (sentence) => /\bsend(?:ing)?\b/i.test(sentence) && !/\btext\b/i.test(sentence),
      );
      expect(lost).toEqual([]);
    });
  });

  describe('the places together', () => {
    it('tell savings and payback in two places, and link each to how we count', () => {
      const telling = cities.filter((slug) => /25 to 35%/.test(textOf(slug)));
      expect(telling).toHaveLength(2);
      expect(cities.filter((slug) => /3 to 5 years/.test(textOf(slug)))).toEqual(telling);
      for (const slug of telling) expect(textOf(slug)).toMatch(/25 to 40%/);
    });

    it('give each street-level fact a place of its own on the page', () => {
      const facts = cities.map(
        (slug) => pageAt(pathOf(slug)).querySelector('#on-the-map')?.text.trim() ?? '',
      );
      expect(facts.filter((text) => text.length < 60)).toEqual([]);
      expect(new Set(facts).size).toBe(facts.length);
    });

    it('call West Lake Hills by both its names', () => {
      expect(textOf('westlake-hills')).toContain('West Lake Hills');
      expect(textOf('westlake-hills')).toContain('Westlake Hills');
    });

    it('leave out the ZIP code of the university, and count Horseshoe Bay once', () => {
      const table = (zip: string) => pageAt('/locations').toString().includes(zip);
      expect(table('78712')).toBe(false);
      expect(textOf('marble-falls')).not.toContain('78657');
    });

    it('say which glass the price of a whole home covers', () => {
      const sentence = /whole home[^.]*\$800[^.]*\.[^.]*square feet/i;
      expect(textOf('cedar-park')).toMatch(sentence);
    });
  });
});
