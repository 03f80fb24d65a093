import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readContent, valueAt } from '../../src/site/build/content-file.ts';
import { checkContent } from '../../src/content-check/index.ts';
import { formatProblems } from '../../src/content-check/problem.ts';
import { flagProblems, readFlags } from '../../tools/new/flags.ts';
import { writeNew } from '../../tools/new/write.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
const content = join(root, 'src/content');
const pictures = join(root, 'src/assets/pictures');
/** The pictures that the site has. */
let own: ReadonlySet<string>;
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const good = '0 problems in 0 files.';

beforeAll(async () => {
  cpSync('src', join(root, 'src'), { recursive: true });
  own = new Set(globSync('**', { cwd: pictures }));
  await takePhoto();
});
afterEach(() => {
  rmSync(content, { recursive: true });
  cpSync('src/content', content, { recursive: true });
  for (const name of globSync('**', { cwd: pictures }))
    if (!own.has(name)) rmSync(join(pictures, name), { recursive: true, force: true });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const photo = join(root, 'IMG_2044.jpg');

/** A photo held upright: a phone stores it on its side, its top at the left, and notes how it was held. */
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

describe('npm run new', () => {
  it('writes an article with id, slug, dates and related articles, as a draft that passes the check', async () => {
    const facts = { title: 'A word on tint for greenhouses', category: 'Residential', date: '2026-12-01' };
    const { files, preview } = await writeNew(root, 'article', facts, '2026-11-21');
    expect(files).toEqual(['src/content/articles/a-word-on-tint-for-greenhouses.mdx']);
    expect(preview).toBe('/blog/a-word-on-tint-for-greenhouses');
    const source = read(files[0] ?? '');
    const ids = readContent(root, ['articles']).map(({ data }) => Number(valueAt(data, ['id']) ?? 0));
    for (const line of [
      `id: ${Math.max(...ids)}`,
      'datePublished: 2026-12-01',
      'dateText: Dec 1, 2026',
      'draft: true',
    ])
      expect(source).toContain(line);
    expect(formatProblems(await checkContent(root))).toBe(good);
    await expect(writeNew(root, 'article', facts, '2026-11-21')).rejects.toThrow('already an article');
  }, 120_000);

  it('writes a location as a draft that passes the check, and lets it out once its guidance is gone', async () => {
    const where = { city: 'Coupland', zips: '78615', lat: '30.46', lng: '-97.39' };
    const facts = { ...where, neighborhoods: 'A b c, D e f, G h i' };
    const { files } = await writeNew(root, 'location', facts, '2026-11-21');
    expect(files).toEqual(['src/content/locations/coupland-window-tinting.yaml']);
    expect(read(files[0] ?? '')).toContain("- '78615'");
    expect(formatProblems(await checkContent(root))).toBe(good);
    writeFileSync(join(root, files[0] ?? ''), read(files[0] ?? '').replace('draft: true\n', ''));
    expect(formatProblems(await checkContent(root))).toContain('"Write here:" is filler');
  }, 120_000);

  it('adds a question to its topic and changes no other line', async () => {
    const before = read('src/content/faqs/tesla.yaml');
    const facts = {
      topic: 'tesla',
      question: "Does tint change the car's radio?",
      answer: 'No. Our films are ceramic and hold no metal, so radio and phone work as before.',
    };
    await writeNew(root, 'faq', facts, '2026-11-21');
    const after = read('src/content/faqs/tesla.yaml');
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after).toContain("  - question: 'Does tint change the car''s radio?'\n    answer: 'No.");
    expect(formatProblems(await checkContent(root))).toBe(good);
  }, 120_000);

  it('adds a photo to a gallery: resized, WebP, upright, without camera data', async () => {
    const facts = {
      gallery: 'gallery',
      file: photo,
      alt: 'A blue pickup in the bay, its rear glass half filmed',
    };
    const { files } = await writeNew(root, 'photo', facts, '2026-11-21');
    expect(files[0]).toBe('src/assets/pictures/gallery/a-blue-pickup-in-the-bay.webp');
    const meta = await sharp(join(root, files[0] ?? '')).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 1280, height: 1600 });
    expect(meta.exif).toBeUndefined();
    expect(meta.orientation).toBeUndefined();
    const top = await sharp(join(root, files[0] ?? ''))
      .extract({ left: 640, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[2], 'the blue of the sky at the top').toBeGreaterThan(200);
    expect(read('src/content/galleries/gallery.yaml')).toMatch(
      /a-blue-pickup-in-the-bay\.webp\n {4}alt: 'A blue pickup[^\n]*'\n$/,
    );
    expect(formatProblems(await checkContent(root))).toBe(good);
  }, 120_000);

  it('adds a member of the team with the next place in the row', async () => {
    const facts = {
      name: 'June',
      role: 'Residential installer',
      file: photo,
      alt: 'June at a tall window with a squeegee',
    };
    const { files } = await writeNew(root, 'team', facts, '2026-11-21');
    expect(files).toEqual(['src/content/team/june.yaml', 'src/assets/pictures/team/june.webp']);
    expect(read('src/content/team/june.yaml')).toMatch(/^order: \d+\nname: June\n/);
    expect(formatProblems(await checkContent(root))).toBe(good);
  }, 120_000);

  it('takes a path as a window gives it, and never writes over a picture', async () => {
    const spaced = join(root, 'my photo.jpg');
    cpSync(photo, spaced);
    const alt = 'A blue pickup in the bay, its rear glass half filmed';
    const paths = [
      `${spaced} `,
      `'${spaced}'`,
      `"${spaced}"`,
      spaced.replaceAll(' ', '\\ '),
      `file://${photo}`,
    ];
    const names: string[] = [];
    for (const file of paths) {
      const { files } = await writeNew(root, 'photo', { gallery: 'gallery', file, alt }, '2026-11-21');
      names.push(files[0] ?? '');
    }
    expect(new Set(names).size).toBe(paths.length);
    for (const name of names) expect(existsSync(join(root, name))).toBe(true);
  }, 120_000);

  it('names a HEIC picture and the way out', async () => {
    writeFileSync(join(root, 'IMG_1.HEIC'), 'ftypheic');
    const facts = { gallery: 'gallery', file: join(root, 'IMG_1.HEIC'), alt: 'A blue pickup in the bay' };
    await expect(writeNew(root, 'photo', facts, '2026-11-21')).rejects.toThrow(
      /HEIC[\s\S]+export it as JPEG/,
    );
  });

  it('adds a redirect from an old path to a new page', async () => {
    await writeNew(root, 'redirect', { from: '/blog/old-name', to: '/blog/turf-melt' }, '2026-11-21');
    expect(read('src/content/redirects.yaml')).toMatch(
      /^ {2}- from: \/blog\/old-name\n {4}to: \/blog\/turf-melt$/m,
    );
    expect(formatProblems(await checkContent(root))).toBe(good);
  }, 120_000);

  it('says in a sentence what is wrong with a photo, and writes nothing', async () => {
    const facts = { gallery: 'gallery', file: 'nowhere.jpg', alt: 'A blue pickup in the bay' };
    await expect(writeNew(root, 'photo', facts, '2026-11-21')).rejects.toThrow(
      'There is no file nowhere.jpg',
    );
    await expect(writeNew(root, 'photo', { ...facts, file: 'package.json' }, '2026-11-21')).rejects.toThrow(
      'cannot be read as a picture',
    );
    expect(existsSync(join(root, 'src/assets/pictures/gallery/a-blue-pickup-in-the-bay.webp'))).toBe(false);
  });
});

describe('its flags', () => {
  it('give all facts without a question', () => {
    const { kind, given } = readFlags(['location', '--city', 'Hutto', '--lat', '30.5', '--lng', '-97.55']);
    expect(kind).toBe('location');
    expect(given).toEqual({ city: 'Hutto', lat: '30.5', lng: '-97.55' });
  });

  it('name every fact that is missing or wrong at once, when nobody can be asked', () => {
    const lines = flagProblems('location', { city: 'Hutto', zips: '7863', color: 'red' }, false);
    expect(lines).toHaveLength(5);
    expect(lines.join('\n')).toMatch(
      /--color does not belong[\s\S]+--zips: Write a ZIP[\s\S]+--lat[\s\S]+--lng/,
    );
    expect(flagProblems('location', { city: 'Hutto' }, true)).toEqual([]);
  });
});
