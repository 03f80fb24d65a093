import { expect, it } from 'vitest';
import { getChips } from '../../src/features/blog/article-filter';

const services = { automotive: true, residential: true, commercial: true };
const namesOf = (...args: Parameters<typeof getChips>) => getChips(...args).map(({ name }) => name);
const chips = ['All', 'Automotive', 'Residential', 'Commercial'];

it('the blog page has no chips while there are no articles', () => {
  expect(getChips([], services)).toEqual([]);
});

it('the blog page has no chip for a service that is off, unless an article is in its category', () => {
  const withoutVehicles = { ...services, automotive: false };
  expect(namesOf([{ category: 'Residential' }], services)).toEqual(chips);
  expect(namesOf([{ category: 'Residential' }], withoutVehicles)).toEqual([
    'All',
    'Residential',
    'Commercial',
  ]);
  expect(namesOf([{ category: 'Automotive' }], withoutVehicles)).toEqual(chips);
});
