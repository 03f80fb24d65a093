import { rmSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { disabledPages, isEnabled } from '../site/build/enabled.ts';
import { readBusiness } from '../site/build/read-business.ts';
import { redirects } from '../site/build/redirects.ts';
import { createLastModified } from './last-modified.ts';

const unlisted = /^\/(?:404|locations\/404|embed\/.*|quote-answer|styleguide)$/;

/** Computes a value when it is first asked for. */
function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

/** The sitemap: each page that search engines may show, with the day of its last change. */
export function listedPages(): AstroIntegration {
  // Read once the pages are built: what is wrong in the file is the content gate's to say, before.
  const getBusiness = lazy(readBusiness);
  const getLastModified = lazy(createLastModified);
  return sitemap({
    filter: (page) => {
      const { pathname } = new URL(page);
      return (
        !unlisted.test(pathname) && !Object.hasOwn(redirects, pathname) && isEnabled(pathname, getBusiness())
      );
    },
    serialize: (item) => {
      const lastmod = getLastModified()(new URL(item.url).pathname);
      return lastmod ? { ...item, lastmod } : item;
    },
  });
}

/** Takes the pages of services and claims that are off out of the build: Astro builds every file of `src/pages`. */
export const removeDisabledPages: AstroIntegration = {
  name: 'disabled-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const path of disabledPages(readBusiness())) rmSync(new URL(`.${path}.html`, dir));
    },
  },
};
