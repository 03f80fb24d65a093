import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { redirects } from '../../src/site/build/redirects';
import { readContent } from '../../src/site/build/content-file';
import { readPublished } from '../content';
import { mainText, pageAt, plain, visibleText } from '../dist/site';
import { listed, pages } from '../routes';
import { articles, cities, cityPath, isSample, namedPaths } from './sample';

const texts = z.array(z.string());
const paths = z.record(z.string(), texts);
const specification = z
  .strictObject({
    says: paths,
    articles: z.record(
      z.string(),
      z.strictObject({
        category: z.string(),
        badge: z.string(),
        date: z.string(),
        next: z.string(),
        links: texts.default([]),
        figures: texts,
      }),
    ),
    counties: paths,
    never: paths,
    menuAreas: texts,
    regions: texts,
    header: texts,
    footer: texts,
    galleries: z.record(z.string(), z.number()),
    teasers: paths,
    redirects: z.record(z.string(), z.string()),
  })
  .parse(parse(readFileSync('tests/sample/specification.yaml', 'utf8')));

/** A text of the specification as a pattern: `/up to 50%/i` is one already, other texts are taken literally. */
function toPattern(text: string): RegExp {
  const [, pattern, flags] = /^\/(.+)\/(i?)$/.exec(text) ?? [];
  return new RegExp(pattern ?? RegExp.escape(plain(text)), flags ?? 'i');
}
const hrefs = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href') ?? '');
/** The rows of a table without those of pages that the shop has taken down. */
const served = <Value>(table: Record<string, Value>) =>
  Object.entries(table).filter(([path]) => pages.includes(path));
const bodies = new Map(readContent('.', ['articles']).map(({ slug, body }) => [slug, body]));
const published = new Map(readPublished('articles').map(({ slug, data }) => [slug, data]));

describe.runIf(isSample)('the specification, while the sample business is in business.yaml', () => {
  it.each(served(specification.says))('%s has the texts of the specification', (path, wanted) => {
    const text = visibleText(pageAt(path));
    expect(wanted.filter((wording) => !toPattern(wording).test(text))).toEqual([]);
  });

  it.each(Object.entries(specification.never))('%s is not on other pages', (claim, others) => {
    const found = others.filter((path) => pages.includes(path) && toPattern(claim).test(mainText(path)));
    expect(found).toEqual([]);
  });

  it.each(Object.entries(specification.redirects))('%s leads to %s', (from, to) =>
    expect(redirects[from]).toBe(to),
  );

  // An owner may take a location or an article down, but its path must not be lost.
  it('every location and article is a page, or is redirected', () => {
    const known = new Set([...listed, ...Object.keys(redirects)]);
    expect(namedPaths.filter((path) => !known.has(path))).toEqual([]);
  });
});

describe.runIf(isSample)('the articles of the specification', () => {
  it('are in its order', () => {
    const inOrder = articles.toSorted((a, b) => (published.get(a)?.id ?? 0) - (published.get(b)?.id ?? 0));
    expect(inOrder).toEqual(Object.keys(specification.articles).filter((slug) => published.has(slug)));
  });

  it.each(articles)('%s has its labels, date, figures, links and length', (slug) => {
    const data = published.get(slug);
    const wanted = specification.articles[slug];
    expect([data?.category, data?.badge, data?.dateText, data?.callToAction.links[0]?.href]).toEqual([
      wanted?.category,
      wanted?.badge,
      wanted?.date,
      wanted?.next,
    ]);
    expect(data?.related).toHaveLength(3);
    const text = mainText(`/blog/${slug}`);
    const shown = wanted ? [wanted.badge, wanted.date, ...wanted.figures] : [];
    expect(shown.filter((wording) => !toPattern(wording).test(text))).toEqual([]);
    const links = hrefs(`/blog/${slug}`, 'main a');
    expect(links).toEqual(expect.arrayContaining(['/blog', ...(wanted?.links ?? [])]));
    const words = (bodies.get(slug) ?? '')
      .replace(/<[^>]*>|\]\([^)]*\)|[#*[]/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1600);
  });
});

describe.runIf(isSample)('the lists of the specification', () => {
  it('are in the menu, the header and the footer', () => {
    const areas = specification.menuAreas.filter((slug) => cities.includes(slug)).map(cityPath);
    expect(hrefs('/about', 'nav a[href^="/locations/"]').filter((href) => areas.includes(href))).toEqual(
      areas,
    );
    expect(hrefs('/about', 'header a')).toEqual(expect.arrayContaining(specification.header));
    expect(hrefs('/about', 'footer a')).toEqual(expect.arrayContaining(specification.footer));
  });

  it('name every location on the home page and on the list of locations', () => {
    expect(hrefs('/', '#areas a')).toEqual(expect.arrayContaining(cities.map(cityPath)));
    expect(hrefs('/', '#areas p a')).toEqual(expect.arrayContaining(specification.regions.map(cityPath)));
    expect(hrefs('/locations', 'main a')).toEqual(expect.arrayContaining(cities.map(cityPath)));
  });

  it('show each town of a region on its map, with its name on a phone too', () => {
    for (const { slug, data } of readPublished('locations').filter(
      ({ data: { towns } }) => towns.length > 0,
    )) {
      const names = pageAt(cityPath(slug.replace('-window-tinting', '')))
        .querySelectorAll('.location-map text:not([class~="max-md:hidden"])')
        .map(({ text }) => plain(text));
      expect(names, slug).toEqual(expect.arrayContaining(data.towns.map(({ city }) => city)));
    }
    const mapped = readPublished('locations').filter(({ data }) => data.towns.length > 0);
    expect(mapped.map(({ slug }) => slug)).toEqual(
      specification.regions.map((slug) => `${slug}-window-tinting`),
    );
  });

  it.each(served(specification.galleries))(
    '%s shows %i pictures, each with its own alt text',
    (path, count) => {
      const alts = pageAt(path)
        .querySelectorAll('main ul')
        .map((list) => list.querySelectorAll('li img').map((image) => image.getAttribute('alt') ?? ''))
        .filter((list) => list.length === count && list.every((alt) => alt.length >= 20));
      expect(alts).toHaveLength(1);
      expect(new Set(alts[0]).size).toBe(count);
    },
  );

  it.each(served(specification.teasers))('%s links to its articles', (path, slugs) => {
    const links = pageAt(path).querySelectorAll('main a[href^="/blog/"]');
    const teasers = links.filter((link) => link.querySelector('h3')).map((link) => link.getAttribute('href'));
    expect(teasers).toEqual(slugs.map((slug) => `/blog/${slug}`));
  });

  it.each(cities)('%s names its counties, its services and three or four questions', (slug) => {
    const path = cityPath(slug);
    for (const county of specification.counties[slug] ?? []) expect(mainText(path)).toContain(county);
    const services = hrefs(path, 'main a').filter((href) =>
      /^\/(?:commercial|residential|auto)-w\S*g$/.test(href),
    );
    expect(new Set(services).size).toBe(slug === 'dallas-fort-worth' ? 2 : 3);
    expect([3, 4]).toContain(pageAt(path).querySelectorAll('main details[id^=item-]').length);
  });
});

it('each service page has its sections in an order of its own', () => {
  const parts = ['id="film-table"', 'class="dark bg-text section"', 'id="how-it-runs"'];
  const shown = ['commercial', 'residential', 'auto', 'tesla']
    .map((name) => `/${name}-window-tinting`)
    .filter((path) => pages.includes(path))
    .map((path) => pageAt(path).toString())
    // A shop may omit a section.
    .filter((html) => parts.every((part) => html.includes(part)));
  if (isSample) expect(shown).toHaveLength(4);
  const orders = shown.map((html) => parts.toSorted((a, b) => html.indexOf(a) - html.indexOf(b)).join());
  expect(new Set(orders).size).toBe(shown.length);
});
