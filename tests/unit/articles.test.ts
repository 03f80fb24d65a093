import { describe, expect, it } from 'vitest';
import { getChips } from '../../src/features/blog/article-filter';
import { articleProblems, referenceProblems } from '../../src/content-check/references-rule';
import { readContent, readEntry } from '../../src/site/build/content-file';

const services = { automotive: true, residential: true, commercial: true };
const chips = ['All', 'Automotive', 'Residential', 'Commercial'];

it('the blog page has no chips while there are no articles', () => {
  expect(getChips([], services)).toEqual([]);
});

it('the blog page has no chip for a service that is off, unless an article is in its category', () => {
  const withoutVehicles = { ...services, automotive: false };
  expect(getChips([{ category: 'Residential' }], services)).toEqual(chips);
  expect(getChips([{ category: 'Residential' }], withoutVehicles)).toEqual([
    'All',
    'Residential',
    'Commercial',
  ]);
  expect(getChips([{ category: 'Automotive' }], withoutVehicles)).toEqual(chips);
});

const [care, wall] = ['caring-for-new-film', 'film-on-a-west-wall'];
const written = readContent('tests/fixture', ['articles', 'home']);
/** The content after these replacements in an article. */
const changed = (slug: string, ...changes: readonly (readonly [RegExp, string])[]) =>
  written.map((entry) =>
    entry.slug === slug
      ? readEntry(
          'articles',
          slug,
          changes.reduce((source, [from, to]) => source.replace(from, to), entry.source),
        )
      : entry,
  );
const draft = [/^id/m, 'draft: true\nid'] as const;
const featured = [/^category/m, 'featured: true\ncategory'] as const;
const later = [
  /^datePublished: .*\ndateText: .*$/m,
  'datePublished: 2099-12-01\ndateText: Dec 1, 2099',
] as const;

describe('the rules between articles', () => {
  it.each([
    ['as a draft', draft],
    ['for a later day', later],
  ])('let an owner prepare the next featured article %s', (_, hidden) => {
    expect(articleProblems(changed(care, featured, hidden))).toEqual([]);
  });

  it.each([
    ['is featured', [/^featured: true\n/m, ''] as const],
    ['but a draft is featured', draft],
    ['but one of a later day is featured', later],
  ])('ask for a featured article if none that visitors see %s', (_, change) => {
    expect(articleProblems(changed(wall, change))).toMatchObject([
      { field: 'featured', wrong: 'No published article is featured.' },
    ]);
  });

  it('let a page list an article that is not published yet only beside one that is', () => {
    expect(referenceProblems(changed(care, draft))).toEqual([]);
    const home = readEntry('home', 'home', `articles:\n  heading: Read this.\n  items: [${care}]\n`);
    expect(referenceProblems([...changed(care, draft), home])).toMatchObject([
      { file: 'src/content/pages/home.yaml', line: 3, field: 'articles > items' },
    ]);
  });

  it('suggest a different free number to each article with the number of another', () => {
    const again = ['second', 'third'].map((slug) =>
      readEntry('articles', slug, written.find((entry) => entry.slug === care)?.source ?? ''),
    );
    expect(articleProblems([...written, ...again])).toMatchObject([
      { file: 'src/content/articles/second.mdx', field: 'id', remedy: 'Write 3.' },
      { file: 'src/content/articles/third.mdx', field: 'id', remedy: 'Write 4.' },
    ]);
  });
});
