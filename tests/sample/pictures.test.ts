import { describe, expect, it } from 'vitest';
import { picturesOf } from '../../src/content-check/pictures.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { isSample } from './sample';

const shown = readContent('.').flatMap((entry) =>
  picturesOf(entry).map(({ src, at }) => ({
    page: entry.file,
    file: src.split('pictures/')[1] ?? '',
    at,
  })),
);

describe.runIf(isSample)('the pictures of the sample', () => {
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
