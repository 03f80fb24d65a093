import { readFileSync, rmSync } from 'node:fs';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { disabledPages, isEnabled } from '../site/build/enabled.ts';
import { readBusiness } from '../site/build/read-config.ts';
import { redirects } from '../site/build/redirects.ts';
import { once } from '../site/format/once.ts';
import { createLastModified } from './last-modified.ts';

const unlisted = /^\/(?:404|locations\/404|embed\/.*|quote-answer|styleguide)$/;

/** The pictures of a built page, as addresses. */
function picturesOf(page: URL, dir: URL): string[] {
  const file = page.pathname === '/' ? '/index' : page.pathname;
  const html = readFileSync(new URL(`.${file}.html`, dir), 'utf8');
  const sources = html
    .matchAll(/<img\b[^>]*\ssrc="(\/[^"]+)"/g)
    .map(([, src = '']) => new URL(src, page).href);
  return [...new Set(sources)];
}

/** The sitemap: each page that search engines may show, with the day of its last change and its pictures. */
export function listedPages(): AstroIntegration {
  let dir: URL | undefined;
  // Read only after the pages are built: by then the content gate has reported any mistake in the file.
  const getBusiness = once(readBusiness);
  const getLastModified = once(createLastModified);
  const integration = sitemap({
    filter: (page) => {
      const { pathname } = new URL(page);
      return (
        !unlisted.test(pathname) && !Object.hasOwn(redirects, pathname) && isEnabled(pathname, getBusiness())
      );
    },
    serialize: (item) => {
      const page = new URL(item.url);
      const lastmod = getLastModified()(page.pathname);
      const listed: SitemapItem & { img: { url: string }[] } = {
        ...item,
        ...(lastmod && { lastmod }),
        img: dir ? picturesOf(page, dir).map((url) => ({ url })) : [],
      };
      return listed;
    },
  });
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:build:done': (build) => {
        ({ dir } = build);
        return integration.hooks['astro:build:done']?.(build);
      },
    },
  };
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
