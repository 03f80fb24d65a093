import { globSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/site/build/content-file.ts';
import { picturesOf } from '../../src/content-check/read-pictures.ts';

/* Content, picture files and the list of how each was made hold together; nothing lies about. */
const masters = 'src/assets/pictures';

interface Crop {
  from: string;
}

interface Row {
  file: string;
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
});

describe('the masters', () => {
  it('are drawings with a row, or photos that content shows', () => {
    expect(files.filter((file) => !drawn.has(file) && !inUse.has(file))).toEqual([]);
  });
});

describe('the alt texts of content', () => {
  // A picture without one is decoration, or stands on a card that is text.
  it.each(shown.filter(({ alt }) => alt !== ''))('$from says whether $file is drawn', ({ file, alt }) => {
    const told = `${file} is ${sizes.get(file)}, its row says ${sizeInRow.get(file)}`;
    const kind = isDrawing(file) ? drawn.get(file) : undefined;
    expect(/^(?:Illustration|Rendering)\b/.exec(alt)?.[0], told).toBe(kind);
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
