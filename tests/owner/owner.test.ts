import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithTests, edit, MINUTES, runIn, testIn, type Change } from './copy-with-tests.ts';

/* An owner edits a copy of the project in every way that is no mistake, and no test of the copy turns red. */

const fixture = 'how-tint-fares-on-a-west-wall';

/** Adds the article of the fixture under another name, with changes that keep it apart from the first one. */
function addArticle(root: string, name = fixture, changes: readonly Change[] = []): void {
  const file = `src/content/articles/${name}.mdx`;
  copyFileSync(`tests/owner/content/${fixture}.mdx`, join(root, file));
  edit(root, file, changes);
}

/** Changes an article so that no other page has its id, title or description. */
const rename = (id: number, subject: string): Change[] => [
  [/^id: .*$/m, `id: ${id}`],
  [/^title: .*\nsearchTitle: .*$/m, `title: ${subject}`],
  [
    /^description: .*$/m,
    `description: What there is to say about this, which windows it is about, what film changes there and what not. ${subject}.`,
  ],
];

/** What an owner may add, change and remove while the business is the sample. */
const edits: Record<string, (root: string) => void> = {
  'adds a location': (root) => {
    const name = 'hutto-window-tinting.yaml';
    copyFileSync(`tests/owner/content/${name}`, join(root, 'src/content/locations', name));
  },
  'changes a location': (root) =>
    edit(root, 'src/content/locations/lakeway-window-tinting.yaml', [
      [/^zipCodes: .*$/m, "zipCodes: ['78734', '78738', '78739']"],
      [/^ {2}- Two-story glass on the lake$/m, '  - Tall lake glass'],
    ]),
  'removes a location': (root) =>
    rmSync(join(root, 'src/content/locations/liberty-hill-window-tinting.yaml')),
  'removes an article, and the link to it': (root) => {
    rmSync(join(root, 'src/content/articles/commercial-investment.mdx'));
    edit(root, 'src/content/articles/tint-shade-guide.mdx', [
      [/\[([^\]]+)\]\(\/blog\/commercial-investment\)/, '$1'],
    ]);
  },
  'adds an article with a new badge': (root) => addArticle(root),
  'keeps an article as a draft': (root) =>
    addArticle(root, 'not-done', [...rename(91, 'A text that is not done'), [/^id/m, 'draft: true\nid']]),
  'writes an article for a later day': (root) =>
    addArticle(root, 'next-summer', [
      ...rename(92, 'What the next summer brings'),
      [/^datePublished: .*\ndateText: .*$/m, 'datePublished: 2099-06-01\ndateText: Jun 1, 2099'],
    ]),
  'changes an article': (root) =>
    edit(root, 'src/content/articles/windshield-tinting.mdx', [
      [/^title: .*$/m, "title: 'Windshield film: clear glass, cooler car'"],
    ]),
  'adds a question': (root) =>
    edit(root, 'src/content/faqs/tesla.yaml', [
      [
        /^items:$/m,
        'items:\n  - question: May I watch?\n    answer: Gladly. The bay has a window, and a bench stands in front of it.',
      ],
    ]),
  'replaces a picture': (root) => {
    const pictures = join(root, 'src/assets/pictures');
    copyFileSync(join(pictures, 'cars/sedan-lake-35.avif'), join(pictures, 'cars/wagon-lake-35.avif'));
  },
};

/** What makes the business another than the sample. */
const ownFacts: typeof edits = {
  'removes a question': (root) =>
    edit(root, 'src/content/faqs/residential.yaml', [[/^ {2}- question: [^]*?(?=^ {2}- question: )/m, '']]),
  'removes a picture from a gallery': (root) =>
    edit(root, 'src/content/galleries/tesla.yaml', [[/^ {2}- src: [^]*?(?=^ {2}- src: )/m, '']]),
  'has a new phone': (root) =>
    edit(root, 'src/content/business.yaml', [[/^phone: .*$/m, 'phone: (737) 555-0163']]),
  'changes a price': (root) =>
    edit(root, 'src/content/pages/prices.yaml', [[/^ {4}from: 6\n {4}to: 12$/m, '    from: 7\n    to: 13']]),
  'has other films and prices in the calculator': (root) =>
    edit(root, 'src/content/calculator.yaml', [
      [/^ {2}- name: Clear View Plus\n.*\n.*\n/m, ''],
      [/^ {2}- name: Clear View Ceramic$/m, '  - name: North Light 40'],
      [/^ {2}film: .*$/m, '  film: neutral'],
      [/^ {2}cost: .*$/m, '  cost: 12.5'],
      [/^ {2}years: .*$/m, '  years: 25'],
    ]),
  'takes the banner off': (root) => edit(root, 'src/content/business.yaml', [[/^ticker: .*\n/m, '']]),
  'is closed on one more day': (root) =>
    edit(root, 'src/content/business.yaml', [
      [/^closures:$/m, "closures:\n  - { name: Shop picnic, from: '2027-05-08' }"],
    ]),
  'closes on Saturdays': (root) =>
    edit(root, 'src/content/business.yaml', [[/^ {2}- \{ days: \[Saturday\].*\n/m, '']]),
  'raises the smallest job': (root) =>
    edit(root, 'src/content/business.yaml', [[/^smallestJob: .*$/m, 'smallestJob: 325']]),
  'gives the discount to teachers': (root) =>
    edit(root, 'src/content/business.yaml', [
      [/^discountFor: .*$/m, 'discountFor: teachers'],
      [/^discountPercent: .*$/m, 'discountPercent: 10'],
    ]),
  'leaves a social network': (root) =>
    edit(root, 'src/content/business.yaml', [[/^ {2}- name: Instagram\n.*\n/m, '']]),
  'has more reviews': (root) =>
    edit(root, 'src/content/business.yaml', [
      [/^ {2}count: .*$/m, '  count: 501'],
      [/^ {2}rating: .*$/m, '  rating: 3.6'],
    ]),
  'publishes reviews': (root) => {
    const reviews = join(root, 'src/content/reviews');
    edit(root, 'src/content/reviews/sample.yaml', [[/^sample: true\n/m, '']]);
    copyFileSync(join(reviews, 'sample.yaml'), join(reviews, 'casey-2026-10.yaml'));
    edit(root, 'src/content/reviews/casey-2026-10.yaml', [
      [/^name: .*$/m, 'name: Casey'],
      [/^service: .*$/m, 'service: tesla'],
    ]);
  },
  'loses a colleague': (root) => rmSync(join(root, 'src/content/team/theo.yaml')),
  'names a neighborhood': (root) =>
    edit(root, 'src/content/locations/lakeway-window-tinting.yaml', [
      [/^ {2}- The Hills$/m, '  - Tuscan Xanadu Estates'],
    ]),
  'tells of a job': (root) =>
    edit(root, 'src/content/locations/lakeway-window-tinting.yaml', [
      [
        /^faqs:$/m,
        'jobs:\n  - { done: Neutral film on six windows over the lake., when: 2026-09, area: The Hills }\nfaqs:',
      ],
    ]),
  'leaves lines empty': (root) => {
    for (const name of ['business', 'pages/about', 'pages/home'])
      edit(root, `src/content/${name}.yaml`, [
        [/\n\n/, '\n\n\n'],
        [/$/, '\n\n'],
      ]);
  },
  'shows a photo of a job': (root) =>
    edit(root, 'src/content/galleries/residential.yaml', [
      [/^ {4}alt: Rendering of .*$/m, '    alt: Our own photo of a kitchen after the film went on'],
    ]),
  'says how photos are sent': (root) =>
    edit(root, 'src/content/faqs/residential.yaml', [
      [
        /^items:$/m,
        'items:\n  - question: Will I see what you did?\n    answer: Yes. We send pictures before and after, and you can share them.',
      ],
    ]),
  'begins a page and a service': () => {
    run('tools/new.ts', 'page', '--heading', 'Work with us');
    run('tools/new.ts', 'service', '--name', 'Paint protection film', '--kind', 'vehicle');
  },
};

const copy = copyWithTests();
const run = (...args: string[]) => runIn(copy.root, ...args);

const apply = async (changes: typeof edits) => {
  for (const edit of Object.values(changes)) edit(copy.root);
  expect(run('tools/check-content.ts')).toContain('in order');
  const { code, output } = await copy.build();
  expect(code, output).toBe(0);
};

afterAll(() => copy.remove());

describe('after an owner has edited the content of the sample', () => {
  beforeAll(() => apply(edits), 10 * MINUTES);

  it(
    'the specification is still tested on what is left',
    () => {
      expect(testIn(copy.root, 'sample')).toMatch(/Tests +\d+ passed/);
    },
    10 * MINUTES,
  );
});

describe('after an owner has changed the business, too', () => {
  beforeAll(() => apply(ownFacts), 10 * MINUTES);

  it(
    'the tests of the built site still pass',
    () => {
      expect(testIn(copy.root, 'dist', 'sample')).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );
});
