import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { formatProblems } from '../../src/content-check/problem.ts';
import { flagProblems, readFlags } from '../../tools/new/flags.ts';
import { answerError, newKinds } from '../../tools/new/kinds.ts';
import { writeNew } from '../../tools/new/write.ts';
import { readEntry } from '../../src/site/build/content-file.ts';
import { openShop } from '../fixture/shop.ts';

const shop = await openShop();
const { root } = shop;
const pictures = join(root, 'src/assets/pictures');
const photo = join(root, 'IMG_2044.jpg');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const check = async () => formatProblems(await checkContent(root));
const noProblems = '0 problems in 0 files.';
const write = (kind: string, facts: Record<string, string>) => writeNew(root, kind, facts, '2026-11-21');

/** Writes an upright photo as a phone stores it: sideways, with its orientation and location in EXIF. */
async function takePhoto(): Promise<void> {
  const sky = await sharp({ create: { width: 420, height: 1680, channels: 3, background: '#8cf' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 2100, height: 1680, channels: 3, background: '#432' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({ IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '30/1 28/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(photo);
}

let ownPictures: ReadonlySet<string>;
beforeAll(async () => {
  ownPictures = new Set(globSync('**', { cwd: pictures }));
  await takePhoto();
});
afterEach(() => {
  shop.restore();
  for (const name of globSync('**', { cwd: pictures }))
    if (!ownPictures.has(name)) rmSync(join(pictures, name), { recursive: true, force: true });
});
afterAll(() => shop.remove());

describe('npm run new', { timeout: 120_000 }, () => {
  it('writes drafts of each kind that pass the check, and never overwrites one', async () => {
    const article = { title: 'A word on tint for greenhouses', category: 'Residential', date: '2026-12-01' };
    const place = { city: 'Kuna', zips: '83634', lat: '43.49', lng: '-116.42' };
    const location = { ...place, neighborhoods: 'A b c, D e f, G h i' };
    const [text, town] = [
      'src/content/articles/a-word-on-tint-for-greenhouses.mdx',
      'src/content/locations/kuna-window-tinting.yaml',
    ];
    for (const [kind, facts, file, preview] of [
      ['article', article, text, '/blog/a-word-on-tint-for-greenhouses'],
      ['page', { heading: 'The night shift' }, 'src/content/pages/the-night-shift.mdx', '/the-night-shift'],
      [
        'service',
        { name: 'Film for submarines', kind: 'vehicle' },
        'src/content/services/film-for-submarines.yaml',
        '/film-for-submarines',
      ],
      ['location', location, town, '/locations/kuna-window-tinting'],
    ] as const)
      expect(await write(kind, facts)).toMatchObject({ files: [file], preview });
    for (const line of ['datePublished: 2026-12-01', 'dateText: Dec 1, 2026', 'draft: true'])
      expect(read(text)).toContain(line);
    expect(read(town)).toContain("- '83634'");
    expect(await check()).toBe(noProblems);
    await expect(write('article', article)).rejects.toThrow('already an article');
    writeFileSync(join(root, town), read(town).replace('draft: true\n', ''));
    expect(await check()).toContain('"Write here:" is placeholder text');
  });

  it.each([
    ['page', { heading: 'About' }, 'pages/about.mdx', 'our-about.mdx'],
    ['service', { name: 'About', kind: 'building' }, 'services/about.yaml', 'our-about.yaml'],
  ])('writes a %s whose path is taken, and the check suggests another', async (kind, facts, file, other) => {
    await write(kind, facts);
    const found = await check();
    expect(found).toContain(`src/content/${file}`);
    expect(found).toContain('The site already has a page at /about.');
    expect(found).toContain(other);
  });

  it('says that a service is switched off', async () => {
    const { next } = await write('photo', {
      gallery: 'gallery',
      file: photo,
      alt: 'A truck in the bay at noon',
    });
    expect(next).toContain('services > automotive is false in business.yaml');
    const answers = { title: 'A word on tint for greenhouses', category: 'Residential' };
    expect((await write('article', answers)).next).not.toContain('business.yaml');
  });

  it('adds a question to its topic and changes no other line', async () => {
    const before = read('src/content/faqs/tesla.yaml');
    const question = "Does tint change the car's radio?";
    const answer = 'No. Our films are ceramic and hold no metal, so radio and phone work as before.';
    await write('faq', { topic: 'tesla', question, answer });
    const after = read('src/content/faqs/tesla.yaml');
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after).toContain("  - question: 'Does tint change the car''s radio?'\n    answer: 'No.");
    expect(await check()).toBe(noProblems);
  });

  it('adds a photo to a gallery: smaller, upright, as WebP and without camera data', async () => {
    const alt = 'A blue pickup in the bay, its rear glass half filmed';
    const { files } = await write('photo', { gallery: 'gallery', file: photo, alt });
    const [file = ''] = files;
    expect(file).toBe('src/assets/pictures/gallery/a-blue-pickup-in-the-bay.webp');
    const picture = sharp(join(root, file));
    const { format, width, height, exif, orientation } = await picture.metadata();
    expect([format, width, height, exif, orientation]).toEqual(['webp', 1280, 1600, undefined, undefined]);
    const top = await picture.extract({ left: 640, top: 100, width: 1, height: 1 }).raw().toBuffer();
    expect(top[2], 'the blue of the sky at the top').toBeGreaterThan(200);
    expect(read('src/content/galleries/gallery.yaml')).toMatch(
      /a-blue-pickup-in-the-bay\.webp\n {4}alt: 'A blue pickup[^\n]*'\n$/,
    );
    expect(await check()).toBe(noProblems);
  });

  it('takes the path of a photo as a file manager gives it, and never overwrites a picture', async () => {
    const spaced = join(root, 'my photo.jpg');
    cpSync(photo, spaced);
    const alt = 'A blue pickup in the bay, its rear glass half filmed';
    const paths = [`${spaced} `, `'${spaced}'`, spaced.replaceAll(' ', '\\ '), `file://${photo}`];
    const names = new Set<string>();
    for (const file of paths) {
      const { files } = await write('photo', { gallery: 'gallery', file, alt });
      names.add(files[0] ?? '');
    }
    expect(names.size).toBe(paths.length);
    for (const name of names) expect(existsSync(join(root, name))).toBe(true);
  });

  it('says what is wrong with a photo, and writes nothing', async () => {
    const heic = join(root, 'IMG_1.HEIC');
    writeFileSync(heic, 'ftypheic');
    const small = join(root, 'small.jpg');
    await sharp(photo).resize(300).toFile(small);
    for (const [file, message] of [
      [heic, /HEIC[\s\S]+export it as JPEG/],
      ['nowhere.jpg', 'There is no file nowhere.jpg'],
      [small, 'too small: 300 px'],
      ['package.json', 'cannot be read as a picture'],
    ] as const)
      await expect(write('photo', { gallery: 'gallery', file, alt: 'A blue pickup' })).rejects.toThrow(
        message,
      );
    expect(globSync('**/a-blue-pickup*', { cwd: pictures })).toEqual([]);
  });

  it('asks for the alt text of a picture before it writes an article', () => {
    const given = { title: 'A word on tint for greenhouses', category: 'Residential', picture: photo };
    expect(flagProblems('article', given, false).join('\n')).toMatch(/^--alt: This is needed\./);
    expect(flagProblems('article', { ...given, picture: '' }, false)).toEqual([]);
    expect(flagProblems('article', given, true)).toEqual([]);
  });

  it('adds a member of the team', async () => {
    const alt = 'June at a tall window with a squeegee';
    const { files } = await write('team', { name: 'June', role: 'Installer', file: photo, alt });
    expect(files).toEqual(['src/content/team/june.yaml', 'src/assets/pictures/team/june.webp']);
    expect(read('src/content/team/june.yaml')).toMatch(/^order: \d+\nname: June\n/);
    expect(await check()).toBe(noProblems);
  });

  it('adds a redirect from an old path to a page', async () => {
    await write('redirect', { from: '/blog/old-name', to: '/prices' });
    for (const [from, to] of [
      ['/prices', '/about'],
      ['/old', '/pricess'],
    ] as const)
      await expect(write('redirect', { from, to })).rejects.toThrow(
        /is a page of the site|such as \/prices/,
      );
    expect(read('src/content/redirects.yaml')).toMatch(/^ {2}- from: \/blog\/old-name\n {4}to: \/prices$/m);
    expect(await check()).toBe(noProblems);
  });

  it.each([
    ['is missing', /^moved:\n(?: .*\n)+/m, ''],
    ['is empty', /^moved:\n(?: .*\n)+/m, 'moved:\n'],
    ['has nothing between its brackets', /^moved:\n(?: .*\n)+/m, 'moved: []\n'],
    ['stands between brackets', /^moved:\n(?: .*\n)+/m, 'moved: [{ from: /old, to: /prices }]\n'],
  ])('adds a redirect to a list that %s', async (_name, from, to) => {
    shop.change('redirects.yaml', from, to);
    await write('redirect', { from: '/blog/old-name', to: '/prices' });
    expect(readEntry('redirects', 'redirects', read('src/content/redirects.yaml')).data).toMatchObject({
      moved: [...(to.includes('/old') ? [{ from: '/old' }] : []), { from: '/blog/old-name', to: '/prices' }],
    });
    expect(await check()).toBe(noProblems);
  });

  it('leaves the file as it was when the disk is full', () => {
    const before = read('src/content/faqs/tesla.yaml');
    expect(before.length).toBeGreaterThan(1024);
    const words = [
      '--topic',
      'tesla',
      '--question',
      'May I watch?',
      '--answer',
      'Gladly. A bench stands there for you, in front of the bay.',
    ];
    const command = [process.execPath, resolve('tools/new.ts'), 'faq', ...words];
    // A limit of a kilobyte per file fails in the middle of the write, like a full disk.
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 2; exec "$@"', 'sh', ...command], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('Your answers are kept in this line');
    expect(read('src/content/faqs/tesla.yaml')).toBe(before);
    expect(readdirSync(join(root, 'src/content/faqs')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('adds nothing to a file with a mistake', async () => {
    shop.change('faqs/tesla.yaml', /^heading: /m, 'heading: "');
    const before = read('src/content/faqs/tesla.yaml');
    const question = { question: 'May I watch?', answer: 'Gladly. A bench stands in front of the bay.' };
    await expect(write('faq', { topic: 'tesla', ...question })).rejects.toThrow(
      'src/content/faqs/tesla.yaml has a mistake',
    );
    expect(read('src/content/faqs/tesla.yaml')).toBe(before);
  });

  it('uses another picture if that of the sample is gone', async () => {
    const sample = join(pictures, 'heroes/hill-country.webp');
    const kept = existsSync(sample) ? readFileSync(sample) : undefined;
    rmSync(sample, { force: true });
    await write('article', { title: 'A word on tint for greenhouses', category: 'Residential' });
    await write('page', { heading: 'The night shift' });
    await write('service', { name: 'Film for submarines', kind: 'vehicle' });
    expect(await check()).not.toMatch(/greenhouses|night-shift|submarines/);
    if (kept) writeFileSync(sample, kept);
  });

  it('reads all facts from flags, and names each missing or wrong one if it cannot ask', () => {
    const { kind, given } = readFlags(['location', '--city', 'Hutto', '--lat', '30.5', '--lng', '-97.55']);
    expect([kind, given]).toEqual(['location', { city: 'Hutto', lat: '30.5', lng: '-97.55' }]);
    const problems = flagProblems('location', { city: 'Hutto', zips: '7863', color: 'red' }, false);
    expect(problems).toHaveLength(5);
    expect(flagProblems('faq', {}, false).join('\n')).not.toMatch(/[.?!]\.|\.\s*\.$/m);
    expect(problems.join('\n')).not.toMatch(/[^.?:]\s(?:What|Which|For)\b/);
    expect(problems.join('\n')).toMatch(
      /--color does not belong[\s\S]+--zips: Write a ZIP[\s\S]+--lat[\s\S]+--lng/,
    );
    expect(flagProblems('location', { city: 'Hutto' }, true)).toEqual([]);
  });

  it.each(Object.entries(newKinds))(
    'gives only examples that it would accept itself: %s',
    (_kind, { prompts }) => {
      for (const prompt of prompts)
        expect(prompt.hint && answerError(prompt, prompt.hint), prompt.ask).toBeFalsy();
    },
  );

  it('says that a day is not in the calendar, and counts one character', () => {
    const problems = flagProblems(
      'article',
      { title: 'A', category: 'Residential', date: '2026-02-30' },
      false,
    );
    expect(problems.join('\n')).toContain('Too short (1 character): ');
    expect(problems.join('\n')).toContain('--date: 2026-02-30 is not in the calendar.');
  });
});
