import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../tools/content-check/read-content.ts';
import { picturesOf } from '../../tools/content-check/read-pictures.ts';
import { readPublished } from '../content.ts';
import { isSample } from '../sample/sample';

/* Content, picture files and the list of how each was made hold together; nothing lies about. */
const masters = 'src/assets/pictures';
const MEGABYTE = 1_000_000;

interface Crop {
  from: string;
}

interface Row {
  file: string;
  script: string;
  scene: string;
  seed: number;
  width: number;
  height: number;
  alt: string;
}

const rows = JSON.parse(readFileSync('tools/pictures/manifest.json', 'utf8')) as Row[];
const listed = rows.map(({ file }) => file);
const files = globSync(`${masters}/**/*.*`)
  .map((path) => relative(masters, path))
  .sort();

/** Where sources name masters: relative from content, from @/assets in code. */
const named = globSync('src/**/*.{astro,ts,tsx,mdx,yaml}').flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const found = text.matchAll(/(?:@\/|(?:\.\.\/)+)assets\/pictures\/([\w/-]+\.\w+)/g);
  return [...found].map(([, file = '']) => ({ path, file: normalize(file) }));
});
const examples = new Set(['src/schemas/index.ts', 'src/schemas/shared.ts']);
const used = named.filter(({ path }) => !examples.has(path));

const drawn = new Map(rows.map(({ file, alt }) => [file, /^(?:Illustration|Rendering)/.exec(alt)?.[0]]));
/** Width and height of each master in pixels. */
const sizes = new Map(
  await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(join(masters, file)).metadata();
      return [file, `${width} x ${height}`] as const;
    }),
  ),
);
const sizeInRow = new Map(rows.map(({ file, width, height }) => [file, `${width} x ${height}`]));
/** Whether a master is the drawing of its row; one of another size is a photo that took its place. */
const isDrawing = (file: string) => sizes.get(file) === sizeInRow.get(file);
const inUse = new Set(used.map(({ file }) => file));
const entries = readContent('.');
const towns =
  'austin bee-cave cedar-park central-texas dallas-fort-worth dripping-springs georgetown lakeway leander liberty-hill marble-falls round-rock spicewood westlake-hills';
const texts =
  'commercial-investment energy-savings residential-benefits tesla-tinting tint-maintenance tint-shade-guide turf-melt windshield-tinting';
/** How many pictures the galleries of the sample have. */
const galleries = { commercial: 8, residential: 10, automotive: 10, tesla: 5, gallery: 22 };
const countOf = (gallery: string) =>
  readPublished('galleries').find(({ slug }) => slug === gallery)?.data.images.length ?? 0;
/** Whether the sample has all of its towns, articles and pictures. */
const isWhole =
  [...towns.split(' ').map((town) => `${town}-window-tinting`), ...texts.split(' ')].every((name) =>
    entries.some(({ slug }) => slug === name),
  ) && Object.entries(galleries).every(([name, count]) => countOf(name) >= count);

const shown = entries.flatMap((entry) =>
  picturesOf(entry).map(({ src, alt, field }) => ({
    from: entry.file,
    file: src.split('pictures/')[1] ?? '',
    alt,
    field,
  })),
);
const crops = JSON.parse(readFileSync('tools/pictures/dusk/crops.json', 'utf8')) as Record<string, Crop>;
/** The render that a master shows the whole or a part of. */
const sourceOf = (file: string) => crops[file.replace('.webp', '')]?.from ?? file.replace('.webp', '');
/** What the page of a service and its gallery show; the card stands on other pages. */
const onPage = (service: string) =>
  shown.filter(
    ({ from, field }) =>
      from.endsWith(`galleries/${service}.yaml`) ||
      (from.endsWith(`services/${service}.yaml`) && !field.startsWith('card')),
  );

describe('the manifest', () => {
  it('names each drawing once, and none that is gone', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each(rows)('$file is what its row says', async ({ file, script, scene, seed, alt }) => {
    const facts = await sharp(join(masters, file)).metadata();
    expect(['webp', 'heif'], 'WebP or AVIF').toContain(facts.format);
    expect(facts.exif, 'no camera data').toBeUndefined();
    expect(existsSync(join('tools/pictures', script)), `${script} exists`).toBe(true);
    expect(scene).not.toBe('');
    expect(Number.isInteger(seed)).toBe(true);
    expect(alt).toMatch(/^(?:Illustration: |Rendering of )\S/);
  });
});

describe('the marks of the brand', () => {
  it('are all in use', () => {
    const sources = globSync('src/**/*.{astro,ts,tsx}').map((path) => readFileSync(path, 'utf8'));
    const marks = globSync('src/assets/brand/*').map((path) => path.replace('src/', ''));
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.filter((mark) => !sources.some((text) => text.includes(mark)))).toEqual([]);
  });
});

describe('the masters', () => {
  it('are drawings with a row, or photos that content shows', () => {
    expect(files.filter((file) => !drawn.has(file) && !inUse.has(file))).toEqual([]);
  });

  // A shop that has put photos in their place, or taken out a town or an article, may keep the drawings for later.
  it.runIf(isSample && isWhole)('are all in use', () => {
    expect(files.filter((file) => !inUse.has(file))).toEqual([]);
  });

  it('exist wherever a source names one', () => {
    expect(used.filter(({ file }) => !files.includes(file))).toEqual([]);
  });

  it('are below 15 MB together, if drawn, and no wider than a wide screen needs', () => {
    const bytes = listed.reduce((sum, file) => sum + statSync(join(masters, file)).size, 0);
    expect(bytes).toBeLessThan(15 * MEGABYTE);
    expect(rows.filter(({ width }) => width > 2400)).toEqual([]);
  });
});

describe('the alt texts of content', () => {
  // A picture without one is decoration, or stands on a card that is text.
  it.each(shown.filter(({ alt }) => alt !== ''))('$from says whether $file is drawn', ({ file, alt }) => {
    const told = `${file} is ${sizes.get(file)}, its row says ${sizeInRow.get(file)}`;
    const kind = isDrawing(file) ? drawn.get(file) : undefined;
    expect(/^(?:Illustration|Rendering)\b/.exec(alt)?.[0], told).toBe(kind);
  });

  it.runIf(isSample)('of decoration are not there to tell: its size is that of its row', () => {
    const described = new Set(shown.filter(({ alt }) => alt !== '').map(({ file }) => file));
    const decoration = listed.filter((file) => !described.has(file));
    expect(decoration.filter((file) => !isDrawing(file))).toEqual([]);
  });
});

it.each(['automotive', 'tesla', 'residential', 'commercial'])(
  'the page of %s shows no picture twice, nor two parts of one',
  (service) => {
    const sources = onPage(service).map(({ file }) => sourceOf(file));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
  },
);

it('the gallery shows nothing twice, and no two parts of one render beside each other', () => {
  const files = shown.filter(({ from }) => from.endsWith('galleries/gallery.yaml')).map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const sets = files.map((file) => sourceOf(file).replace(/-\d+$/, ''));
  expect(sets.filter((set, index) => set === sets[index - 1])).toEqual([]);
});

it.each(globSync('src/content/galleries/*.yaml'))('%s says so if it has drawings', (path) => {
  const hasDrawings = shown.some(({ from, file }) => from === path && drawn.has(file));
  const note = /^note: (?:Illustrations|Renderings)\. Pictures of finished jobs take their place\.$/m;
  if (hasDrawings) expect(readFileSync(path, 'utf8')).toMatch(note);
});
