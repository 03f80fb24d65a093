import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { picturesOf } from '../../src/content-check/pictures-rule.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { isSample } from './sample';

const masters = 'src/assets/pictures';
const parseFile = <T>(file: string, schema: z.ZodType<T>) =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));
const size = { width: z.number(), height: z.number() };
const drawings = parseFile(
  'tools/pictures/manifest.json',
  z.array(z.object({ file: z.string(), alt: z.string(), ...size })),
);
const files = globSync(`${masters}/**/*.*`).map((path) => relative(masters, path));

const shown = readContent('.').flatMap((entry) =>
  picturesOf(entry).map(({ src, alt, field }) => ({
    page: entry.file,
    file: src.split('pictures/')[1] ?? '',
    alt,
    field,
  })),
);
/** The word with which an alt text says that its picture is drawn. */
const kindIn = (alt: string) => /^(?:Illustration|Rendering)\b/.exec(alt)?.[0];

describe.runIf(isSample)('the pictures of the sample', () => {
  it('are each in the list of drawings, which names no other', () => {
    expect(drawings.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
    const known = new Set([...drawings, ...shown].map(({ file }) => file));
    expect(files.filter((file) => !known.has(file))).toEqual([]);
  });

  // A picture of another size than its drawing is a photo that has replaced it.
  it.each(shown.filter(({ alt }) => alt !== ''))(
    '$file is called a drawing in $page only if it is',
    async ({ file, alt }) => {
      const { width, height } = await sharp(join(masters, file)).metadata();
      const drawing = drawings.find(
        (row) => row.file === file && row.width === width && row.height === height,
      );
      expect(kindIn(alt)).toBe(drawing && kindIn(drawing.alt));
    },
  );

  it.each(['automotive', 'tesla', 'residential', 'commercial'])(
    'are only once on the page of %s',
    (service) => {
      const sources = shown
        .filter(
          ({ page, field }) =>
            page.endsWith(`galleries/${service}.yaml`) ||
            (page.endsWith(`services/${service}.yaml`) && !field.startsWith('card')),
        )
        .map(({ file }) => file);
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    },
  );
});
