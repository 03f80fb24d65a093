import { describe, expect, it } from 'vitest';
import { quoteKeys } from '@/features/quote/rules/quote';
import { readEntry, type Entry } from '../../src/site/build/content-file.ts';
import { explainLink } from '../../src/content-check/links.ts';
import { explainAlt } from '../../src/content-check/pictures.ts';
import { formatProblems, problemAt } from '../../src/content-check/problem.ts';
import { lookAlikeProblems, privacyProblems, titleProblems } from '../../src/content-check/site.ts';
import { business } from '../fixture/shop.ts';

describe('the alt text of a picture', () => {
  const picture = {
    at: ['cover', 'src'],
    src: 'a.webp',
    alt: 'A red coupe under an oak',
    minWidth: 1200,
  };

  it.each(['A red coupe under an oak', 'Picture windows facing the lake, with film on the upper panes'])(
    'may be %s',
    (alt) => expect(explainAlt({ ...picture, alt }, [])).toBeUndefined(),
  );

  it.each(['Image of a red coupe under an oak', 'IMG_2044 from the shop bay', 'red-coupe-in-the-shade.jpg'])(
    'is refused if it says nothing: %s',
    (alt) => expect(explainAlt({ ...picture, alt }, [])).toContain('says too little'),
  );

  it('is refused if another picture has it, or if a picture in a text has none', () => {
    expect(explainAlt({ ...picture, src: 'b.webp' }, [picture])).toContain('that of another picture');
    expect(explainAlt({ ...picture, at: { line: 1, field: '![…](a.webp)' }, alt: '' }, [])).toContain(
      'says too little',
    );
  });
});

describe('a link', () => {
  const routes = new Map([['/blog', new Set(['top'])]]);
  const site = { routes, hidden: new Set(['/blog/draft']), site: 'https://shop.example' };

  it.each([
    '/blog?category=residential#top',
    'sms:+15125550142',
    'MAILTO:a@shop.example',
    'HTTPS://other.example',
    'https://shop.example.org/',
  ])('to %s is accepted', (href) => expect(explainLink(href, '/', site)).toBeUndefined());

  it.each([
    ['/blog/#top', 'Write /blog#top'],
    ['/blog/draft', 'Delete the link, or publish that page first'],
    ['', 'Write the path of a page'],
    ['#', 'Write the path of a page'],
    ['//other.example/x', 'Write https://other.example/x'],
    ['HTTP://other.example', 'Write https://other.example'],
    ['https://shop.example?a=1', 'Write /?a=1'],
    ['/blog#end', 'Write one of #top'],
    ['/blgo', 'Write /blog'],
  ])('to "%s" is refused: %s', (href, remedy) => expect(explainLink(href, '/', site)).toContain(remedy));
});

it('a remedy that several fields of a file need is printed once', () => {
  const at = (line: number, field: string, remedy: string) =>
    problemAt({ file: 'business.yaml', lineOf: () => line }, [field], 'It is a sample.', remedy);
  expect(
    formatProblems([
      at(9, 'phone', 'Write your own.'),
      at(8, 'brand', 'Write your own.'),
      at(10, 'site', 'Buy one.'),
    ]),
  ).toBe(`business.yaml:8  brand: It is a sample.
business.yaml:9  phone: It is a sample.
  Instead:  Write your own.

business.yaml:10  site: It is a sample.
  Instead:  Buy one.

3 problems in 1 file.`);
});

describe('two locations', () => {
  const location = (city: string, neighborhood: string, text: string) =>
    readEntry(
      'locations',
      city,
      JSON.stringify({ city, neighborhoods: [neighborhood], uniqueContent: { intro: text } }),
    );
  const text = (city: string, neighborhood: string) =>
    `In ${city} the sun comes off the water, and a west room in ${neighborhood} takes it twice by late afternoon.`;
  const lakeway = location('Lakeway', 'Rough Hollow', text('Lakeway', 'Rough Hollow'));
  const ofAll = (...entries: Entry[]) => [...lookAlikeProblems(entries)].map(({ wrong }) => wrong);

  it.each(['Bryson', 'Crystal Falls'])(
    'may not share a text with the names changed, such as to %s',
    (name) => {
      expect(ofAll(lakeway, location('Leander', name, text('Leander', name)))).toEqual([
        expect.stringContaining('100% of the text is the same as in src/content/locations/Lakeway.yaml'),
      ]);
    },
  );

  it('may each have a text of their own', () => {
    const other =
      'Most houses here are new: their panes carry a coating, yet the stair window still faces a bare horizon.';
    expect(ofAll(lakeway, location('Leander', 'Bryson', other))).toEqual([]);
  });
});

it('the privacy page tells what each field of the quote form is for', () => {
  const without = (key: string, services = business.services) => {
    const asks = quoteKeys.filter((each) => each !== key).join(', ');
    const entry = readEntry('privacy', 'privacy', `sections:\n  - fields:\n      - asks: [${asks}]\n`);
    return [...privacyProblems(entry, { ...business, services })].map(([, text]) => text);
  };
  expect(without('')).toEqual([]);
  const cars = { commercial: false, residential: false, automotive: true, tesla: true };
  expect(without('serviceType', cars)).toEqual([]);
  expect(without('vehicleInfo', cars)).toHaveLength(1);
  expect(without('vehicleInfo')).toEqual([]);
  expect(without('message')).toEqual([expect.stringMatching(/asks for "Message".* Instead: .*add message/)]);
});

describe('articles', () => {
  it('have a title that search results show whole, or a shorter one for them', () => {
    const titled = (fields: string) => [
      ...titleProblems(readEntry('articles', 'a', `---\n${fields}\n---\n`), business),
    ];
    const long = 'title: Everything that anybody could ask about film on western glass';
    expect(titled(long)).toHaveLength(1);
    expect(titled(`${long}\nsearchTitle: Film on western glass`)).toEqual([]);
  });
});
