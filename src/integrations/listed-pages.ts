import { rmSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { disabledPages, isEnabled } from '../site/build/enabled.ts';
import { readBusiness } from '../site/build/read-config.ts';
import { redirects } from '../site/build/redirects.ts';
import { once } from '../site/format/once.ts';
import { createLastModified } from './last-modified.ts';

const unlisted = /^\/(?:404|locations\/404|embed\/.*|quote-answer)$/;

/** The sitemap: each page that search engines may show, with the day of its last change. */
export function listedPages(): AstroIntegration {
  // Read only after the content gate has reported any mistake in the file.
  const getBusiness = once(readBusiness);
  const getLastModified = once(createLastModified);
  return sitemap({
    serialize: (item) => {
      const { pathname } = new URL(item.url);
      if (unlisted.test(pathname) || pathname in redirects || !isEnabled(pathname, getBusiness()))
        return undefined;
      const lastmod = getLastModified()(pathname);
      return { ...item, ...(lastmod && { lastmod }) };
    },
  });
}

/** Removes the pages of services and claims that are off from the build. Astro builds every file of `src/pages`. */
export const removeDisabledPages: AstroIntegration = {
  name: 'disabled-pages',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const path of disabledPages(readBusiness())) rmSync(new URL(`.${path}.html`, dir));
    },
  },
};
