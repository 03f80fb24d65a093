import { describe, expect, it } from 'vitest';
import { likelyCopies } from '../../src/content-check/likely-copies';
import { locationSimilarity } from '../../src/content-check/similarity';

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

describe('similarity of two places', () => {
  it('is 1 for the same text and 0 for texts that share no run of five words', () => {
    expect(locationSimilarity(lakeway, lakeway)).toBe(1);
    expect(locationSimilarity(lakeway, leander)).toBe(0);
  });

  it('does not fall when the names are swapped', () => {
    const copy = lakeway.text.replace('Lakeway', 'Leander').replace('Rough Hollow', 'Bryson');
    expect(locationSimilarity(lakeway, { ...leander, text: copy })).toBe(1);
  });

  it('does not fall when a name of one word takes the place of a longer one', () => {
    const copy = lakeway.text.replace('Rough Hollow', "Leander's");
    const swapped = locationSimilarity({ ...lakeway, city: 'Dripping Springs' }, { ...leander, text: copy });
    expect(swapped).toBeLessThan(1);
    expect(
      locationSimilarity(lakeway, { ...leander, text: lakeway.text.replace('Rough Hollow', 'Leander') }),
    ).toBe(1);
  });
});

describe('likely copies', () => {
  const copy = {
    ...leander,
    text: lakeway.text.replace('Lakeway', 'Leander').replace('Rough Hollow', 'Bryson'),
  };

  it('finds a copy with swapped names, and no pair of texts that share nothing', () => {
    expect(likelyCopies([lakeway, leander, copy], 0.1)).toEqual([[2, 0]]);
  });

  it('finds each of many copies, without comparing all with all', () => {
    const many = Array.from({ length: 100 }, () => lakeway);
    const pairs = likelyCopies(many, 0.1);
    expect(new Set(pairs.map(([later]) => later)).size).toBe(99);
    expect(pairs.length).toBeLessThan(1000);
  });
});
