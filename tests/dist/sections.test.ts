import { describe, expect, it } from 'vitest';
import { readOne, readPublished } from '../content';
import { toServicePath } from '../../src/site/format/slugs';
import { articles as published, listed } from '../routes';
import { business, pageAt, plain } from './site';

const isBuilt = (service: string) => listed.includes(toServicePath(service));
const built = <Service extends string>(...services: Service[]) => services.filter(isBuilt);

describe('the parts of the specification', () => {
  it('are on the home page, with its three buttons first', () => {
    const { services, articles } = readOne('home', 'home');
    const { claims, links } = business;
    const main = pageAt('/').querySelector('main')?.toString() ?? '';
    const quotes = built('commercial', 'residential').map((id) => `${toServicePath(id)}#quote`);
    const marks = [
      '<h1',
      ...quotes.slice(0, 1).map((href) => `href="${href}"`),
      ...(claims.reviews ? ['id="reviews"'] : []),
      services.heading,
      ...(claims.dealer ? ['uthorized dealer'] : []),
      ...(articles?.items.some((slug) => published.includes(slug)) ? [articles.heading] : []),
      'id="areas"',
    ];
    // Each sentence of a heading has a line of its own.
    const positions = marks.map((mark) => main.indexOf(mark.split(/\.(?: |$)/)[0] ?? mark));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    const buttons = pageAt('/').querySelectorAll('main > section:first-of-type a');
    const booking = claims.booking ? links.booking : '/auto-window-tinting#quote';
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([...quotes, ...(isBuilt('automotive') ? [booking] : [])]),
    );
  });
});

/** The headings of a page that are the first in their section and one level below the title. */
const sectionHeadings = (path: string) =>
  pageAt(path)
    .querySelectorAll('main h2')
    .filter((heading) => heading.closest('section')?.querySelector('h1, h2, h3') === heading)
    .map(({ text }) => plain(text));

describe('the outline', () => {
  it.each(listed)('of %s has a heading for each section', (path) => {
    const sections = pageAt(path).querySelectorAll('main > section');
    const levels = sections.map((section) => section.querySelector('h1, h2, h3, h4')?.rawTagName ?? 'none');
    expect(levels.filter((level) => !['h1', 'h2'].includes(level))).toEqual([]);
  });

  it.each(readPublished('services').filter(({ slug }) => isBuilt(slug)))(
    'of $slug has each part of the page as a section with its heading',
    ({ slug, data }) => {
      const path = toServicePath(slug);
      const { benefits, films, steps, industries, models, glassRoof, windshield } = data;
      const { warranty, articles, giftCards, quote, galleryHeading, pricesHeading } = data;
      const parts = [benefits, films, steps, industries, models, glassRoof, windshield, warranty];
      const headings = [...parts, articles, giftCards, quote].flatMap((part) => part?.heading ?? []);
      const shown = pageAt(path)
        .querySelectorAll('main :is(h1, h2, h3, h4)')
        .map(({ text }) => plain(text));
      const expected = [...headings, galleryHeading ?? '', pricesHeading ?? ''].map(plain);
      expect(sectionHeadings(path)).toEqual(
        expect.arrayContaining(expected.filter((heading) => shown.includes(heading))),
      );
    },
  );
});

describe('the films', () => {
  it.each(readPublished('services').filter(({ slug, data }) => data.films && isBuilt(slug)))(
    'of $slug have their features in a list',
    ({ slug, data }) => {
      const lists = pageAt(toServicePath(slug))
        .querySelectorAll('#films article')
        .map((film) => film.querySelectorAll('ul li').map(({ text }) => plain(text)));
      expect(lists).toEqual(data.films?.items.map(({ features }) => features.map(plain)));
    },
  );
});

describe('the quote section', () => {
  it.each(built('commercial', 'residential'))('of %s frames the quote form, titled and lazy', (id) => {
    const [frame, ...others] = pageAt(toServicePath(id)).querySelectorAll('#quote iframe');
    expect(others).toEqual([]);
    expect(frame?.attributes).toMatchObject({
      height: '550',
      loading: 'lazy',
      title: expect.any(String) as string,
    });
    expect(frame?.getAttribute('src')?.split('?')[0]).toBe(business.quoteFrame ?? '/embed/quote');
  });

  it.each(built('automotive', 'tesla'))(
    'of %s asks about the vehicle, and the first action is booking',
    (id) => {
      const page = pageAt(toServicePath(id));
      const fields = page
        .querySelectorAll('#quote form[name=quote] [name]')
        .map((field) => field.attributes.name);
      expect(fields).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'vehicleInfo', 'message']));
      expect(fields).toEqual(expect.arrayContaining(['filmRemoval', 'contactMethod']));
      expect(fields).not.toContain('serviceType');
      const [first, ...others] = page.querySelectorAll('#quote :is(a.btn, form)');
      expect(first?.getAttribute('href')).toBe(
        business.claims.booking ? business.links.booking : '/request-quote',
      );
      expect(others.map(({ rawTagName }) => rawTagName)).toContain('form');
    },
  );
});
