import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from '../../src/content-check/index.ts';
import { formatProblems } from '../../src/content-check/problem.ts';
import { flagProblems, writeNew } from '../../tools/new/kinds.ts';
import { openShop } from '../fixture/shop.ts';

const shop = await openShop();
const { root } = shop;
const pictures = join(root, 'src/assets/pictures');
const photo = join(root, 'IMG_2044.jpg');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const check = async () => formatProblems(await checkContent(root));
const faqs = z.looseObject({ items: z.array(z.unknown()) });
const noProblems = '0 problems in 0 files.';
const write = (kind: string, facts: Record<string, string>) => writeNew(root, kind, facts);

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
    const place = { city: 'Kuna', zips: '83634', lat: '43.49', lng: '-116.42', landscape: 'plain' };
    const location = { ...place, counties: 'Ada and Canyon', neighborhoods: 'A b c, D e f, G h i' };
    const [text, town] = [
      'src/content/articles/a-word-on-tint-for-greenhouses.mdx',
      'src/content/locations/kuna-window-tinting.yaml',
    ];
    for (const [kind, facts, file, preview] of [
      ['article', article, text, '/blog/a-word-on-tint-for-greenhouses'],
      ['location', location, town, '/locations/kuna-window-tinting'],
    ] as const)
      expect(await write(kind, facts)).toMatchObject({ files: [file], preview });
    for (const line of ['datePublished: 2026-12-01', 'dateText: Dec 1, 2026', 'draft: true'])
      expect(read(text)).toContain(line);
    for (const line of ["- '83634'", '- Canyon', 'landscape: plain']) expect(read(town)).toContain(line);
    expect(await check()).toBe(noProblems);
    await expect(write('article', article)).rejects.toThrow('already a file');
    writeFileSync(join(root, town), read(town).replace('draft: true\n', ''));
    expect(await check()).toContain('"Write here:" is placeholder text');
  });

  it('names the files in which a town stands already', async () => {
    const place = { city: 'Harris Ranch', zips: '83716', lat: '43.56', lng: '-116.13' };
    const facts = { ...place, counties: 'Ada', landscape: 'hills', neighborhoods: 'One, Two, Three' };
    expect((await write('location', facts)).next).toContain('boise-window-tinting.yaml');
  });

  it('adds a question at the end of its topic', async () => {
    const before = read('src/content/faqs/tesla.yaml');
    const question = "Does tint change the car's radio?";
    const answer = 'No. Our films are ceramic and hold no metal, so radio and phone work as before.';
    await write('faq', { topic: 'tesla', question, answer });
    const after = read('src/content/faqs/tesla.yaml');
    const { items, ...others } = faqs.parse(parse(before));
    expect(parse(after)).toEqual({ ...others, items: [...items, { question, answer }] });
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
      /a-blue-pickup-in-the-bay\.webp\n {4}alt: A blue pickup[^\n]*\n$/,
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
    for (const [file, message] of [
      [heic, /Save it as JPEG.*HEIC/],
      ['nowhere.jpg', 'There is no file nowhere.jpg'],
    ] as const)
      await expect(write('photo', { gallery: 'gallery', file, alt: 'A blue pickup' })).rejects.toThrow(
        message,
      );
    expect(globSync('**/a-blue-pickup*', { cwd: pictures })).toEqual([]);
  });

  it('adds a member of the team', async () => {
    const alt = 'June at a tall window with a squeegee';
    const { files } = await write('team', { name: 'June', role: 'Installer', file: photo, alt });
    expect(files).toEqual(['src/content/team/june.yaml', 'src/assets/pictures/team/june.webp']);
    expect(read('src/content/team/june.yaml')).toMatch(/^order: \d+\nname: June\n/);
    expect(await check()).toBe(noProblems);
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

  it('reads all facts from flags, and names each missing or wrong one if it cannot ask', () => {
    const problems = flagProblems('location', { city: 'Hutto', zips: '7863', color: 'red' }, false);
    expect(problems).toHaveLength(7);
    expect(flagProblems('faq', {}, false).join('\n')).not.toMatch(/[.?!]\.|\.\s*\.$/m);
    expect(problems.join('\n')).toMatch(
      /--color does not belong[\s\S]+--zips: Write a ZIP[\s\S]+--lat[\s\S]+--lng/,
    );
    expect(flagProblems('location', { city: 'Hutto' }, true)).toEqual([]);
    const town = ['--city', 'Kuna', '--zips', '83634', '--lat', '43.49', '--lng', '-116.42'];
    const more = ['--counties', 'Ada', '--landscape', 'plain', '--neighborhoods', 'One, Two, Three'];
    const command = [resolve('tools/new.ts'), 'location', ...town, ...more];
    const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
    expect(stdout + stderr).toContain('Written: src/content/locations/kuna-window-tinting.yaml');
    expect(read('src/content/locations/kuna-window-tinting.yaml')).toContain('lng: -116.42');
  });
});
