import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLES_A_PAGE, LOCATIONS_LISTED } from '../../src/site/queries/paging';
import { noticeOn } from '../../src/site/format/notice';
import { factsOf, fillFacts } from '../../src/site/format/facts';
import { toServicePath } from '../../src/site/format/slugs';
import { readOne, readPublished, state } from '../content';
import { listed } from '../routes';
import { business, pageAt, plain } from './site';

const hrefs = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));

const locations = readPublished('locations').map(({ slug, data }) => ({
  path: `/locations/${slug}`,
  ...data,
}));
const articles = readPublished('articles').map(({ slug, data }) => ({ path: `/blog/${slug}`, ...data }));
const pathOf = (city: string) => locations.find((location) => location.city === city)?.path;
// A notice takes the place of the banner.
const ticker = noticeOn(business) ? '' : fillFacts(business.ticker ?? '', factsOf(business, state));
const menuAreas = business.navigation.areas.map(pathOf).filter(Boolean);

describe('lists of content', () => {
  it('repeats the banner ten times, once of them for screen readers', () => {
    const items = pageAt('/about')
      .querySelectorAll('aside li')
      .filter(({ text }) => plain(text) === ticker);
    expect(items).toHaveLength(ticker ? 10 : 0);
    expect(items.filter((item) => item.getAttribute('aria-hidden') !== 'true')).toHaveLength(ticker ? 1 : 0);
  });

  it('show the locations of the header menu in order', () => {
    expect(hrefs('/about', 'nav a[href^="/locations/"]')).toEqual(menuAreas);
  });

  it('link the footer to every other site of the business', () => {
    const { reviews, links, social, email, claims } = business;
    expect(hrefs('/about', 'footer a')).toEqual(
      expect.arrayContaining([
        `mailto:${email}`,
        ...(claims.reviews ? [reviews.url] : []),
        ...(claims.giftCards ? [links.giftCards] : []),
        ...social.map(({ url }) => url),
      ]),
    );
    expect(plain(pageAt('/about').querySelector('footer')?.text ?? '')).toContain(business.address.street);
  });

  it('show the towns on the home page, and the regions as links below them', () => {
    const regions = locations.filter(({ region }) => region);
    const grid = hrefs('/', '#areas ul a[href^="/locations/"]');
    const towns = locations.filter(({ region }) => !region).map(({ path }) => path);
    expect(grid.filter((href) => !towns.includes(String(href)))).toEqual([]);
    expect(grid).toHaveLength(Math.min(towns.length, LOCATIONS_LISTED));
    expect(hrefs('/', '#areas p a')).toEqual(
      expect.arrayContaining(['/locations', ...regions.slice(0, 4).map(({ path }) => path)]),
    );
  });

  it.each(
    [
      ['/commercial-window-tinting', 'commercial'],
      ['/residential-window-tinting', 'residential'],
      ['/auto-window-tinting', 'automotive'],
      ['/tesla-window-tinting', 'tesla'],
      ['/automotive-gallery', 'gallery'],
    ].filter(([path]) => listed.includes(String(path))),
  )('%s shows the pictures of its gallery, in order, with their alt texts', (path, gallery) => {
    const wanted = readOne('galleries', gallery).images.map(({ alt }) => plain(alt));
    const lists = pageAt(path)
      .querySelectorAll('main ul')
      .map((list) => list.querySelectorAll('li img').map((img) => plain(img.getAttribute('alt') ?? '')));
    expect(lists).toContainEqual(wanted);
    expect(new Set(wanted).size).toBe(wanted.length);
  });

  it('show the newest article first, on the blog page and in the feed', () => {
    const newestFirst = (list: typeof articles) =>
      list
        .toSorted((a, b) => b.datePublished.localeCompare(a.datePublished) || a.id - b.id)
        .map(({ path }) => path);
    const shown = (path: string) =>
      [...new Set(hrefs(path, 'main li a[href^="/blog/"]'))].filter((href) =>
        articles.some((article) => article.path === href),
      );
    const listed = newestFirst(articles.filter(({ featured }) => !featured));
    expect(shown('/blog').slice(1)).toEqual(listed.slice(0, ARTICLES_A_PAGE));
    const feed = readFileSync('dist/rss.xml', 'utf8').matchAll(/<link>[^<]*?(\/blog\/[^<]+)</g);
    expect([...feed].map(([, path]) => path)).toEqual(newestFirst(articles).slice(0, 50));
  });

  it.each(locations)('$city has a card for each of its services', ({ path, services }) => {
    const locationServices = services ?? (['commercial', 'residential', 'automotive'] as const);
    const cards = hrefs(path, 'main a[href$="-window-tinting"]').filter((href) =>
      ['/commercial', '/residential', '/auto'].some((start) => href?.startsWith(start)),
    );
    const served = locationServices.map(toServicePath).filter((page) => listed.includes(page));
    expect([...new Set(cards)].toSorted()).toEqual(served.toSorted());
  });
});
