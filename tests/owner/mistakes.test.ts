import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { openShop } from '../fixture/shop.ts';
import { mistakes } from './mistakes.ts';

const shop = await openShop();
afterEach(() => shop.restore());
afterAll(() => shop.remove());

const problems = async () =>
  (await checkContent(shop.root)).map(({ file, wrong, remedy, example }) =>
    `${file}: ${wrong} ${remedy} ${example}`.trim(),
  );

const at = (file: string) => join(shop.content, file);
const business = 'business.yaml';
const save = (change: (text: string) => string | Buffer) => () =>
  writeFileSync(at(business), change(readFileSync(at(business), 'utf8')));

/** Mistakes with a whole file, each with its message. */
const files: readonly (readonly [mistake: string, make: () => void, message: RegExp])[] = [
  [
    'business.yaml with another ending',
    () => renameSync(at(business), at('business.yml')),
    /business\.yml.*Rename it to business\.yaml/,
  ],
  ['no business.yaml', () => rmSync(at(business)), /git restore/],
  ['a file in Latin-1', save((text) => Buffer.from(`${text}# Café`, 'latin1')), /as UTF-8/],
  ['a file in UTF-16', save((text) => Buffer.from(`\ufeff${text}`, 'utf16le')), /as UTF-8/],
  ['a file with a BOM', save((text) => `\ufeff${text}`), /without BOM/],
  [
    'a file with the marks of a merge',
    save((text) => text.replace(/^(\w+: .*)$/m, '<<<<<<< HEAD\n$1\n=======\n$1!\n>>>>>>> theirs')),
    /delete the lines with <<<<<<</,
  ],
  ...['Nora installs film.', '- name: Nora', '---', 'null'].map(
    (text) =>
      [
        `a file with no field in it: ${text}`,
        () => shop.write('team/nora.yaml', `${text}\n`),
        /The file has no fields\. Write each field on a line of its own.*src\/schemas lists them\.$/,
      ] as const,
  ),
  ['a file with nothing in it', save(() => ''), /Restore it/],
  [
    'a link to itself',
    () => {
      rmSync(at(business));
      symlinkSync(business, at(business));
    },
    /Put the file itself/,
  ],
  [
    'a picture in SVG format',
    () => {
      shop.write(
        '../assets/pictures/drawing.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      );
      shop.change('team/nora.yaml', /src: .*/, 'src: ../../assets/pictures/drawing.svg');
    },
    /drawing\.svg is a picture in SVG format.*Save it as PNG/,
  ],
  [
    'a copy that is left in a folder',
    () => shop.write('team/nora.yaml.bak', 'name: Nora'),
    /Delete it, or move it out of src\/content/,
  ],
  [
    'a person whose ending was changed',
    () => renameSync(at('team/nora.yaml'), at('team/nora.yml')),
    /nora\.yml.*nora\.yaml/,
  ],
  [
    'a page under its old name',
    () => renameSync(at('pages/location.yaml'), at('pages/town.yaml')),
    /pages\/town\.yaml.*Rename it to location\.yaml\. .*\{location\}.*\{neighborhoods\}.*whyHeading/,
  ],
  [
    'two files for one location',
    () => shop.write('locations/Boise-window-tinting.yaml', shop.read('locations/boise-window-tinting.yaml')),
    /Boise is already in src\/content\/locations\/Boise/,
  ],
  [
    'a file to which Notepad has added an ending',
    () => renameSync(at(business), at('business.yaml.txt')),
    /business\.yaml\.txt.*Rename it to business\.yaml\./,
  ],
  [
    'an article to which Notepad has added an ending',
    () => shop.write('articles/west.mdx.txt', shop.read('articles/film-on-a-west-wall.mdx')),
    /west\.mdx\.txt.*Rename it to west\.mdx\./,
  ],
  [
    'a text beside the file of its name',
    () => shop.write('team/nora.txt', 'name: Nora'),
    /nora\.txt.*Delete it, or move it out of src\/content/,
  ],
  [
    'a page of the shop with the ending of a note',
    () => shop.write('pages/fleet.txt', 'Fleets'),
    /fleet\.txt.*Rename it to fleet\.mdx/,
  ],
  [
    'a picture among the articles',
    () => shop.write('articles/IMG_2044.jpg', 'a photo'),
    /IMG_2044\.jpg.*Move it out of src\/content, and add it with npm run new/,
  ],
  ['a letter among the pages', () => shop.write('pages/offer.docx', 'PK'), /offer\.docx.*move it out of/],
  [
    'articles in a folder of their own',
    () => {
      mkdirSync(at('articles/2027'));
      shop.write('articles/2027/west.mdx', shop.read('articles/film-on-a-west-wall.mdx'));
    },
    /articles\/2027: .*Move its files into src\/content\/articles/,
  ],
  [
    'a folder whose name is misspelled',
    () => {
      mkdirSync(at('article'));
      shop.write('article/west.mdx', shop.read('articles/film-on-a-west-wall.mdx'));
    },
    /content\/article: .*Move its files into src\/content\/articles/,
  ],
  [
    'a folder that the site does not know',
    () => {
      mkdirSync(at('old-texts'));
      shop.write('old-texts/west.mdx', 'Texts');
    },
    /content\/old-texts: .*one of: .*articles, locations/,
  ],
  [
    'an article whose ending was changed',
    () => shop.write('articles/west.md', shop.read('articles/film-on-a-west-wall.mdx')),
    /west\.md.*\.mdx/,
  ],
];

describe('a mistake gets one message with its remedy', () => {
  it('content without a mistake gets none', async () => {
    expect(await problems()).toEqual([]);
  });

  // Each round makes one mistake per file. Mistakes in the facts and in redirects get a round each: the first hide others,
  // and redirects are checked only if nothing else is wrong.
  const byFile = Object.groupBy(mistakes, ([, file]) => file);
  const { [business]: inFacts = [], 'redirects.yaml': redirects = [], ...elsewhere } = byFile;
  const roundCount = Math.max(...Object.values(elsewhere).map((list = []) => list.length));
  const rounds = Array.from({ length: roundCount }, (_, round) =>
    Object.values(elsewhere).flatMap((list = []) => list.slice(round, round + 1)),
  );
  const named = [...[...inFacts, ...redirects].map((mistake) => [mistake]), ...rounds].map(
    (made) => [made.map(([name]) => name).join('; '), made] as const,
  );
  it.each(named)('%s', async (_, made) => {
    for (const [, file, from, to] of made) shop.change(file, from, to);
    const found = await problems();
    for (const [name, file, , , message] of made)
      expect
        .soft(
          found.filter((text) => text.startsWith(`src/content/${file}`)),
          name,
        )
        .toEqual([expect.stringMatching(message)]);
    expect(found).toHaveLength(made.length);
  });

  it.each(files)('%s', async (_, make, message) => {
    make();
    expect(await problems()).toEqual([expect.stringMatching(message)]);
  });

  it('in a wrong phone number and in another file, one each', async () => {
    shop.change(business, /phone: .*/, "phone: '555'");
    shop.change('team/nora.yaml', /^role:/m, 'rolle:');
    expect(await problems()).toEqual([
      expect.stringMatching(/business\.yaml: .*phone/i),
      expect.stringMatching(/nora\.yaml: There is no field called rolle here/),
    ]);
  });

  it.each(['- a list', '{}', 'brand: Oak'])('in facts of which almost nothing is left: %s', async (text) => {
    shop.write(business, `${text}\n`);
    expect(await problems()).toContainEqual(expect.stringMatching(/^src\/content\/business\.yaml/));
  });

  it('in files whose lines end as on Windows', async () => {
    const names = ['a colon in a text', 'a second title'];
    const made = mistakes.filter(([name]) => names.includes(name));
    for (const [, file, from, to] of made) {
      shop.change(file, from, to);
      shop.change(file, /\n/g, '\r\n');
    }
    const found = await problems();
    expect(found).toHaveLength(names.length);
    for (const [, , , , message] of made) expect(found.some((text) => message.test(text))).toBe(true);
  });

  it('an unknown token, in words of a service that is off', async () => {
    shop.change('pages/about.yaml', /^( *heading: )Talk to us\.$/m, "$1'Talk to us{tesla?, {phoen}}.'");
    expect(await problems()).toEqual([expect.stringMatching(/has no fact \{phoen\}/)]);
  });

  it('a deleted article gets one in each place that links to it', async () => {
    rmSync(join(shop.content, 'articles/caring-for-new-film.mdx'));
    const found = await problems();
    expect(found).toHaveLength(6);
    for (const text of found) expect(text).toMatch(/caring-for-new-film.*\b[Dd]elete the (?:line|link)/);
  });

  it('if all articles are deleted, each list of them gets one, and the home page may be without them', async () => {
    rmSync(at('articles'), { recursive: true });
    shop.change('pages/home.yaml', /^articles:\n(?: .*\n)+/m, '');
    const found = await problems();
    expect(found.filter((text) => text.includes('pages/home.yaml'))).toEqual([]);
    const lists = found.filter((text) => /There is no article called/.test(text));
    for (const text of lists)
      expect(text).toMatch(/There are no articles yet\. Delete articles and everything under it\.$/);
    expect(lists.length).toBeGreaterThan(0);
  });

  it('a missing text in an article with a later date', async () => {
    const later = 'articles/caring-for-new-film.mdx';
    shop.change(later, /datePublished: .*\ndateText: .*/, 'datePublished: 2999-12-01\ndateText: Dec 1, 2999');
    shop.change(later, /\n## /, '\nWrite here: the first paragraph.\n\n## ');
    const found = await problems();
    expect(found.filter((text) => text.includes('Write here'))).toEqual([expect.stringContaining(later)]);
  });

  it('a date in words, in an article that another links to', async () => {
    shop.change('articles/caring-for-new-film.mdx', /^datePublished: .*$/m, 'datePublished: March 1, 2026');
    shop.change(
      'articles/film-on-a-west-wall.mdx',
      /\n## /,
      '\nRead [on](/blog/caring-for-new-film).\n\n## ',
    );
    expect(await problems()).toEqual([expect.stringMatching(/Write the date as year-month-day/)]);
  });

  it('an old path of another site gets none', async () => {
    const old = ['/About.html', '/Services/Home_Tinting/', '/index.php', '/old-page/'];
    const lines = old.map((from) => `  - from: ${from}\n    to: /about\n`).join('');
    shop.change('redirects.yaml', /^moved:\n/m, `moved:\n${lines}`);
    expect(await problems()).toEqual([]);
  });

  it.each(['Egle', 'eagle', 'Eagle, ID'])('a review from %s, which is a location', async (place) => {
    shop.change('reviews/jordan-2026-09.yaml', /place: .*/, `place: ${place}`);
    expect(await problems()).toEqual([
      expect.stringMatching(/not shown on the page of Eagle\. Write Eagle\. .* place: Eagle$/),
    ]);
  });

  it.each(['Mountain Home', 'Egle, OR'])(
    'a review from %s, which is another town, gets none',
    async (town) => {
      shop.change('reviews/jordan-2026-09.yaml', /place: .*/, `place: ${town}`);
      expect(await problems()).toEqual([]);
    },
  );

  it('redirects that go in a circle', async () => {
    const circle = '  - from: /one\n    to: /two\n  - from: /two\n    to: /one\n';
    shop.change('redirects.yaml', /^moved:\n/m, `moved:\n${circle}`);
    const found = await problems();
    expect(found).toHaveLength(2);
    for (const text of found) expect(text).toMatch(/in a circle\. Write the page that took its place\.$/);
  });

  it('a redirect from the page of a service that is off gets none', async () => {
    shop.change('business.yaml', /^ {2}commercial: true$/m, '  commercial: false');
    shop.change(
      'redirects.yaml',
      /from: \/commercial\n.*/,
      'from: /commercial-window-tinting\n    to: /residential-window-tinting',
    );
    const found = await problems();
    expect(found.filter((text) => text.includes('redirects.yaml'))).toEqual([]);
  });

  it('a redirect to an article that is not published yet', async () => {
    const slug = 'caring-for-new-film';
    shop.write(
      'articles/next.mdx',
      shop
        .read(`articles/${slug}.mdx`)
        .replace(/^id: 2\ntitle: .*\n/m, 'id: 3\ndraft: true\ntitle: The next one on film\n')
        .replace(/^description: /m, '$&Again, '),
    );
    shop.change('redirects.yaml', /^moved:\n/m, 'moved:\n  - from: /one\n    to: /blog/next\n');
    expect(await problems()).toEqual([
      expect.stringMatching(/redirects\.yaml: The page \/blog\/next is not published/),
    ]);
  });

  it('a link that is escaped on purpose gets none', async () => {
    shop.change(
      'articles/caring-for-new-film.mdx',
      /\n## Then/,
      '\nNot a link: \\[Our prices](/prices).\n\n## Then',
    );
    expect(await problems()).toEqual([]);
  });

  it('a banner that is too short, with an example that may be copied', async () => {
    shop.change('business.yaml', /^ticker: .*$/m, 'ticker: Hi');
    const found = await checkContent(shop.root);
    expect(found.map(({ example }) => example)).toEqual(['ticker: Free samples this month']);
  });

  it.each(['HEIC', 'jpg'])('a photo from an iPhone whose name ends in %s', async (ending) => {
    const photo = join(shop.root, `src/assets/pictures/team/IMG_2044.${ending}`);
    cpSync('tests/fixture/iphone-photo.heic', photo);
    shop.change('team/nora.yaml', /(src: \S+)\/installer-tower\.webp/, `$1/IMG_2044.${ending}`);
    expect(await problems()).toEqual([expect.stringMatching(/HEIC photo.*Save it as JPEG/)]);
    rmSync(photo);
  });

  const halfOf = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length / 2));
  const blank = sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#789' } });
  it.each([
    ['nothing', () => Buffer.of()],
    ['a web page', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['the first half of a JPEG', async () => (await blank.jpeg().toBuffer()).subarray(0, 5000)],
    ['the first half of a PNG', async () => (await blank.png().toBuffer()).subarray(0, 5000)],
    ['the first half of a WebP', async () => halfOf(await blank.webp().toBuffer())],
    ['the first half of an AVIF', async () => halfOf(await blank.avif().toBuffer())],
  ])('a failed download of a picture: %s', async (_, make) => {
    const photo = join(shop.root, 'src/assets/pictures/team/no-photo.jpg');
    writeFileSync(photo, await make());
    shop.change('team/nora.yaml', /(src: \S+)\/installer-tower\.webp/, '$1/no-photo.jpg');
    expect(await problems()).toEqual([expect.stringMatching(/no-photo\.jpg cannot be read.*in its place/)]);
    rmSync(photo);
  });

  it('a mistake in business.yaml hides no mistake in another file', async () => {
    shop.change('business.yaml', /\n {2}street:/, '\n\tstreet:');
    shop.change('team/nora.yaml', /^name: /m, 'name:');
    expect(await problems()).toEqual([
      expect.stringMatching(/^src\/content\/business\.yaml/),
      expect.stringContaining('team/nora.yaml'),
    ]);
  });
});
