import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveIn } from '../fixture/shop.ts';
import { copyWithTests, edit, MINUTES, runIn, testIn, type Change } from './copy-with-tests.ts';

const accent = '#0b4f8a';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 54"><path fill="${accent}" d="M4 4h56v46H4z"/></svg>`;
const fonts = `fonts:
  headings: { package: '@fontsource-variable/familjen-grotesk', kind: sans }
  text: { package: '@fontsource/besley', kind: serif }
`;

describe('with the edited content of another shop', () => {
  const other = copyWithTests();
  afterAll(() => other.remove());
  const change = (file: string, changes: readonly Change[]) =>
    edit(other.root, `src/content/${file}`, changes);
  const read = (name: string) => readFileSync(join(other.root, 'dist', name), 'utf8').replace(/\s+/g, ' ');

  beforeAll(async () => {
    await moveIn(other.root);
    rmSync(join(other.root, 'src/content/locations/meridian-window-tinting.yaml'));
    rmSync(join(other.root, 'src/content/team/nora.yaml'));
    change('business.yaml', [
      [/^brand: .*$/m, 'brand: Hilltop & Daughters Architectural Window Film'],
      [/^shortBrand: .*$/m, 'shortBrand: Hilltop & Daughters'],
      [/^ {2}automotive: false\n {2}tesla: false$/m, '  automotive: true\n  tesla: true'],
      [/^ {2}vehicleWarranty: false$/m, '  vehicleWarranty: true'],
      [/^ {2}- Meridian\n/m, ''],
      [/^ {4}- Meridian\n/m, ''],
      [/^ticker: .*\n/m, ''],
      [/^social:\n(?: .*\n)+/m, ''],
      [/^quoteHours: .*$/m, 'quoteHours: 24'],
      [/^closures:$/m, "closures:\n  - { name: Inventory, from: '2027-01-04', to: '2027-01-05' }"],
    ]);
    change('theme.yaml', [
      [/^accent: .*$/m, `accent: '${accent}'`],
      [/^neutrals:\n(?: .*\n)+/m, ''],
      [/^fonts:[^]*/m, fonts],
    ]);
    change('pages/privacy.yaml', [[/^keepDays: .*$/m, 'keepDays: 365']]);
    for (const name of ['src/assets/brand/mark.svg', 'src/assets/brand/mark-dark.svg'])
      writeFileSync(join(other.root, name), logo);
    for (const name of ['src/assets/brand/logo.svg', 'public/favicon.svg'])
      writeFileSync(join(other.root, name), logo);
    change('faqs/residential.yaml', [[/^ {2}- question: Will the rooms[^]*?(?=^ {2}- question: )/m, '']]);
    change('galleries/residential.yaml', [[/^ {2}- src: [^]*?(?=^ {2}- src: )/m, '']]);
    // An article for a later day, which is featured then.
    const articles = join(other.root, 'src/content/articles');
    copyFileSync(join(articles, 'film-on-a-west-wall.mdx'), join(articles, 'next-summer.mdx'));
    change('articles/next-summer.mdx', [
      [/^id: .*\ntitle: .*$/m, 'id: 92\ntitle: What the next summer brings'],
      [/^description: .*$/m, `description: ${'What film changes on the windows of this house. '.repeat(3)}`],
      [/^datePublished: .*\ndateText: .*$/m, 'datePublished: 2099-06-01\ndateText: Jun 1, 2099'],
    ]);
    expect(runIn(other.root, 'tools/check-content.ts')).toContain('No problems');
    const { code, output } = await other.build({ PRECOMPRESS: 'on', QUOTE_DELIVERY: 'server' });
    expect(code, output).toBe(0);
  }, 10 * MINUTES);

  it('no trace of the sample shop, its words or its colors is in what is published', () => {
    const files = globSync('**/*.{html,xml,json,js,css,svg,txt,conf}', { cwd: join(other.root, 'dist') });
    expect(files.length).toBeGreaterThan(40);
    const traces = /oakshade|#ffb627|#1b2722|rgb\(27 39 34/i;
    const words = /austin|spicewood|texas|hill country|limestone(?!-)|live oak|veteran(?!Owned)|555-?0142/i;
    const found = [...files, '_headers', '_redirects'].filter((file) => traces.test(read(file)));
    expect([
      ...found,
      ...files.filter((file) => words.test(read(file)) || /\bTX\b/.test(read(file))),
    ]).toEqual([]);
  });

  it('it has its own color and typefaces', () => {
    const home = read('index.html');
    expect(home).toContain(accent);
    expect(home).toMatch(
      /font-family:"?Besley-\w+"?;src:url\([^)]+\) ?format\("woff2"\);font-display:optional;font-weight:600/,
    );
    expect(home).toMatch(/--font-headings:"?Familjen Grotesk-/);
    expect(home).not.toMatch(/--font-headings:[^;}]*Rockwell/);
  });

  it('a service that is only a file is wherever services are listed, and named in the requests from its page', () => {
    const link = 'href="/paint-protection-film"';
    expect(read('index.html').split('<footer')[0]).toContain('Clear film over the parts of your car');
    for (const [page, part] of [
      ['index', 'id="menu"'],
      ['about', '<footer'],
      ['locations/eagle-window-tinting', 'class="service-card'],
    ] as const)
      expect(read(`${page}.html`).split(part).slice(1).join(part), page).toContain(link);
    expect(read('paint-protection-film.html')).toMatch(/name="about" value="Paint protection film"/);
  });

  it('a review is on home, on its service and in its location only, and no rating is rounded up', () => {
    const review = 'The west rooms are usable again';
    for (const page of ['index', 'residential-window-tinting', 'locations/eagle-window-tinting'])
      expect(read(`${page}.html`), page).toContain(review);
    for (const page of ['commercial-window-tinting', 'locations/boise-window-tinting'])
      expect(read(`${page}.html`), page).not.toContain(review);
    expect(read('request-quote.html')).toContain('4.9-star rated');
    expect(read('request-quote.html')).not.toMatch(/\b5-star/);
  });

  it('a page of its own has sections of the site, and a finished job is told with its month', () => {
    for (const name of ['Work with us.', 'Who you work with', 'Ask us', 'Come by'])
      expect(read('careers.html')).toMatch(new RegExp(`<h[12][^>]*> ?${RegExp.escape(name)} ?</h`));
    expect(read('about.html').split('<footer')[1]).toContain('href="/careers"');
    expect(read('locations/eagle-window-tinting.html')).toContain('June 2026');
  });

  it(
    'the tests of rules, of its built site and of the sample pass',
    () => {
      expect(testIn(other.root, 'unit', 'dist', 'sample')).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );

  it(
    'the tests of its pages in the browser pass, as do those of photos with a request',
    () => {
      const command = [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'tests/playwright.config.ts',
      ];
      // Of the pages only those with a part of their own for a long name, other colors and other towns.
      const pages =
        'filter.spec|zip.spec|photos.spec|states.spec|print.spec|on a phone (/|/about|/blog|/residential.*|/locations/e.*) is light|desktop / is';
      expect(
        runIn(
          other.root,
          ...command,
          ...['pages', 'parts', 'photos'].flatMap((name) => ['--project', name]),
          '--grep',
          pages,
        ),
      ).toMatch(/\d+ passed/);
    },
    15 * MINUTES,
  );
});
