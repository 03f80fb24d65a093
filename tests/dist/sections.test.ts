import { describe, expect, it } from 'vitest';
import { readOne, readPublished } from '../content';
import { toServicePath } from '../../src/site/format/slugs';
import { listed } from '../routes';
import { business, pageAt, plain } from './site';

const isBuilt = (service: string) => listed.includes(toServicePath(service));
const built = <Service extends string>(...services: Service[]) => services.filter(isBuilt);

const headingsOf = (path: string) =>
  pageAt(path)
    .querySelectorAll('main :is(h1, h2, h3)')
    .map(({ text }) => plain(text));

/** Expects these headings on a page in this order, with any others between them. */
function expectHeadings(path: string, expected: readonly (string | undefined)[]): void {
  const wanted = expected.map((heading) => plain(heading ?? 'no heading'));
  expect(headingsOf(path).filter((heading) => wanted.includes(heading))).toEqual(wanted);
}

describe('the parts of the specification', () => {
  it.each(built('commercial', 'residential', 'automotive', 'tesla'))(
    'are on the page of %s, in seven sections that end with the quote',
    (id) => {
      const service = readOne('services', id);
      const { hero, models, benefits, films, windshield, galleryHeading, industries, warranty, articles } =
        service;
      const path = toServicePath(id);
      const sections = pageAt(path)
        .querySelectorAll('main > section')
        .filter(({ id }) => id !== 'customer-quotes');
      expect(sections).toHaveLength(7);
      expect(sections.at(-1)?.id).toBe('quote');
      const headings = headingsOf(path);
      expect(headings[0]).toBe(plain(`${hero.service} ${hero.heading}`));
      const parts = [
        ...(models ? [models.heading] : []),
        benefits.heading,
        ...(films ? [films.heading] : []),
        ...(windshield ? [windshield.heading] : []),
        ...(galleryHeading ? [galleryHeading] : []),
        ...(industries ? [industries.heading] : []),
        ...(warranty ? [warranty.heading] : []),
        ...(articles ? [articles.heading] : []),
        readOne('faqs', id).heading,
        ...(service.giftCards ? [service.giftCards.heading] : []),
        service.quote.heading,
      ];
      expect(headings).toEqual(expect.arrayContaining(parts.map(plain)));
    },
  );

  it('are on the home page, with its three buttons first', () => {
    const { light, services, articles } = readOne('home', 'home');
    const { claims, links } = business;
    const main = pageAt('/').querySelector('main')?.toString() ?? '';
    const quotes = built('commercial', 'residential').map((id) => `${toServicePath(id)}#quote`);
    const positions = [
      '<h1',
      ...quotes.slice(0, 1).map((href) => `href="${href}"`),
      ...(claims.reviews ? ['id="reviews"'] : []),
      light.facts[0]?.title ?? 'no fact',
      // Each of its sentences has a line of its own.
      services.heading.split('. ')[0] ?? 'no heading',
      ...(claims.dealer ? ['uthorized dealer'] : []),
      ...articles.items.slice(0, 1).map((slug) => `href="/blog/${slug}"`),
      'id="areas"',
    ].map((mark) => main.indexOf(mark));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    const buttons = pageAt('/').querySelectorAll('main > section:first-of-type a');
    const booking = claims.booking ? links.booking : '/auto-window-tinting#quote';
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([...quotes, ...(isBuilt('automotive') ? [booking] : [])]),
    );
  });

  it.each(readPublished('locations'))('are on the page of $slug', ({ slug, data }) => {
    const { city, fullName, state, headings } = data;
    expectHeadings(`/locations/${slug}`, [
      `Window tinting in ${fullName ?? `${city}, ${state}`}`,
      headings.intro,
      `About ${business.shortBrand}`,
      `What we tint in ${city}.`,
      headings.climate,
      `Window tinting in ${city}: questions`,
      `Ready when you are, ${city}.`,
    ]);
    const contact = pageAt(`/locations/${slug}`).querySelector('#contact');
    expect(plain(contact?.text ?? '')).toContain(business.address.street);
  });
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
