import { expect, it } from 'vitest';
import { fontPreload } from '../../src/layouts/font-preload';

// browser/prefetch.spec.ts tests on which connections the typefaces are preloaded.
it.each([[[undefined]], [[[]]], [[[{ src: [] }]]]])(
  'a typeface without a file stops the build: %j',
  (typefaces) => {
    expect(() => fontPreload(typefaces)).toThrow('no file');
  },
);
