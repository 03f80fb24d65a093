import { describe, expect, it } from 'vitest';
import { chipsOf } from '../../src/features/blog/article-filter';
import { articleProblems } from '../../src/site/queries/article-rules';

describe('the chips of the blog page', () => {
  const services = { automotive: true, residential: true, commercial: true };
  const chips = chipsOf([], services);

  it('leave out a service that is off, unless an article is in its category', () => {
    const withoutVehicles = { ...services, automotive: false };
    expect(chips).toEqual(['All', 'Automotive', 'Residential', 'Commercial']);
    expect(chipsOf([{ category: 'Residential' }], withoutVehicles)).toEqual([
      'All',
      'Residential',
      'Commercial',
    ]);
    expect(chipsOf([{ category: 'Automotive' }], withoutVehicles)).toEqual(chips);
  });
});

describe('the rules between articles', () => {
  const article = (id: number, changes = {}) => ({
    slug: `article-${id}`,
    id,
    featured: id === 1,
    related: [id === 1 ? 'article-2' : 'article-1'],
    datePublished: '2025-01-20',
    dateText: 'Jan 20, 2025',
    ...changes,
  });
  const problems = (changes: object) => articleProblems([article(1), article(2, changes)]);

  it('name both articles where two are featured', () => {
    expect(problems({ featured: true })).toMatchObject([
      { slug: 'article-1', field: 'featured', wrong: '2 articles are featured: article-1, article-2.' },
      { slug: 'article-2', field: 'featured' },
    ]);
  });
});
