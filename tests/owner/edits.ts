import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
export const edits: Record<string, (root: string) => void> = {
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
    copyFileSync(join(pictures, 'cars/lake-front.webp'), join(pictures, 'cars/lake-above.webp'));
  },
};

/** What makes the business another than the sample. */
export const ownFacts: typeof edits = {
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
};
