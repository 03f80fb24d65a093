import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content-check/index.ts';
import { formatProblems } from '../../src/content-check/problem.ts';
import { flagProblems, readFlags } from '../../tools/new/flags.ts';
import { writeNew } from '../../tools/new/write.ts';
import { openShop } from '../fixture/shop.ts';

const shop = await openShop();
const { root } = shop;
const pictures = join(root, 'src/assets/pictures');
const photo = join(root, 'IMG_2044.jpg');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const check = async () => formatProblems(await checkContent(root));
const noProblems = '0 problems in 0 files.';
const write = (kind: string, facts: Record<string, string>) => writeNew(root, kind, facts, '2026-11-21');

/** An upright photo as a phone stores it: sideways, with its orientation and location in EXIF. */
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

let siteFiles: ReadonlySet<string>;
beforeAll(async () => {
  siteFiles = new Set(globSync('**', { cwd: pictures }));
  await takePhoto();
});
afterEach(() => {
  shop.restore();
  for (const name of globSync('**', { cwd: pictures }))
    if (!siteFiles.has(name)) rmSync(join(pictures, name), { recursive: true, force: true });
});
afterAll(() => shop.remove());

describe('npm run new', { timeout: 120_000 }, () => {
  it('writes an article as a draft that passes the check, and never overwrites one', async () => {
    const facts = { title: 'A word on tint for greenhouses', category: 'Residential', date: '2026-12-01' };
    const { files, preview } = await write('article', facts);
    expect(files).toEqual(['src/content/articles/a-word-on-tint-for-greenhouses.mdx']);
    expect(preview).toBe('/blog/a-word-on-tint-for-greenhouses');
    for (const line of ['datePublished: 2026-12-01', 'dateText: Dec 1, 2026', 'draft: true'])
      expect(read(files[0] ?? '')).toContain(line);
    expect(await check()).toBe(noProblems);
    await expect(write('article', facts)).rejects.toThrow('already an article');
  });

  it('writes a page of the shop as a draft that passes the check, at an address of its own', async () => {
    const { files, preview } = await write('page', { heading: 'The night shift' });
    expect(files).toEqual(['src/content/pages/the-night-shift.mdx']);
    expect(preview).toBe('/the-night-shift');
    expect(await check()).toBe(noProblems);
    await write('page', { heading: 'About' });
    expect(await check()).toMatch(
      /src\/content\/pages\/about\.mdx.*\n.*The site already has a page at \/about\.\n.*our-about\.mdx/,
    );
  });

  it('writes a location as a draft, which can be published once its guidance is replaced', async () => {
    const facts = {
      ...{ city: 'Kuna', zips: '83634', lat: '43.49', lng: '-116.42' },
      neighborhoods: 'A b c, D e f, G h i',
    };
    const { files } = await write('location', facts);
    expect(files).toEqual(['src/content/locations/kuna-window-tinting.yaml']);
    const [file = ''] = files;
    expect(read(file)).toContain("- '83634'");
    expect(await check()).toBe(noProblems);
    writeFileSync(join(root, file), read(file).replace('draft: true\n', ''));
    expect(await check()).toContain('"Write here:" is filler');
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

  it('adds a member of the team', async () => {
    const alt = 'June at a tall window with a squeegee';
    const { files } = await write('team', { name: 'June', role: 'Installer', file: photo, alt });
    expect(files).toEqual(['src/content/team/june.yaml', 'src/assets/pictures/team/june.webp']);
    expect(read('src/content/team/june.yaml')).toMatch(/^order: \d+\nname: June\n/);
    expect(await check()).toBe(noProblems);
  });

  it('writes a service as a draft that passes the check, at an address of its own', async () => {
    const { files, preview } = await write('service', { name: 'Film for submarines', kind: 'vehicle' });
    expect(files).toEqual(['src/content/services/film-for-submarines.yaml']);
    expect(preview).toBe('/film-for-submarines');
    expect(await check()).toBe(noProblems);
    // Another draft with the same guidance is no problem.
    await write('article', { title: 'A word on portholes', category: 'Residential', date: '2026-12-01' });
    expect(await check()).toBe(noProblems);
    await write('service', { name: 'About', kind: 'building' });
    expect(await check()).toMatch(
      /src\/content\/services\/about\.yaml.*\n.*The site already has a page at \/about\.\n.*our-about\.yaml/,
    );
  });

  it('adds a redirect from an old path to a page', async () => {
    await write('redirect', { from: '/blog/old-name', to: '/prices' });
    for (const [from, to] of [
      ['/prices', '/about'],
      ['/old', '/pricess'],
    ] as const)
      await expect(write('redirect', { from, to })).rejects.toThrow(
        /is a page of the site|Perhaps to: \/prices/,
      );
    expect(read('src/content/redirects.yaml')).toMatch(/^ {2}- from: \/blog\/old-name\n {4}to: \/prices$/m);
    expect(await check()).toBe(noProblems);
  });

  it('reads all facts from flags, and names each missing or wrong one if nobody can be asked', () => {
    const { kind, given } = readFlags(['location', '--city', 'Hutto', '--lat', '30.5', '--lng', '-97.55']);
    expect([kind, given]).toEqual(['location', { city: 'Hutto', lat: '30.5', lng: '-97.55' }]);
    const problems = flagProblems('location', { city: 'Hutto', zips: '7863', color: 'red' }, false);
    expect(problems).toHaveLength(5);
    expect(problems.join('\n')).toMatch(
      /--color does not belong[\s\S]+--zips: Write a ZIP[\s\S]+--lat[\s\S]+--lng/,
    );
    expect(flagProblems('location', { city: 'Hutto' }, true)).toEqual([]);
  });
});
