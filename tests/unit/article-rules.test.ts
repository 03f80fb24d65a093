import { describe, expect, it } from 'vitest';
import { articleProblems, checkArticles } from '../../src/site/queries/article-rules';

const article = (id: number, changes = {}) => ({
  slug: `article-${id}`,
  id,
  featured: id === 1,
  related: [id === 1 ? 'article-2' : 'article-1'],
  datePublished: '2025-01-20',
  dateText: 'Jan 20, 2025',
  ...changes,
});

const problems = (changes: object, first = {}) => articleProblems([article(1, first), article(2, changes)]);

describe('rules between articles', () => {
  it('pass a good pair', () => {
    expect(problems({})).toEqual([]);
    expect(() => checkArticles([article(1), article(2)])).not.toThrow();
  });

  it('refuse two featured articles, in both', () => {
    expect(problems({ featured: true })).toMatchObject([
      { slug: 'article-1', field: 'featured', wrong: 'It is true in 2 articles: article-1, article-2.' },
      { slug: 'article-2', field: 'featured' },
    ]);
  });

  it('refuse a taken id and name a free one', () => {
    expect(problems({ id: 1, related: ['article-1'] })).toEqual([
      { slug: 'article-2', field: 'id', wrong: 'The number 1 is taken by article-1.', remedy: 'Write 2.' },
    ]);
  });

  it.each(['article-2', 'gone'])('refuse %s as related to article-2 and list what exists', (slug) => {
    expect(problems({ related: [slug] })).toMatchObject([
      { slug: 'article-2', field: 'related', remedy: 'Write one of: article-1.' },
    ]);
  });

  it('refuse a wording of another day', () => {
    expect(problems({ dateText: 'Jan 21, 2025' })).toEqual([
      {
        slug: 'article-2',
        field: 'dateText',
        wrong: '"Jan 21, 2025" is not the day of datePublished, 2025-01-20.',
        remedy: 'Write Jan 20, 2025, or change datePublished to the day you mean.',
      },
    ]);
  });

  it('stop the build with all problems at once', () => {
    const check = () => checkArticles([article(1), article(2, { featured: true, related: ['gone'] })]);
    expect(check).toThrow(/article-1\.mdx, featured: It is true in 2[\s\S]+There is no article gone/);
  });
});
