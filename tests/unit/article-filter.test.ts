import { describe, expect, it } from 'vitest';
import { chipOf, chipsOf, queryOf } from '../../src/features/blog/article-filter';

const all = { automotive: true, residential: true, commercial: true };
const chips = chipsOf([], all);

describe('blog filter', () => {
  it('has the four chips in their order', () => {
    expect(chips).toEqual(['All', 'Automotive', 'Residential', 'Commercial']);
  });

  it('has none for a service that is off, unless an article is in its category', () => {
    const offered = { ...all, automotive: false };
    expect(chipsOf([{ category: 'Residential' }], offered)).toEqual(['All', 'Residential', 'Commercial']);
    expect(chipsOf([{ category: 'Automotive' }], offered)).toEqual(chips);
  });

  it('writes a chip into the URL and reads it back', () => {
    for (const chip of chips) expect(chipOf(queryOf(chip))).toBe(chip);
    expect(queryOf('Residential')).toBe('?category=residential');
    expect(queryOf('All')).toBe('');
  });
});
