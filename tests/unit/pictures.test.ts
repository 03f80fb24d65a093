import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../tools/content-check/read-content.ts';
import { picturesOf } from '../../tools/content-check/read-pictures.ts';

/* Content, picture files and the list of how each was made hold together; nothing lies about. */
const masters = 'src/assets/pictures';
const MEGABYTE = 1_000_000;

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

describe('the manifest', () => {
  it('names each master once, and no other file', () => {
    expect(listed.toSorted()).toEqual(files);
  });

  it.each(rows)('$file is what its row says', async ({ file, script, scene, seed, width, height, alt }) => {
    const facts = await sharp(join(masters, file)).metadata();
    expect([facts.width, facts.height]).toEqual([width, height]);
    expect(['webp', 'heif'], 'WebP or AVIF').toContain(facts.format);
    expect(facts.exif, 'no camera data').toBeUndefined();
    expect(existsSync(join('tools/pictures', script)), `${script} exists`).toBe(true);
    expect(scene).not.toBe('');
    expect(Number.isInteger(seed)).toBe(true);
    expect(alt).toMatch(/^(?:Illustration: |Rendering of )\S/);
  });
});

describe('the masters', () => {
  it('are all in use', () => {
    const inUse = new Set(used.map(({ file }) => file));
    expect(files.filter((file) => !inUse.has(file))).toEqual([]);
  });

  it('exist wherever a source names one', () => {
    expect(used.filter(({ file }) => !files.includes(file))).toEqual([]);
  });

  it('are at most 15 MB together, and none is wider than a wide screen needs', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(masters, file)).size, 0);
    expect(bytes).toBeLessThan(15 * MEGABYTE);
    expect(rows.filter(({ width }) => width > 2400)).toEqual([]);
  });
});

describe('the alt texts of content', () => {
  const kindOf = new Map(
    rows.map(({ file, alt }) => [file, /^(?:Illustration|Rendering)/.exec(alt)?.[0] ?? '']),
  );
  const shown = readContent('.').flatMap((entry) =>
    picturesOf(entry).map(({ src, alt }) => ({
      from: entry.file,
      file: src.split('pictures/')[1] ?? '',
      alt,
    })),
  );

  it.each(shown)('$from says how $file was made', ({ file, alt }) => {
    expect(alt).toMatch(new RegExp(`^${kindOf.get(file)}\\b`));
  });
});

it.each(globSync('src/content/galleries/*.yaml'))(
  '%s: finished jobs take the place of its pictures',
  (path) => {
    expect(readFileSync(path, 'utf8')).toMatch(
      /^note: (?:Illustrations|Renderings)\. Pictures of finished jobs take their place\.$/m,
    );
  },
);
