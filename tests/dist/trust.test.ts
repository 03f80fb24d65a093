import { describe, expect, it } from 'vitest';
import { switchesOf } from '../../src/site/build/enabled';
import { toServicePath as pathOf } from '../../src/site/format/slugs';
import { business, readOne } from '../content';
import { isServed, listed } from '../routes';
import { mainText, pageAt, plain, visibleText } from './site';

const services = (['commercial', 'residential', 'automotive', 'tesla'] as const).filter((service) =>
  listed.includes(pathOf(service)),
);

describe.each(services)('the page of %s', (service) => {
  it('shows the figures of its films in a table, and for which glass they are', () => {
    const { tables, sample, sampleNote } = readOne('films', 'films');
    const table = tables[service === 'tesla' ? 'automotive' : service];
    const section = pageAt(pathOf(service)).querySelector('#film-table');
    const heads = section?.querySelectorAll('thead th[scope=col]').map(({ text }) => plain(text));
    const hasTerms = table.items.some(({ warranty }) => warranty !== '–');
    const films = table.items.map(({ name }) => expect.stringContaining(name) as string);
    expect(heads).toEqual(['Spec', ...films]);
    const rows = (section?.querySelectorAll('tbody tr') ?? []).map((row) =>
      row.querySelectorAll('th, td').map(({ text }) => plain(text)),
    );
    for (const [index, { tser, uv, warranty }] of table.items.entries()) {
      const column = rows.map((cells) => cells[index + 1]);
      const figures = [`${tser.from} to ${tser.to}%`, `${uv}%`, ...(hasTerms ? [plain(warranty)] : [])];
      expect(column).toEqual(expect.arrayContaining(figures));
    }
    expect(plain(section?.text ?? '')).toContain(plain(table.glass));
    expect(plain(section?.text ?? '').includes(plain(sampleNote))).toBe(sample);
  });
});

describe('reviews', () => {
  it.runIf(business.claims.reviews)('show as many stars as their average', () => {
    const { rating } = business.reviews;
    const pictures = pageAt('/').querySelectorAll('[role=img][aria-label$="out of 5 stars"]');
    expect(pictures).not.toEqual([]);
    for (const stars of pictures) {
      const [, , fullWidth] = stars.querySelector('svg')?.getAttribute('viewBox')?.split(' ') ?? [];
      expect(Number(fullWidth)).toBe(5);
      expect(Number(stars.querySelector('rect')?.getAttribute('width'))).toBe(rating);
    }
  });
});

describe('the price page', () => {
  const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

  it('shows each range with its price', () => {
    for (const { name, from, to, unit } of readOne('prices', 'prices').ranges)
      expect(mainText('/prices')).toContain(plain(`${name} ${usd(from)} to ${usd(to)} ${unit}`));
  });

  it('computes the prices of its examples', () => {
    for (const { squareFeet, from, to } of readOne('prices', 'prices').examples.items)
      expect(mainText('/prices')).toContain(`${usd(squareFeet * from)} to ${usd(squareFeet * to)}`);
  });
});

describe.runIf(switchesOf(business).warranty)('the warranty page', () => {
  it('is linked from every footer, and from pages that mention the warranty', () => {
    for (const path of listed)
      expect(pageAt(path).querySelectorAll('footer a[href="/warranty"]')).toHaveLength(1);
    for (const path of ['/auto-window-tinting', '/residential-window-tinting'].filter(isServed))
      expect(pageAt(path).querySelectorAll('main a[href="/warranty"]')).toHaveLength(1);
  });

  it('gives each term, and the years of exterior film beside lifetime', () => {
    const { claims, warranties } = business;
    const terms = [
      claims.exteriorWarranty && warranties.residentialExteriorYears,
      claims.glassWarranty && warranties.glassBreakageYears,
      claims.commercialWarranty && warranties.commercialFilmYears,
    ];
    for (const years of terms) if (years) expect(mainText('/warranty')).toContain(`${years} years`);
    if (claims.homeWarranty && claims.exteriorWarranty)
      expect(mainText('/warranty')).toMatch(/lifetime[^.]*exterior (?:application|film)/i);
  });
});

it('samples of credentials, reviews and jobs are not published', () => {
  expect(pageAt('/about').querySelectorAll('#credentials')).toHaveLength(
    readOne('about', 'about').credentials.length ? 1 : 0,
  );
  for (const path of listed) expect(visibleText(pageAt(path))).not.toContain('Sample, not published');
});
