import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dateWordings } from '../../src/site/format/dates';
import { noticeOn } from '../../src/site/format/closures';
import { factsOf, fillFacts } from '../../src/site/format/facts';
import { readPublished } from '../content';
import { business, pageAt, plain, state } from './site';

const hrefs = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));

const locations = readPublished('locations').map(({ slug, data }) => ({
  path: `/locations/${slug}`,
  ...data,
}));
const articles = readPublished('articles').map(({ slug, data }) => ({ path: `/blog/${slug}`, ...data }));
// A notice replaces the banner.
const ticker = noticeOn(business) ? '' : fillFacts(business.ticker ?? '', factsOf(business, state));

describe('lists of content', () => {
  it('write every date of an article alike, whatever the article says', () => {
    const dates = ['/', '/blog'].flatMap((path) => pageAt(path).querySelectorAll('main a time'));
    const short = dates.map((date) => dateWordings(date.getAttribute('datetime') ?? '').short);
    expect(dates.map(({ text }) => plain(text))).toEqual(short);
  });

  it('repeat the banner ten times, but let screen readers read it once', () => {
    const items = pageAt('/about')
      .querySelectorAll('aside li')
      .filter(({ text }) => plain(text) === ticker);
    expect(items).toHaveLength(ticker ? 10 : 0);
    expect(items.filter((item) => item.getAttribute('aria-hidden') !== 'true')).toHaveLength(ticker ? 1 : 0);
  });

  it('show the towns on the home page, and the regions as links below them', () => {
    const regions = locations.filter(({ region }) => region);
    const grid = hrefs('/', '#areas ul a[href^="/locations/"]');
    const towns = locations.filter(({ region }) => !region).map(({ path }) => path);
    expect(grid.filter((href) => !towns.includes(String(href)))).toEqual([]);
    expect(grid).toHaveLength(Math.min(towns.length, 16));
    expect(hrefs('/', '#areas p a')).toEqual(
      expect.arrayContaining(['/locations', ...regions.slice(0, 4).map(({ path }) => path)]),
    );
  });

  it('show each location once', () => {
    const shown = hrefs('/locations', '#places a[href^="/locations/"]');
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(locations.length);
  });

  it('name the ZIP codes of each location in the singular or the plural', () => {
    const texts = pageAt('/locations')
      .querySelectorAll('#places .zip-codes')
      .map(({ text }) => plain(text));
    expect(texts).toHaveLength(locations.length);
    for (const text of texts)
      expect(text).toMatch(/^(?:1 mile, |\d+ miles, )?(?:ZIP code \d{5}$|ZIP codes \d{5}, |\d+ ZIP codes)/);
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
    const [featured] = newestFirst(articles.filter((article) => article.featured));
    const others = newestFirst(articles).filter((path) => path !== featured);
    expect(shown('/blog')).toEqual([featured, ...others]);
    const feed = readFileSync('dist/rss.xml', 'utf8');
    const links = [...feed.matchAll(/<link>[^<]*?(\/blog\/[^<]+)</g)].map(([, path]) => path);
    expect(links).toEqual(newestFirst(articles).slice(0, 50));
    // By the clock of the shop, where midnight in Greenwich is still the day before.
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: business.timeZone });
    const days = [...feed.matchAll(/<pubDate>([^<]+)</g)].map(([, time = '']) =>
      clock.format(new Date(time)),
    );
    expect(days).toEqual(links.map((link) => articles.find(({ path }) => path === link)?.datePublished));
  });
});
