import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, outside } from '../build/project-copy.ts';
import { moveIn } from '../fixture/shop.ts';

/* An owner edits a copy of the project in every way that is no mistake, and no test of the copy turns red. */

type Change = readonly [from: RegExp, to: string];

/** Makes changes to a file of a copy of the project; throws if one of them finds nothing to change. */
function edit(root: string, file: string, changes: readonly Change[]): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}.`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

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
      [/^ {2}- Two-story lake glass$/m, '  - Tall lake glass'],
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
      [/^ {2}rating: .*$/m, '  rating: 4.9'],
    ]),
  'publishes a first review': (root) =>
    edit(root, 'src/content/reviews/sample.yaml', [[/^sample: true\n/m, '']]),
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

const MINUTES = 60_000;
const port = Number(process.env.TEST_PORT ?? 4322) + 70;
const toCopy = ['tests', 'content-docs', 'README.md', '.ci', '.vscode', '.gitignore'];
const copy = copyProject(toCopy);
const runIn = (root: string, ...args: string[]) => {
  try {
    return execFileSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: {
        ...outside,
        ...{ ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', QUOTE_DELIVERY: 'console' },
        // The tests in the browser start a server by the name node.
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
        TEST_PORT: String(port),
      },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
};
const run = (...args: string[]) => runIn(copy.root, ...args);
/** The sizes of pages depend on more than content. */
const exclude = ['--exclude', 'tests/dist/budgets.test.ts'];
const test = (project: string, root = copy.root) =>
  runIn(
    root,
    ...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
    ...['--project', `${project}*`, ...exclude],
  );

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
      expect(test('sample')).toMatch(/Tests +\d+ passed/);
    },
    10 * MINUTES,
  );
});

describe('after an owner has changed the business, too', () => {
  beforeAll(() => apply(ownFacts), 10 * MINUTES);

  it.each(['unit', 'dist', 'sample'])(
    'the tests of %s still pass',
    (project) => {
      expect(test(project)).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );
});

describe('in the hands of another shop, which has changed its own content, too', () => {
  const other = copyProject(toCopy);
  afterAll(() => other.remove());
  const change = (file: string, changes: readonly Change[]) =>
    edit(other.root, `src/content/${file}`, changes);

  beforeAll(async () => {
    await moveIn(other.root);
    rmSync(join(other.root, 'src/content/locations/meridian-window-tinting.yaml'));
    rmSync(join(other.root, 'src/content/reviews/jordan-2026-09.yaml'));
    rmSync(join(other.root, 'src/content/team/nora.yaml'));
    change('business.yaml', [
      [/^ {2}- Meridian\n/m, ''],
      [/^ {4}- Meridian\n/m, ''],
      [/^ticker: .*\n/m, ''],
      [/^quoteHours: .*$/m, 'quoteHours: 24'],
      [/^closures:$/m, "closures:\n  - { name: Inventory, from: '2027-01-04', to: '2027-01-05' }"],
    ]);
    change('faqs/residential.yaml', [[/^ {2}- question: Will the rooms[^]*?(?=^ {2}- question: )/m, '']]);
    change('galleries/residential.yaml', [[/^ {2}- src: [^]*?(?=^ {2}- src: )/m, '']]);
    expect(runIn(other.root, 'tools/check-content.ts')).toContain('in order');
    const { code, output } = await other.build();
    expect(code, output).toBe(0);
  }, 10 * MINUTES);

  it.each(['unit', 'dist', 'sample'])(
    'the tests of %s pass',
    (project) => {
      expect(test(project, other.root)).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );

  it(
    'the tests of its pages in the browser pass',
    () => {
      const command = [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'tests/playwright.config.ts',
      ];
      expect(runIn(other.root, ...command, '--project', 'pages')).toMatch(/\d+ passed/);
    },
    15 * MINUTES,
  );
});
