import { describe, expect, it } from 'vitest';
import { chipOf, chips, isShown, queryOf } from '../../src/features/blog/article-filter';

describe('blog filter', () => {
  it('has the four chips in their order', () => {
    expect(chips).toEqual(['All', 'Automotive', 'Residential', 'Commercial']);
  });

  it('writes a chip into the address and reads it back', () => {
    for (const chip of chips) expect(chipOf(queryOf(chip))).toBe(chip);
    expect(queryOf('Residential')).toBe('?category=residential');
    expect(queryOf('All')).toBe('');
  });

  it.each([
    '?category=',
    '?category=guide',
    '?category=RESIDENTIAL',
    '?category=%3Cscript%3E',
    '?category=__proto__',
    '?category=%',
    '?Category=residential',
    '?category=all&category=residential',
  ])('shows all for %s', (search) => {
    expect(chipOf(search)).toBe('All');
  });

  it('shows an article under All and under its own category', () => {
    expect(isShown('Residential', 'All')).toBe(true);
    expect(isShown('Residential', 'Residential')).toBe(true);
    expect(isShown('Residential', 'Commercial')).toBe(false);
    expect(isShown(undefined, 'Commercial')).toBe(false);
  });
});
