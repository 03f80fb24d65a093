import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lastModifiedIn, sourceOf } from '../../src/integrations/last-modified';
import { readPublished } from '../content';

const day = /^\d{4}-\d{2}-\d{2}$/;
const pages = [
  { entrypoint: 'src/pages/index.astro', patternRegex: /^\/$/ },
  { entrypoint: 'src/pages/credits.astro', patternRegex: /^\/credits$/ },
  { entrypoint: 'src/pages/auto-window-tinting.astro', patternRegex: /^\/auto-window-tinting$/ },
  { entrypoint: 'src/pages/blog/[slug].astro', patternRegex: /^\/blog\/[^/]+$/ },
  { entrypoint: 'src/pages/locations/[slug].astro', patternRegex: /^\/locations\/[^/]+$/ },
];
const article = readPublished('articles')[0]?.slug ?? '';
const town = readPublished('locations')[0]?.slug ?? '';

describe('the file whose change changes a page', () => {
  it.each([
    ['/', 'src/content/pages/home.yaml'],
    ['/auto-window-tinting', 'src/content/services/automotive.yaml'],
    ['/credits', 'src/content/pages/credits.yaml'],
    [`/blog/${article}`, `src/content/articles/${article}.mdx`],
    [`/locations/${town}`, `src/content/locations/${town}.yaml`],
  ])('of %s is %s', (path, source) => expect(sourceOf(path, pages)).toBe(source));

  it('is no guess: a path without a page, or content that is not there, stops the build', () => {
    expect(() => sourceOf('/nowhere', pages)).toThrow('No file of src/pages makes /nowhere.');
    expect(() => sourceOf('/blog/no-such-article', pages)).toThrow(
      'src/content/articles/no-such-article.mdx',
    );
  });
});

describe('the day of the last change', () => {
  const lastModified = lastModifiedIn(pages);

  it('is what an article says', () => expect(lastModified(`/blog/${article}`)).toMatch(day));

  it.runIf(existsSync('.git'))('is else the last commit of the source', () => {
    expect(lastModified('/')).toMatch(day);
  });
});
