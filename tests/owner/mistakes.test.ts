import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { openShop } from '../fixture/shop.ts';
import { slips } from './slips.ts';

const shop = await openShop();
afterEach(() => shop.restore());
afterAll(() => shop.remove());

const problems = async () =>
  (await checkContent(shop.root)).map(({ file, wrong, remedy }) => `${file}: ${wrong} ${remedy}`);

const at = (file: string) => join(shop.content, file);
const business = 'business.yaml';
const save = (change: (text: string) => string | Buffer) => () =>
  writeFileSync(at(business), change(readFileSync(at(business), 'utf8')));

/** Mistakes with a whole file, each with its message. */
const files: readonly (readonly [mistake: string, make: () => void, message: RegExp])[] = [
  [
    'business.yaml with another ending',
    () => renameSync(at(business), at('business.yml')),
    /yml.*Rename it to business\.yaml/,
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
  [
    'a file with no field in it',
    () => shop.write('team/nora.yaml', '- name: Nora\n'),
    /The file has no fields/,
  ],
  ['a file with nothing in it', save(() => ''), /Restore it/],
  [
    'a link to itself',
    () => {
      rmSync(at(business));
      symlinkSync(business, at(business));
    },
    /Put the file itself/,
  ],
  ['a copy left in a folder', () => shop.write('team/nora.yaml.bak', 'name: Nora'), /out of src\/content/],
  [
    'two files for one location',
    () => shop.write('locations/Boise-window-tinting.yaml', shop.read('locations/boise-window-tinting.yaml')),
    /has the same city/,
  ],
  [
    'a file to which Notepad has added an ending',
    () => renameSync(at(business), at('business.yaml.txt')),
    /business\.yaml\.txt.*Rename it to business\.yaml/,
  ],
  [
    'an article with another ending',
    () => shop.write('articles/west.md', shop.read('articles/film-on-a-west-wall.mdx')),
    /west\.md.*Rename it to west\.mdx/,
  ],
  ['a picture among the articles', () => shop.write('articles/IMG_2044.jpg', 'a photo'), /with npm run new/],
  [
    'articles in a folder of their own',
    () => {
      mkdirSync(at('articles/2027'));
      shop.write('articles/2027/west.mdx', shop.read('articles/film-on-a-west-wall.mdx'));
    },
    /articles\/2027: .*folder of src\/content that it belongs to/,
  ],
];

/** Slips whose message is about another line: the first of two that are the same, or the start of the file. */
const isElsewhere = new Set([
  'the closing --- deleted',
  'two films of one key',
  'a redirect that is listed twice',
]);

describe('a mistake gets one message with its remedy', () => {
  it('is tried with 80 slips and more', () => expect(slips.length).toBeGreaterThanOrEqual(80));

  it('content without a mistake gets none', async () => {
    expect(await problems()).toEqual([]);
  });

  // One check finds a slip in every file that has so many.
  const turns = Object.values(Object.groupBy(slips, ({ turn }) => turn));
  it.each(turns.map((together = []) => [together.map(({ name }) => name).join(', '), together] as const))(
    'with its line and field: %s',
    async (_, together) => {
      const lines = new Map<string, number>();
      for (const { file, name, from, to } of together) {
        const text = shop.read(file);
        const start = from
          ? text.search(from instanceof RegExp ? from : from.replace(/\W/g, '\\$&'))
          : text.length;
        expect(start, `the text to replace for ${name}`).toBeGreaterThanOrEqual(0);
        shop.write(file, from ? text.replace(from, () => to) : text + to);
        lines.set(file, text.slice(0, start).split('\n').length + to.search(/[^\n]|$/));
      }
      const all = await checkContent(shop.root);
      expect(all).toHaveLength(together.length);
      for (const { file, name, field, remedy } of together) {
        const found = all.filter((problem) => problem.file === `src/content/${file}`);
        expect(found, name).toMatchObject([{ field }]);
        expect(found[0]?.remedy).toContain(remedy);
        // The line of the slip, or one of the two around it: parsers may notice a slip late.
        const away = Math.abs((found[0]?.line ?? 0) - (lines.get(file) ?? NaN));
        if (!isElsewhere.has(name)) expect(away, name).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each(files)('%s', async (_, make, message) => {
    make();
    expect(await problems()).toEqual([expect.stringMatching(message)]);
  });

  it('in business.yaml and in other files, one each', async () => {
    shop.change(business, /phone: .*/, "phone: '555'");
    shop.change('team/nora.yaml', /^role:/m, 'rolle:');
    const [first, second, ...others] = await problems();
    expect(others).toEqual([]);
    expect([first, second].toSorted()).toEqual([
      expect.stringMatching(/business\.yaml: .*phone/i),
      expect.stringMatching(/nora\.yaml: There is no field called rolle here/),
    ]);
  });

  it('in facts that cannot be read at all, together with those of other files', async () => {
    shop.change(business, /\n {2}street:/, '\n\tstreet:');
    shop.change('team/nora.yaml', /^name: /m, 'name:');
    expect(await problems()).toEqual([
      expect.stringMatching(/^src\/content\/business\.yaml/),
      expect.stringContaining('team/nora.yaml'),
    ]);
  });

  it('in files whose lines end as on Windows', async () => {
    shop.change(business, /\n/g, '\r\n');
    expect(await problems()).toEqual([]);
    shop.change('articles/caring-for-new-film.mdx', /\n## /, '\r\n# ');
    expect(await problems()).toEqual([expect.stringMatching(/second title/)]);
  });

  it('a deleted article gets one in each place that links to it', async () => {
    rmSync(at('articles/caring-for-new-film.mdx'));
    const found = await problems();
    expect(found).toHaveLength(6);
    for (const text of found) expect(text).toMatch(/caring-for-new-film.*\b[Dd]elete/);
  });

  it('if all articles are deleted, each list of them gets one, and the home page may be without them', async () => {
    rmSync(at('articles'), { recursive: true });
    shop.change('pages/home.yaml', /^articles:\n(?: .*\n)+/m, '');
    const found = await problems();
    expect(found.filter((text) => text.includes('pages/home.yaml'))).toEqual([]);
    const lists = found.filter((text) => text.includes('There is no article called'));
    for (const text of lists) expect(text).toMatch(/delete articles and everything under it\.$/);
    expect(lists.length).toBeGreaterThan(0);
  });

  it('an old path of another site gets none', async () => {
    const old = ['/About.html', '/Services/Home_Tinting/', '/index.php', '/old-page/'];
    const lines = old.map((from) => `  - from: ${from}\n    to: /about\n`).join('');
    shop.change('redirects.yaml', /^moved:\n/m, `moved:\n${lines}`);
    expect(await problems()).toEqual([]);
  });

  it('a link or a redirect to an article that is not published yet', async () => {
    const next = shop
      .read('articles/caring-for-new-film.mdx')
      .replace(/^id: 2\ntitle: .*\n/m, 'id: 3\ndraft: true\ntitle: The next one on film\n');
    shop.write('articles/next.mdx', next.replace(/^description: /m, '$&Again, '));
    shop.change('redirects.yaml', /^moved:\n/m, 'moved:\n  - from: /one\n    to: /blog/next\n');
    shop.change('articles/film-on-a-west-wall.mdx', /\n## /, '\nRead [on](/blog/next).\n\n## ');
    expect(await problems()).toEqual(
      Array(2).fill(expect.stringMatching(/\/blog\/next is not published yet/)),
    );
  });

  it('a link that is escaped on purpose gets none', async () => {
    const escaped = '\nNot a link: \\[Our prices](/prices).\n\n## Then';
    shop.change('articles/caring-for-new-film.mdx', /\n## Then/, escaped);
    expect(await problems()).toEqual([]);
  });

  const blank = sharp({ create: { width: 1000, height: 1250, channels: 3, background: '#789' } });
  it.each([
    [
      'an iPhone',
      () => readFileSync('tests/fixture/iphone-photo.heic'),
      /such as HEIC.*Save the whole picture as JPEG/,
    ],
    ['a web page', () => Buffer.from('<!doctype html><title>Not found</title>'), /cannot be used/],
    ['too small', () => blank.clone().resize(400).jpeg().toBuffer(), /too small: 400 px/],
    ['too large', () => blank.clone().resize(6000).jpeg().toBuffer(), /too large: 6000/],
    [
      'one that tells its place',
      () =>
        blank
          .clone()
          .withExif({ IFD0: { Copyright: 'me' } })
          .jpeg()
          .toBuffer(),
      /camera data/,
    ],
    ['a GIF', () => blank.clone().gif().toBuffer(), /cannot be used/],
    [
      'the first half of a JPEG',
      async () => (await blank.jpeg().toBuffer()).subarray(0, 5000),
      /cannot be used/,
    ],
  ])('a photo that is %s', async (_, make, message) => {
    const photo = join(shop.root, 'src/assets/pictures/team/no-photo.jpg');
    writeFileSync(photo, await make());
    shop.change('team/nora.yaml', /(src: \S+)\/installer-tower\.webp/, '$1/no-photo.jpg');
    expect(await problems()).toEqual([expect.stringMatching(message)]);
    rmSync(photo);
  });
});
