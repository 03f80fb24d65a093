import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleTexts, townTexts } from './texts.ts';

type Change = readonly [from: RegExp, to: string];

/** A copy of the project, and how to run a command of it; the command throws what it printed if it fails. */
export interface Copy {
  root: string;
  run: (...args: string[]) => string;
}

/** Makes changes to a file of the copy; throws if one of them finds nothing to change. */
function edit({ root }: Copy, file: string, changes: readonly Change[]): void {
  const path = join(root, file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`${file} has nothing like ${String(from)}.`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

function addArticle(copy: Copy, title: string, date: string, changes: readonly Change[]): void {
  copy.run('tools/new.ts', 'article', '--title', title, '--category', 'Commercial', '--date', date);
  const file = `src/content/articles/${title.toLowerCase().replaceAll(' ', '-')}.mdx`;
  edit(copy, file, [...articleTexts, ...changes]);
}

/** A description that no other page has. */
const about = (words: string): Change => [
  /^description: [^]*?(?=^keywords)/m,
  `description: What there is to say about ${words}, which windows it is about, what film changes there and what it leaves as it was.\n`,
];

const publish: Change = [/^draft: true\n/m, ''];

/** What comes and goes on any site: each an edit of content alone, and none of them a mistake. */
export const edits: Record<string, (copy: Copy) => void> = {
  'adds a town': (copy) => {
    const place = ['--city', 'Hutto', '--zips', '78634', '--lat', '30.54', '--lng', '-97.55'];
    const parts = ['--neighborhoods', 'Old Town, Star Ranch, Emory Farms'];
    copy.run('tools/new.ts', 'location', ...place, ...parts);
    edit(copy, 'src/content/locations/hutto-window-tinting.yaml', [...townTexts, publish]);
  },
  'changes a town': (copy) =>
    edit(copy, 'src/content/locations/lakeway-window-tinting.yaml', [
      [/^zipCodes: .*$/m, "zipCodes: ['78734', '78738', '78739']"],
      [/^ {2}- Two-story lake glass$/m, '  - Tall lake glass'],
    ]),
  'removes a town': ({ root }) =>
    rmSync(join(root, 'src/content/locations/liberty-hill-window-tinting.yaml')),
  'removes an article, and the link to it': (copy) => {
    rmSync(join(copy.root, 'src/content/articles/commercial-investment.mdx'));
    edit(copy, 'src/content/articles/tint-shade-guide.mdx', [
      [/\[([^\]]+)\]\(\/blog\/commercial-investment\)/, '$1'],
    ]);
  },
  'adds an article with a new word for its topic': (copy) =>
    addArticle(copy, 'How tint fares on a west wall', '2025-03-01', [
      publish,
      [/^badge: .*$/m, 'badge: Offices'],
    ]),
  'keeps an article as a draft': (copy) =>
    addArticle(copy, 'A text that is not done', '2025-04-01', [about('a text to come')]),
  'writes an article for a day to come': (copy) =>
    addArticle(copy, 'What the next summer brings', '2099-06-01', [publish, about('a summer to come')]),
  'changes an article': (copy) =>
    edit(copy, 'src/content/articles/windshield-tinting.mdx', [
      [/^title: .*$/m, "title: 'Windshield film: clear glass, cooler car'"],
    ]),
  'adds a question': (copy) =>
    edit(copy, 'src/content/faqs/tesla.yaml', [
      [
        /^items:$/m,
        'items:\n  - question: May I watch?\n    answer: Gladly. The bay has a window, and a bench stands in front of it.',
      ],
    ]),
  'replaces a picture': ({ root }) => {
    const pictures = join(root, 'src/assets/pictures');
    copyFileSync(join(pictures, 'cars/lake-front.webp'), join(pictures, 'cars/lake-above.webp'));
  },
};

/** What makes the shop another than the sample. */
export const ownFacts: typeof edits = {
  'removes a question': (copy) =>
    edit(copy, 'src/content/faqs/residential.yaml', [[/^ {2}- question: [^]*?(?=^ {2}- question: )/m, '']]),
  'removes a picture from a gallery': (copy) =>
    edit(copy, 'src/content/galleries/tesla.yaml', [[/^ {2}- src: [^]*?(?=^ {2}- src: )/m, '']]),
  'has a new phone': (copy) =>
    edit(copy, 'src/content/business.yaml', [[/^phone: .*$/m, 'phone: (737) 555-0163']]),
  'changes a price': (copy) =>
    edit(copy, 'src/content/pages/prices.yaml', [[/^ {4}from: 6\n {4}to: 12$/m, '    from: 7\n    to: 13']]),
  'has other films and prices in the calculator': (copy) =>
    edit(copy, 'src/content/calculator.yaml', [
      [/^ {2}- name: Clear View Plus\n.*\n.*\n/m, ''],
      [/^ {2}- name: Clear View Ceramic$/m, '  - name: North Light 40'],
      [/^ {2}film: .*$/m, '  film: neutral'],
      [/^ {2}cost: .*$/m, '  cost: 12.5'],
      [/^ {2}years: .*$/m, '  years: 25'],
    ]),
};
