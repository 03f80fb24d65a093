import { describe, expect, it } from 'vitest';
import { readOne, readPublished } from '../content';
import { toServicePath } from '../../src/site/format/slugs';
import { articles as published, listed } from '../routes';
import { business, pageAt, plain } from './site';

const isBuilt = (service: string) => listed.includes(toServicePath(service));
const built = <Service extends string>(...services: Service[]) => services.filter(isBuilt);

describe('the parts of the specification', () => {
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
      ...(articles?.items ?? [])
        .filter((slug) => published.includes(slug))
        .slice(0, 1)
        .map((slug) => `href="/blog/${slug}"`),
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
