import { describe, expect, it } from 'vitest';
import { readEntry } from '../../src/site/build/content-file.ts';
import { linkProblems } from '../../src/content-check/links-rule.ts';
import { altProblems, pictureProblems } from '../../src/content-check/pictures-rule.ts';
import { formatProblems, problemIn } from '../../src/content-check/problem.ts';
import { yamlProblems } from '../../src/content-check/yaml-rule.ts';
import { promiseProblems } from '../../src/content-check/claims-rule.ts';

const yaml = (source: string) => readEntry('faqs', 'test', source);

describe('a promise', () => {
  const promisesOf = (text: string) =>
    promiseProblems(yaml('items: []'), [{ line: 2, field: 'answer', text }], [], undefined);
  it.each([
    ['savings without their condition', 'Film takes 25 to 35% off cooling costs.', 'when it applies'],
    ['a payback without its condition', 'It pays for itself in 3 to 5 years.', 'when it applies'],
    ['the typed years of a warranty', 'Exterior film has a warranty of 7 years.', 'types out the years'],
    ['drawings called work', 'See our work.', 'calls pictures your work'],
    ['a second windshield policy', 'On a windshield we decline anything under 60%.', 'in its own words'],
  ])('is refused: %s', (_name, text, wrong) => {
    expect(promisesOf(text).map((problem) => problem.wrong)).toEqual([expect.stringContaining(wrong)]);
  });
  it.each([
    'In a good case, film takes 25 to 35% off cooling costs and pays for itself in 3 to 5 years.',
    'Exterior film has a warranty of {exteriorWarrantyYears} years.',
    'We film windshields on request. {windshield}',
  ])('is accepted with its condition: %s', (text) => {
    expect(promisesOf(text)).toEqual([]);
  });
});

describe('pictures', () => {
  const picture = {
    line: 1,
    field: 'cover > src',
    src: 'a.webp',
    alt: 'A red coupe under an oak',
    minWidth: 1200,
  };
  const good = { width: 1600, height: 1000, bytes: 90_000, format: 'webp', hasCameraData: false };

  it.each([
    ['missing', undefined, 'There is no picture'],
    ['too small', { ...good, width: 400 }, 'too small: 400 px'],
    ['too large', { ...good, width: 6000 }, 'too large: 6000'],
    ['too heavy', { ...good, bytes: 5_000_000 }, 'too large'],
    ['of a wrong kind', { ...good, format: 'gif' }, 'in GIF format'],
    ['drawn as SVG', { ...good, format: 'svg' }, 'in SVG format'],
    ['with camera data', { ...good, hasCameraData: true }, 'camera data'],
  ])('%s are refused', (_name, facts, wrong) => {
    expect(pictureProblems('f', picture, facts)[0]?.wrong).toContain(wrong);
  });

  it('are accepted when they fit', () => {
    expect(pictureProblems('f', picture, good)).toEqual([]);
    expect(altProblems('f', [picture])).toEqual([]);
    const alt = 'Picture windows facing the lake, with film on the upper panes';
    expect(altProblems('f', [{ ...picture, alt }])).toEqual([]);
  });

  it.each(['Image of a red coupe under an oak', 'IMG_2044 from the shop bay', 'red-coupe-in-the-shade.jpg'])(
    'are refused with the alt text %s',
    (alt) => {
      expect(altProblems('f', [{ ...picture, alt }])[0]?.field).toBe('cover > alt');
    },
  );

  it('are refused with the alt text of another, or with none in a text', () => {
    expect(altProblems('f', [picture, { ...picture, src: 'b.webp' }])[0]?.wrong).toContain('same alt text');
    expect(altProblems('f', [{ ...picture, field: '![…](a.webp)', alt: '' }])[0]?.wrong).toContain('missing');
  });
});

it.each([
  '/blog?category=residential',
  '/blog?category=residential#top',
  'sms:+15125550142',
  'MAILTO:a@shop.example',
  'HTTPS://other.example',
  'https://shop.example.org/',
  'tel:+15125550142',
])('the link %s is accepted', (href) => {
  const routes = new Map([['/blog', new Set(['top'])]]);
  const site = { own: '/', routes, hidden: new Set<string>(), site: 'https://shop.example' };
  expect(linkProblems('f', [{ line: 1, field: 'text', href }], site)).toEqual([]);
});

it.each([
  ['/blog/', 'The path in /blog/ ends in a slash.', '/blog'],
  ['/blog/#top', 'The path in /blog/#top ends in a slash.', '/blog#top'],
  ['/blog/draft/', 'The page /blog/draft is not published yet, so visitors would find nothing.', '/blog'],
  ['', 'The link has no target.', '/blog'],
  ['#', 'The link has no target.', '/blog'],
  ['//other.example/x', '//other.example/x is not a secure link.', 'https://other.example/x'],
  ['HTTP://other.example', 'HTTP://other.example is not a secure link.', 'https://other.example'],
  ['https://shop.example', 'https://shop.example is a link to this site.', '/'],
  ['https://shop.example?a=1', 'https://shop.example?a=1 is a link to this site.', '/?a=1'],
])('the link "%s" is refused because: %s', (href, wrong, example) => {
  const routes = new Map([['/blog', new Set(['top'])]]);
  const site = { own: '/', routes, hidden: new Set(['/blog/draft']), site: 'https://shop.example' };
  expect(linkProblems('f', [{ line: 1, field: 'text', href }], site)).toMatchObject([{ wrong, example }]);
});

it('a remedy that several fields of a file need is printed once', () => {
  const at = (line: number, field: string, remedy: string) =>
    problemIn('business.yaml', { line, field }, 'It is a sample.', remedy);
  expect(
    formatProblems([
      at(9, 'phone', 'Write your own.'),
      at(8, 'site', 'Buy one.'),
      at(4, 'brand', 'Write your own.'),
    ]),
  ).toBe(`business.yaml:4  brand: It is a sample.
business.yaml:9  phone: It is a sample.
  Instead:  Write your own.

business.yaml:8  site
  Wrong:    It is a sample.
  Instead:  Buy one.

3 problems in 1 file.`);
});

it.each(['{}\n', '# Old paths\n{}\n', '', '# Old paths\n'])(
  'a file without fields is refused: %j',
  (source) => {
    const [problem] = yamlProblems(readEntry('redirects', 'redirects', source));
    expect(problem).toMatchObject({ file: 'src/content/redirects.yaml', wrong: 'The file has no fields.' });
    expect(problem?.remedy).toContain('git restore src/content/redirects.yaml');
  },
);
