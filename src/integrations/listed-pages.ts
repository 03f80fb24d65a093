import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { isOpen, type Switches } from '../site/offered.ts';
import { readBusiness } from '../site/read-business.ts';
import { redirects } from '../site/redirects.ts';
import { lastModified, type PageFile } from './last-modified.ts';

const unlisted = /^\/(?:404|locations\/404|embed\/.*|quote-answer|styleguide)$/;

// Asked when the pages stand: what is wrong in the file is the content gate's to say, before.
let switches: Switches | undefined;

let pages: readonly PageFile[] = [];

const notePages: AstroIntegration = {
  name: 'note-pages',
  hooks: {
    'astro:routes:resolved': ({ routes }) => {
      pages = routes.filter(({ type }) => type === 'page');
    },
  },
};

/** The sitemap: each page that search engines may show, with the day of its last change. */
export const listedPages = [
  notePages,
  sitemap({
    filter: (page) => {
      const { pathname } = new URL(page);
      switches ??= readBusiness();
      return !unlisted.test(pathname) && !Object.hasOwn(redirects, pathname) && isOpen(pathname, switches);
    },
    serialize: (item) => {
      const lastmod = lastModified(new URL(item.url).pathname, pages);
      return lastmod ? { ...item, lastmod } : item;
    },
  }),
];
