import { describe, expect, it } from 'vitest';
import { toServicePath as pathOf } from '../../src/site/format/slugs';
import { readOne } from '../content';
import { listed } from '../routes';
import { mainText, pageAt, plain, visibleText } from './site';

const services = (['commercial', 'residential', 'automotive', 'tesla'] as const).filter((service) =>
  listed.includes(pathOf(service)),
);

describe.each(services)('the page of %s', (service) => {
  it('shows the figures of its films in a table, with the glass they are for', () => {
    const { tables, sample, sampleNote } = readOne('films', 'films');
    const table = tables[service === 'tesla' ? 'automotive' : service];
    const section = pageAt(pathOf(service)).querySelector('#film-table');
    const heads = section?.querySelectorAll('thead th[scope=col]').map(({ text }) => plain(text));
    const terms = table.items.some(({ warranty }) => warranty !== '–') ? ['Warranty'] : [];
    expect(heads).toEqual(table.items.map(({ name }) => expect.stringContaining(name) as string));
    const rows = (section?.querySelectorAll('tbody tr') ?? []).map((row) =>
      row.querySelectorAll('th, td').map(({ text }) => plain(text)),
    );
    const names = ['VLT', 'TSER', 'SHGC', 'Outside reflection', 'UV blocked', ...terms];
    expect(rows.map(([name]) => name)).toEqual(names);
    for (const [index, { tser, uv, warranty }] of table.items.entries()) {
      const column = rows.map((cells) => cells[index + 1]);
      const figures = [`${tser.from} to ${tser.to}%`, `${uv}%`, ...(terms.length ? [plain(warranty)] : [])];
      expect(column).toEqual(expect.arrayContaining(figures));
    }
    expect(plain(section?.text ?? '')).toContain(plain(table.glass));
    expect(plain(section?.text ?? '').includes(plain(sampleNote))).toBe(sample);
  });
});

describe('the price page', () => {
  it('computes the prices of its examples', () => {
    const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
    for (const { squareFeet, from, to } of readOne('prices', 'prices').examples.items)
      expect(mainText('/prices')).toContain(`${usd(squareFeet * from)} to ${usd(squareFeet * to)}`);
  });
});

describe('what the owner has not filled in', () => {
  it('shows no sample of credentials, reviews or jobs', () => {
    expect(pageAt('/about').querySelectorAll('#credentials')).toHaveLength(
      readOne('about', 'about').credentials.length ? 1 : 0,
    );
    for (const path of listed) expect(visibleText(pageAt(path))).not.toContain('Sample, not published');
  });
});
