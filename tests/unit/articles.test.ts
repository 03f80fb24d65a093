import { describe, expect, it } from 'vitest';
import { chipsOf } from '../../src/features/blog/article-filter';
import { betweenArticles } from '../../src/content-check/references-rule';
import { readContent, readEntry } from '../../src/site/build/content-file';

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
  const written = readContent('tests/fixture', ['articles']);
  /** What is wrong once a line of the article on care is another. */
  const problems = (line: RegExp, now: string) =>
    betweenArticles(
      written.map((entry) =>
        entry.slug === 'caring-for-new-film'
          ? readEntry('articles', entry.slug, entry.source.replace(line, now))
          : entry,
      ),
    );

  it('name both articles where two are featured', () => {
    const wrong = '2 articles are featured: caring-for-new-film, film-on-a-west-wall.';
    expect(problems(/^category/m, 'featured: true\ncategory')).toMatchObject([
      { file: 'src/content/articles/caring-for-new-film.mdx', field: 'featured', wrong },
      { file: 'src/content/articles/film-on-a-west-wall.mdx', field: 'featured', wrong },
    ]);
  });
});
