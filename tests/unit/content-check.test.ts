import { describe, expect, it } from 'vitest';
import { stateSchema } from '../../src/schemas/state.ts';
import { readContent, readEntry } from '../../src/site/build/content-file.ts';
import { stateProblems } from '../../src/content-check/state-rule.ts';
import { readProps } from '../../src/content-check/components.ts';
import { checkContent } from '../../src/content-check/index.ts';
import { linkProblems } from '../../src/content-check/links-rule.ts';
import { mdxProblems } from '../../src/content-check/mdx-rule.ts';
import { readMdx } from '../../src/content-check/mdx.ts';
import { nameProblems, duplicateProblems } from '../../src/content-check/names-rule.ts';
import { altProblems, pictureProblems } from '../../src/content-check/pictures-rule.ts';
import { formatProblems, type Problem } from '../../src/content-check/problem.ts';
import { promiseProblems } from '../../src/content-check/claims-rule.ts';
import { referenceProblems } from '../../src/content-check/references-rule.ts';
import { wordProblems, yamlTexts } from '../../src/content-check/texts-rule.ts';
import { commentProblems, yamlProblems } from '../../src/content-check/yaml-rule.ts';

const facts = { phone: '(512) 555-0142', email: 'hello@oakshade.example', brand: 'Oakshade Window Tinting' };
const brief = (problems: readonly Problem[]) =>
  problems.map(({ line, field, wrong, remedy }) => `${line} ${field}: ${wrong} ${remedy}`);
const yaml = (source: string) => readEntry('faqs', 'test', source);

describe('the content of the site', () => {
  it('has no problems', async () => {
    expect(formatProblems(await checkContent('.'))).toBe('0 problems in 0 files.');
  }, 60_000);
});

describe('a location', () => {
  it('agrees with state.yaml', () => {
    const [entry] = readContent('.', ['locations']);
    const [state] = readContent('.', ['state']);
    const moved = stateSchema.parse({
      ...(state?.data as object),
      name: 'Ohio',
      code: 'OH',
      zipStarts: ['43', '44', '45'],
      bounds: { south: 38.4, north: 42, west: -84.9, east: -80.5 },
    });
    const fields = entry ? stateProblems(entry, moved).map(({ field }) => field) : [];
    expect(fields).toEqual(
      expect.arrayContaining(['state', 'zipCodes > item 1', 'coordinates > lat', 'coordinates > lng']),
    );
  });
});

describe('a promise', () => {
  const promisesOf = (text: string) =>
    promiseProblems(yaml('items: []'), [{ line: 2, field: 'answer', text }], [], undefined);
  it.each([
    ['savings without their case', 'Film takes 25 to 35% off cooling costs.', 'when they hold'],
    ['a payback without its case', 'It pays for itself in 3 to 5 years.', 'when they hold'],
    ['the typed years of a warranty', 'Exterior film has a warranty of 7 years.', 'typed figures'],
    ['drawings called work', 'See our work.', 'calls pictures your work'],
    ['a second windshield policy', 'On a windshield we decline anything under 60%.', 'words of its own'],
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

describe('YAML that cannot be read', () => {
  it.each([
    ['a token at the start', 'heading: {phone} is our number', 1, 'starts with {'],
    ['a colon in a text', 'heading: Tint: the guide', 1, 'a colon and a space'],
    [
      'an apostrophe in single quotes',
      "heading: 'It's dark'\nitems: []",
      1,
      'apostrophe ends the quoted text',
    ],
    ['a quote that stays open', "items: []\nheading: 'Dark", 2, 'never closed'],
    ['a text that starts with an at sign', 'heading: @home', 1, 'means something else'],
    ['a tab', 'items:\n\t- a', 2, 'tab'],
    ['a field twice', 'heading: A\nheading: B', 2, 'twice'],
  ])('names the line, the mistake and a remedy for %s', (_name, source, line, wrong) => {
    const [problem] = yamlProblems(yaml(source));
    expect(problem).toMatchObject({ file: 'src/content/faqs/test.yaml', line });
    expect(problem?.wrong).toContain(wrong);
    expect(problem?.remedy.length).toBeGreaterThan(20);
    expect(problem?.example).not.toBe('');
  });

  it('counts the lines of front matter in the whole file', () => {
    const entry = readEntry('articles', 'test', '---\ntitle: A\nrelated: {phone} x\n---\n\n## Text.\n');
    expect(yamlProblems(entry)[0]).toMatchObject({ line: 3, field: 'related' });
    expect(entry.body.split('\n').indexOf('## Text.')).toBe(5);
  });

  it('refuses a text that a # cuts short, but not a comment', () => {
    const [problem] = commentProblems(yaml('heading: The #1 film\nitems: [] # none yet\n'));
    expect(problem).toMatchObject({ field: 'heading', example: "heading: 'The #1 film'" });
    expect(commentProblems(yaml('heading: Film # a note'))).toEqual([]);
  });
});

describe('words', () => {
  const check = (text: string) =>
    wordProblems('f', [{ line: 1, field: 'x', text }], facts, (name) => `{${name}}`);

  it.each([
    ['Call {fone}.', '{fone} is not a fact', '{phone}'],
    ['Call {phone.', 'A single {', '{phone}'],
    ['Lorem ipsum dolor', 'filler', ''],
    ['Call (512) 555-0142.', 'typed out', '{phone}'],
  ])('%s is refused', (text, wrong, example) => {
    expect(check(text)[0]?.wrong).toContain(wrong);
    expect(check(text)[0]?.example).toBe(example);
  });

  it('are accepted with known tokens, and know their line', () => {
    expect(check('Call {phone}, we are {brand}.')).toEqual([]);
    expect(yamlTexts(yaml('heading: A\nitems:\n  - question: B?\n'))[1]).toEqual({
      line: 3,
      field: 'items > item 1 > question',
      text: 'B?',
    });
  });
});

describe('links', () => {
  const routes = new Map([
    ['/', new Set<string>()],
    ['/request-quote', new Set(['quote'])],
    ['/blog/own', new Set(['start'])],
  ]);
  const check = (href: string) =>
    linkProblems('f', [{ line: 1, field: 'href', href }], '/blog/own', routes)[0];

  it.each(['/', '/request-quote#quote', '#start', 'https://example.com', 'mailto:a@example.com'])(
    '%s passes',
    (href) => {
      expect(check(href)).toBeUndefined();
    },
  );

  it.each([
    ['/request-quot', 'There is no page', '/request-quote'],
    ['/request-quote/', 'ends in a slash', '/request-quote'],
    ['/request-quote#qoute', 'no section called #qoute', '/request-quote#quote'],
    ['#nowhere', 'no section called #nowhere', '/blog/own'],
    ['http://example.com', 'not a secure link', 'https://example.com'],
    ['request-quote', 'does not work from every page', '/request-quote'],
  ])('%s is refused', (href, wrong, example) => {
    expect(check(href)?.wrong).toContain(wrong);
    expect(check(href)?.example).toBe(example);
  });
});

describe('article texts', () => {
  const components = new Map([
    ['Callout', { props: ['title'], required: ['title'] }],
    ['Fact', { props: ['name'], required: ['name'] }],
  ]);
  const check = (text: string) => brief(mdxProblems('f', text, readMdx(text), components, facts));

  it('are accepted with known components', () => {
    expect(
      check(
        '<p><Fact name="phone" /></p>\n\nCall <Fact name="phone" />.\n\n<Callout title="A">B</Callout>\n\n{/* a note */}',
      ),
    ).toEqual([]);
  });

  it.each([
    ['A\n\n<Calout title="x">B</Calout>', '3 <Calout>: There is no part called Calout.'],
    ['<Callout>B</Callout>', '1 <Callout>: title is missing.'],
    ['<Callout title="a" tone="b">B</Callout>', '1 <Callout>: It has no tone.'],
    ['<Fact name="fone" />', '1 <Fact>: fone is not a fact'],
    ['A\n\n<Fact name="phone" />', '3 <Fact>: On a line of its own'],
    ['Call {phone}.', '1 text: {phone} is left over'],
    ['A\n\n<Callout title="x">', '3 text: The text cannot be read'],
  ])('%s is refused', (text, wanted) => {
    expect(check(text)[0]).toContain(wanted);
  });

  it('have the same anchors as the pages', () => {
    expect(readMdx('## How *dark* is dark?\n\n## How dark is dark?').anchors).toEqual([
      'how-dark-is-dark',
      'how-dark-is-dark-1',
    ]);
  });

  it('read required and optional props from a component', () => {
    expect(readProps('---\ninterface Props {\n  /** A. */\n  a: string;\n  b?: number;\n}\n---')).toEqual({
      props: ['a', 'b'],
      required: ['a'],
    });
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
    ['of a wrong kind', { ...good, format: 'gif' }, 'kind gif'],
    ['with camera data', { ...good, hasCameraData: true }, 'camera data'],
  ])('%s are refused', (_name, facts, wrong) => {
    expect(pictureProblems('f', picture, facts)[0]?.wrong).toContain(wrong);
  });

  it('are accepted when they fit', () => {
    expect(pictureProblems('f', picture, good)).toEqual([]);
    expect(altProblems('f', [picture])).toEqual([]);
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

describe('names', () => {
  const location = (slug: string, city: string) => readEntry('locations', slug, `city: ${city}\n`);

  it('of locations follow the city, and no file that a page needs may be missing', () => {
    const problems = nameProblems([
      location('bee-cave-window-tinting', 'Bee Cave'),
      location('Hutto', 'Hutto'),
    ]);
    expect(brief(problems)[0]).toContain('Rename the file to hutto-window-tinting.yaml');
    expect(problems.map(({ file }) => file)).toContain('src/content/faqs/tesla.yaml');
  });

  it('of other entries must exist', () => {
    const business = readEntry('business', 'business', 'aboutAreas: [Hutto, Bee Cav]\n');
    expect(brief(referenceProblems([business, location('hutto-window-tinting', 'Hutto')]))).toEqual([
      '1 aboutAreas > item 2: There is no published location called Bee Cav. Write one of: Hutto. Or take the line out.',
    ]);
    const [none] = referenceProblems([business]);
    expect(none?.remedy, 'while every location is a draft').toContain('None is published yet.');
  });

  it('and titles are used once', () => {
    const duplicates = ['a', 'b'].map((slug) => readEntry('articles', slug, '---\ntitle: One title\n---\n'));
    expect(brief(duplicateProblems(duplicates))).toEqual([
      '2 title: src/content/articles/a.mdx has the same title. Write a title about this page only.',
    ]);
  });
});
