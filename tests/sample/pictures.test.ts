import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../src/content-check/pictures.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { isSample } from './sample';

const masters = 'src/assets/pictures';
const shown = readContent('.').flatMap((entry) =>
  picturesOf(entry).map(({ src, at }) => ({
    page: entry.file,
    file: src.split('pictures/')[1] ?? '',
    at,
  })),
);

describe.runIf(isSample)('the pictures of the sample', () => {
  it('are each named by the content or the code', () => {
    const texts = globSync('src/**/*.{yaml,mdx,astro,ts,css}').map((file) => readFileSync(file, 'utf8'));
    const files = globSync(`${masters}/**/*.*`).map((path) => relative(masters, path));
    expect(files.filter((file) => !texts.some((text) => text.includes(file)))).toEqual([]);
  });

  it.each(['automotive', 'tesla', 'residential', 'commercial'])(
    'are only once on the page of %s',
    (service) => {
      const sources = shown
        .filter(
          ({ page, at }) =>
            page.endsWith(`galleries/${service}.yaml`) ||
            (page.endsWith(`services/${service}.yaml`) && !('field' in at) && at[0] !== 'card'),
        )
        .map(({ file }) => file);
      expect(sources.length).toBeGreaterThan(5);
      expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
    },
  );
});
