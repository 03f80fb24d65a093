import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listed, pages, unlisted } from '../routes';
import { attribute, business, pageAt, visibleText } from './site';

describe.each(pages)('%s', (path) => {
  it('has a title that ends in the brand and its city', () => {
    const suffix = ` | ${business.brand} ${business.titleCity}`;
    const title = pageAt(path).querySelector('title')?.text ?? '';
    expect(title.endsWith(suffix)).toBe(true);
    expect(title.length).toBeGreaterThan(suffix.length + 5);
  });

  it('has a policy that allows no other site', () => {
    const policy = attribute(path, 'meta[http-equiv=content-security-policy]', 'content') ?? '';
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('gives its URL, title and description to previews', () => {
    const canonical = business.site + path;
    expect(attribute(path, 'link[rel=canonical]', 'href')).toBe(canonical);
    expect(attribute(path, 'meta[property="og:url"]', 'content')).toBe(canonical);
    const title = pageAt(path).querySelector('title')?.text;
    for (const name of ['meta[property="og:title"]', 'meta[name="twitter:title"]'])
      expect(attribute(path, name, 'content')).toBe(title);
    const description = attribute(path, 'meta[name=description]', 'content');
    expect(description?.length).toBeGreaterThanOrEqual(120);
    expect(description?.length).toBeLessThanOrEqual(158);
    for (const name of ['meta[property="og:description"]', 'meta[name="twitter:description"]'])
      expect(attribute(path, name, 'content')).toBe(description);
    for (const name of ['meta[name=keywords]', 'meta[property="og:image"]', 'meta[name="twitter:card"]'])
      expect(attribute(path, name, 'content')).toBeTruthy();
  });

  it('has one title', () => {
    const titles = pageAt(path).querySelectorAll('h1');
    expect(titles.map(({ text }) => text.trim().length > 2)).toEqual([true]);
  });

  it('shows no placeholder and no failed calculation', () => {
    const leftovers = /undefined|\bNaN\b|\bInfinity\b|\{[a-zA-Z]+\}|\[object Object\]|lorem ipsum|TODO/;
    expect(visibleText(pageAt(path))).not.toMatch(leftovers);
    const attributes = pageAt(path).querySelectorAll('[alt], [title], [aria-label], meta[content]');
    expect(attributes.filter(({ rawAttrs }) => leftovers.test(rawAttrs)).map(String)).toEqual([]);
  });
});

/** Names of content files whose last commit git knows, also in a shallow clone. None outside a repository. */
function findCommitted(): string[] {
  const log = ['log', '--min-parents=1', '--format=', '--name-only', '--', 'src/content'];
  const { stdout } = spawnSync('git', log, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout.split('\n').map((file) => basename(file, extname(file)));
}

describe('all pages', () => {
  it.each(['title', 'meta[name=description]', 'link[rel=canonical]'])(
    'each have their own %s',
    (selector) => {
      const tags = pages.map((path) => pageAt(path).querySelector(selector)?.toString());
      expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
    },
  );

  it('are in the sitemap with their canonical URL and date, if search engines may list them', () => {
    const sitemap = readFileSync('dist/sitemap-0.xml', 'utf8');
    const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(<lastmod>\d{4}-\d{2}-\d{2})?/g)];
    const undated = entries.flatMap(([, loc = '', day]) => (day ? [] : [basename(loc)]));
    const committed = new Set(findCommitted());
    expect(undated.filter((name) => committed.has(name))).toEqual([]);
    const home = `${business.site}/`;
    const urls = entries.map(([, loc]) => (loc === business.site ? home : (loc ?? '')));
    expect(urls.toSorted()).toEqual(listed.map((path) => business.site + path).toSorted());
  });

  it('are kept out of search results if they are not in the sitemap, and only then', () => {
    const hidden = pages.filter((path) => attribute(path, 'meta[name=robots]', 'content') === 'noindex');
    expect(hidden).toEqual(unlisted);
  });

  it('can be found through the sitemap that robots.txt names', () => {
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain(`Sitemap: ${business.site}/sitemap-index.xml`);
  });
});
