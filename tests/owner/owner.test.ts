import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWithTests, edit, MINUTES, runIn, testIn, type Change } from './copy-with-tests.ts';

/* An owner edits a copy of the project in every way that is not a mistake, and the tests of the copy still pass. */

const fixture = 'film-on-a-west-wall';

/** Adds an article of the fixture, whose links and cover it changes to those of the sample. */
function addArticle(root: string, name = fixture, changes: readonly Change[] = []): void {
  const file = `src/content/articles/${name}.mdx`;
  copyFileSync(`tests/fixture/src/content/articles/${fixture}.mdx`, join(root, file));
  edit(root, file, [
    [/^id: .*$/m, 'id: 90'],
    [/^featured: .*\n/m, ''],
    [
      /^cover:\n.*\n.*$/m,
      "cover:\n  src: ../../assets/pictures/heroes/hill-country.webp\n  alt: 'Illustration: the road ahead through a windshield, hills and a low sun'",
    ],
    [/^related: .*$/m, 'related: [energy-savings, residential-benefits]'],
    [/ Then read\n.*$/m, ''],
    ...changes,
  ]);
}

/** What an owner may add, change and remove while the business is still the sample. */
const edits: Record<string, (root: string) => void> = {
  'adds a location': (root) => {
    const file = 'src/content/locations/hutto-window-tinting.yaml';
    copyFileSync('tests/fixture/src/content/locations/eagle-window-tinting.yaml', join(root, file));
    edit(root, file, [
      [/Eagle/g, 'Hutto'],
      [/^state: .*$/m, 'state: TX'],
      [/^zipCodes: .*\ncounties: .*$/m, "zipCodes: ['78634']"],
      [/^coordinates: .*$/m, 'coordinates: { lat: 30.54, lng: -97.55 }'],
      [/^picture:\n.*\n.*\n/m, ''],
    ]);
  },
  'changes a location': (root) =>
    edit(root, 'src/content/locations/lakeway-window-tinting.yaml', [
      [/^zipCodes:$/m, "zipCodes:\n  - '78739'"],
      [/^ {2}- Two-story glass on the lake$/m, '  - Tall lake glass'],
    ]),
  'removes a location': (root) =>
    rmSync(join(root, 'src/content/locations/liberty-hill-window-tinting.yaml')),
  'removes an article, and the links to it': (root) => {
    rmSync(join(root, 'src/content/articles/commercial-investment.mdx'));
    edit(root, 'src/content/services/commercial.yaml', [[/: commercial-investment$/m, ': energy-savings']]);
    edit(root, 'src/content/articles/tint-shade-guide.mdx', [
      [/\[([^\]]+)\]\(\/blog\/commercial-investment\)/, '$1'],
    ]);
  },
  'adds an article with a new badge, and features it': (root) =>
    addArticle(root, fixture, [[/^id/m, 'featured: true\nid']]),
  'writes a featured article for a later day': (root) =>
    addArticle(root, 'next-summer', [
      [/^id: .*$/m, 'id: 92\nfeatured: true'],
      [/^title: .*$/m, 'title: What the next summer brings'],
      [/^description: .*$/m, `description: ${'What film changes on the windows of this house. '.repeat(3)}`],
      [/^datePublished: .*\ndateText: .*$/m, 'datePublished: 2099-06-01\ndateText: Jun 1, 2099'],
    ]),
  'replaces a picture': (root) => {
    const pictures = join(root, 'src/assets/pictures');
    copyFileSync(join(pictures, 'cars/sedan-lake-35.avif'), join(pictures, 'cars/wagon-lake-35.avif'));
  },
  'publishes reviews': (root) => {
    const reviews = join(root, 'src/content/reviews');
    edit(root, 'src/content/reviews/sample.yaml', [[/^sample: true\n/m, '']]);
    copyFileSync(join(reviews, 'sample.yaml'), join(reviews, 'casey-2026-10.yaml'));
    edit(root, 'src/content/reviews/casey-2026-10.yaml', [
      [/^name: .*$/m, 'name: Casey'],
      [/^service: .*$/m, 'service: tesla'],
    ]);
  },
};

const moved = `moved:
  - { from: /locations/liberty-hill-window-tinting, to: /locations }
  - { from: /blog/commercial-investment, to: /blog }`;
const copy = copyWithTests();
const run = (...args: string[]) => runIn(copy.root, ...args);

afterAll(() => copy.remove());

describe('after an owner has edited the content of the sample', () => {
  beforeAll(async () => {
    for (const change of Object.values(edits)) change(copy.root);
    edit(copy.root, 'src/content/redirects.yaml', [[/^moved:/m, moved]]);
    expect(run('tools/check-content.ts')).toContain('No problems');
    const { code, output } = await copy.build();
    expect(code, output).toBe(0);
  }, 10 * MINUTES);

  it(
    'the remaining content passes the tests of the built site and the specification',
    () => {
      expect(testIn(copy.root, 'dist', 'sample')).toMatch(/Tests +\d+ passed/);
    },
    10 * MINUTES,
  );
});
