import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { factsOf, fillFactsDeep } from '../../src/site/format/facts';
import { toServicePath } from '../../src/site/format/slugs';
import { listed, locations } from '../routes';
import { business, pageAt, plain, state } from './site';

interface Section {
  heading: string;
  /** First line of the heading of a service page. */
  service?: string;
}

interface HomeText {
  light: { facts: { title: string }[] };
  services: Section;
  articles: { items: string[] };
}

interface ServiceText {
  galleryHeading: string;
  [section: string]: Section | string;
}

const read = <T>(file: string): T =>
  fillFactsDeep(parse(readFileSync(`src/content/${file}.yaml`, 'utf8')) as T, factsOf(business, state));

const headingOf = (text: ServiceText, section: string) => {
  const part = text[section];
  if (typeof part === 'string') return part;
  return [part?.service, part?.heading].filter(Boolean).join(' ');
};

/** Whether the page of a service is there, as its service is offered. */
const isBuilt = (id: string) => listed.includes(toServicePath(id));

const headings = (path: string, selector = 'main h1, main h2') =>
  pageAt(path)
    .querySelectorAll(selector)
    .map(({ text }) => plain(text));

/** Leaves only the expected headings, so that the order is compared and additions are allowed. */
const inOrder = (path: string, expected: (string | undefined)[]) => {
  const wanted = expected.map((heading) => plain(heading ?? ''));
  expect(headings(path).filter((heading) => wanted.includes(heading))).toEqual(wanted);
};

/** Services with the sections of their pages. */
const servicePages: [id: string, sections: string[]][] = [
  ['commercial', ['hero', 'benefits', 'films', 'galleryHeading', 'industries', 'faq', 'quote']],
  ['residential', ['hero', 'benefits', 'films', 'galleryHeading', 'warranty', 'articles', 'faq', 'quote']],
  [
    'automotive',
    [
      'hero',
      'benefits',
      'films',
      'windshield',
      'galleryHeading',
      'warranty',
      'articles',
      'faq',
      'giftCards',
      'quote',
    ],
  ],
  [
    'tesla',
    ['hero', 'models', 'benefits', 'films', 'windshield', 'galleryHeading', 'articles', 'faq', 'quote'],
  ],
];

describe('the sections of the spec, in its order', () => {
  it.each(servicePages.filter(([id]) => isBuilt(id)))('%s service page', (id, sections) => {
    const service = read<ServiceText>(`services/${id}`);
    const faq = read<Section>(`faqs/${id}`);
    inOrder(
      toServicePath(id),
      sections.map((section) => (section === 'faq' ? faq.heading : headingOf(service, section))),
    );
  });

  it('home page: hero with its three buttons, reviews, benefits, services, dealer, articles, areas', () => {
    const home = read<HomeText>('pages/home');
    const main = pageAt('/').querySelector('main')?.toString() ?? '';
    const services = ['commercial', 'residential'].filter(isBuilt).map((id) => `${toServicePath(id)}#quote`);
    const { booking, dealer, reviews } = business.claims;
    const marks = [
      '<h1',
      ...services.slice(0, 1).map((href) => `href="${href}"`),
      ...(reviews ? ['id="reviews"'] : []),
      home.light.facts[0]?.title ?? 'no fact',
      // Each of its sentences has a line of its own.
      home.services.heading.split('. ')[0] ?? 'no heading',
      ...(dealer ? ['uthorized dealer'] : []),
      ...home.articles.items.slice(0, 1).map((slug) => `href="/blog/${slug}"`),
      'id="areas"',
    ];
    const places = marks.map((mark) => main.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const hero = pageAt('/').querySelector('main > section');
    const links = hero?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        ...services,
        ...(isBuilt('automotive') ? [booking ? business.links.booking : '/auto-window-tinting#quote'] : []),
      ]),
    );
  });

  it.each(['commercial', 'residential'].filter(isBuilt))(
    '%s page frames the same quote form, titled and lazy',
    (id) => {
      const frames = pageAt(toServicePath(id)).querySelectorAll('#quote iframe');
      expect(frames).toHaveLength(1);
      expect(frames[0]?.attributes).toMatchObject({
        height: '550',
        loading: 'lazy',
        title: expect.any(String) as string,
      });
      expect(frames[0]?.getAttribute('src')?.split('?')[0]).toBe(business.quoteFrame ?? '/embed/quote');
    },
  );

  it.each(['automotive', 'tesla'].filter(isBuilt))('%s page lets drivers ask, and book after it', (id) => {
    const page = pageAt(toServicePath(id));
    const names = page
      .querySelectorAll('#quote form[name=quote] [name]')
      .map((field) => field.getAttribute('name'));
    expect(names).toEqual(
      expect.arrayContaining([
        'name',
        'phone',
        'email',
        'vehicleInfo',
        'filmRemoval',
        'contactMethod',
        'message',
      ]),
    );
    expect(names).not.toContain('serviceType');
    expect(page.querySelector('#quote h2')?.text).toBe('Ask about your vehicle');
    expect(page.querySelectorAll('#quote, #book').map((section) => section.id)).toEqual(['quote', 'book']);
    // Booking stays the first action.
    const first = page.querySelector('main a.btn');
    expect(first?.getAttribute('target')).toBe('_blank');
  });

  it.runIf(isBuilt('automotive'))('the quote page leads drivers to the form for vehicles, or is it', () => {
    const isIt = !isBuilt('commercial') && !isBuilt('residential');
    expect(
      pageAt('/request-quote').querySelectorAll('main a[href="/auto-window-tinting#quote"]'),
    ).toHaveLength(isIt ? 0 : 1);
  });

  it.each(locations)('%s: hero, introduction, about, services, climate, questions, contact', (slug) => {
    const path = `/locations/${slug}`;
    const place = read<{
      city: string;
      state: string;
      fullName?: string;
      headings: { intro: string; climate: string };
    }>(`locations/${slug}`);
    const { city } = place;
    inOrder(path, [
      `Window tinting in ${place.fullName ?? `${city}, ${place.state}`}`,
      place.headings.intro,
      `About ${business.shortBrand}`,
      `What we tint in ${city}.`,
      place.headings.climate,
      `Window tinting in ${city}: questions`,
      `Ready when you are, ${city}.`,
    ]);
    const contact = pageAt(path).querySelector('#contact');
    expect(plain(contact?.text ?? '')).toContain(business.address.street);
  });
});
