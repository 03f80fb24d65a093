import { describe, expect, it } from 'vitest';
import { articleProblems, checkArticles } from '../../src/lib/article-rules';

const article = (id: number, changes = {}) => ({
  slug: `article-${id}`,
  id,
  featured: id === 1,
  related: [id === 1 ? 'article-2' : 'article-1'],
  datePublished: '2025-01-20',
  dateText: 'Jan 20, 2025',
  draft: false,
  ...changes,
});

const problems = (changes: object, first = {}) => articleProblems([article(1, first), article(2, changes)]);

describe('rules between articles', () => {
  it('pass a good pair', () => {
    expect(problems({})).toEqual([]);
    expect(() => checkArticles([article(1), article(2)])).not.toThrow();
  });

  it('refuse two featured articles and name both files', () => {
    expect(problems({ featured: true })).toEqual([
      'src/content/articles/article-1.mdx, src/content/articles/article-2.mdx: featured is true in 2 articles. Set it in exactly one.',
    ]);
  });

  it('refuse a list without a featured article', () => {
    expect(problems({}, { featured: false })).toEqual([
      'src/content/articles: featured is true in 0 articles. Set it in exactly one.',
    ]);
  });

  it('refuse a taken id and name a free one', () => {
    expect(problems({ id: 1, related: ['article-1'] })).toEqual([
      'src/content/articles/article-2.mdx: id 1 is taken by src/content/articles/article-1.mdx. Write 2.',
    ]);
  });

  it.each(['article-2', 'gone'])('refuse %s as related to article-2 and list what exists', (slug) => {
    expect(problems({ related: [slug] })).toEqual([
      `src/content/articles/article-2.mdx: related names "${slug}", which is no other article. Write one of: article-1.`,
    ]);
  });

  it('refuse a wording of another day', () => {
    expect(problems({ dateText: 'Jan 21, 2025' })[0]).toMatch(
      /^src\/content\/articles\/article-2\.mdx: dateText "Jan 21, 2025" is not the day of datePublished 2025-01-20\. Write both/,
    );
  });

  it('stop the build with all problems at once', () => {
    const check = () => checkArticles([article(1), article(2, { featured: true, related: ['gone'] })]);
    expect(check).toThrow(/featured is true in 2[\s\S]+related names "gone"/);
  });
});
