import { describe, expect, it } from 'vitest';
import { pageAt } from '../dist/site';
import { articles, cities, cityPath, isSample } from './sample';

const hrefs = (path: string, selector: string) =>
  pageAt(path)
    .querySelectorAll(selector)
    .map((link) => link.getAttribute('href'));

const menuAreas = [
  'austin',
  'bee-cave',
  'cedar-park',
  'central-texas',
  'dallas-fort-worth',
  'dripping-springs',
  'lakeway',
  'leander',
  'marble-falls',
  'round-rock',
  'spicewood',
  'westlake-hills',
].map(cityPath);

const regions = ['central-texas', 'dallas-fort-worth'];

describe.runIf(isSample)('the specification, while the sample business is in business.yaml: counts', () => {
  it('lists 12 areas in the header menu, in order', () => {
    const shown = hrefs('/about', 'nav a[href^="/locations/"]').filter((href) =>
      menuAreas.includes(href ?? ''),
    );
    expect(shown).toEqual(menuAreas.filter((path) => cities.map(cityPath).includes(path)));
  });

  it('links the header to the pages of the spec, and phones', () => {
    expect(hrefs('/about', 'header a')).toEqual(
      expect.arrayContaining([
        '/',
        '/commercial-window-tinting',
        '/residential-window-tinting',
        '/auto-window-tinting',
        '/tesla-window-tinting',
        '/about',
        '/blog',
        '/request-quote',
        'tel:+15125550142',
      ]),
    );
  });

  it('links the footer to what the spec names', () => {
    expect(hrefs('/about', 'footer a')).toEqual(
      expect.arrayContaining([
        'tel:+15125550142',
        'mailto:hello@oakshade.example',
        '/automotive-gallery',
        '/locations',
        '/request-quote',
        '/privacy',
      ]),
    );
  });

  it('shows 12 towns on the home grid and the two regions as links under it', () => {
    const towns = cities.filter((slug) => !regions.includes(slug)).map(cityPath);
    const grid = hrefs('/', '#areas ul a[href^="/locations/"]');
    expect(grid).toEqual(expect.arrayContaining(towns));
    expect(hrefs('/', '#areas p a')).toEqual(
      expect.arrayContaining(['/locations', ...regions.map(cityPath)]),
    );
  });

  it('shows 14 places on the locations page', () => {
    const links = hrefs('/locations', 'main a[href^="/locations/"]');
    expect(links).toEqual(expect.arrayContaining(cities.map(cityPath)));
  });

  it.each([
    ['/commercial-window-tinting', 8],
    ['/residential-window-tinting', 10],
    ['/auto-window-tinting', 10],
    ['/tesla-window-tinting', 5],
    ['/automotive-gallery', 22],
  ])('%s shows %i pictures in its gallery, each with alt text of its own', (path, count) => {
    const lists = pageAt(path).querySelectorAll('main ul');
    const pictures = lists
      .map((list) => list.querySelectorAll('li img').map((img) => img.getAttribute('alt') ?? ''))
      .filter((alts) => alts.length === count && alts.every((alt) => alt.length >= 20));
    expect(pictures).toHaveLength(1);
    expect(new Set(pictures[0]).size).toBe(count);
  });

  it('shows three articles on the home page, and each teaser of the service pages', () => {
    const teasers = (path: string) =>
      pageAt(path)
        .querySelectorAll('main a[href^="/blog/"]')
        .filter((link) => link.querySelector('h3'))
        .map((link) => link.getAttribute('href'));
    expect(teasers('/')).toEqual(['/blog/energy-savings', '/blog/turf-melt', '/blog/tint-maintenance']);
    expect(teasers('/residential-window-tinting')).toHaveLength(3);
    expect(teasers('/auto-window-tinting')).toEqual([
      '/blog/tint-maintenance',
      '/blog/tint-shade-guide',
      '/blog/windshield-tinting',
    ]);
    expect(teasers('/tesla-window-tinting')).toEqual([
      '/blog/tint-maintenance',
      '/blog/windshield-tinting',
      '/blog/tesla-tinting',
    ]);
  });

  it('lists all eight articles, the featured one first', () => {
    const listed = [...new Set(hrefs('/blog', 'main li a[href^="/blog/"]'))];
    expect(listed[0]).toBe('/blog/energy-savings');
    expect(listed).toEqual(expect.arrayContaining(articles.map((slug) => `/blog/${slug}`)));
  });

  it('shows three service cards in each place, and two in Dallas-Fort Worth', () => {
    for (const slug of cities) {
      const cards = hrefs(cityPath(slug), 'main a[href$="-window-tinting"]').filter((href) =>
        ['/commercial', '/residential', '/auto'].some((start) => href?.startsWith(start)),
      );
      expect(new Set(cards).size, slug).toBe(slug === 'dallas-fort-worth' ? 2 : 3);
    }
  });

  it('asks three or four questions in each place, and six of Tesla owners', () => {
    const questions = (path: string) => pageAt(path).querySelectorAll('main details[id^=item-]').length;
    for (const slug of cities) expect([3, 4]).toContain(questions(cityPath(slug)));
    expect(questions('/tesla-window-tinting')).toBeGreaterThanOrEqual(6);
  });
});
