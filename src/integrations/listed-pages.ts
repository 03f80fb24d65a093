import sitemap from '@astrojs/sitemap';
import { lastModified } from './last-modified.ts';

const unlisted =
  /\/(404|embed\/|quote-answer|quote-for-your-vehicle|residential$|commercial$|auto$|automotive$|tesla$|styleguide)/;

/** The sitemap: each page that search engines may show, with the day of its last change. */
export const listedPages = sitemap({
  filter: (page) => !unlisted.test(new URL(page).pathname),
  serialize: (item) => {
    const lastmod = lastModified(new URL(item.url).pathname);
    return lastmod ? { ...item, lastmod } : item;
  },
});
