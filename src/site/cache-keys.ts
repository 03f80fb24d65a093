import { createHash } from 'node:crypto';
import {
  getArticlesBySlug,
  getBusiness,
  getReviews,
  getService,
  getState,
  type Article,
  type Location,
} from './content.ts';
import { kept } from './kept.ts';
import { getMainTowns } from './lists.ts';
import { getEverywhere } from './pages.ts';

const digest = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

// Their code is in the pages, and Astro does not look at it.
const directives = import.meta.glob('/src/integrations/directives/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What every page shows that is not its own: header, footer, map, service cards, and settings of the build. */
const siteKey = kept(async () => {
  const ids = ['commercial', 'residential', 'auto'] as const;
  const settings = Object.entries(process.env).filter(([name]) => /^(?:PUBLIC|QUOTE)_/.test(name));
  return digest(
    await getBusiness(),
    await getState(),
    await getEverywhere(),
    await getReviews(),
    await getMainTowns(),
    await Promise.all(ids.map(getService)),
    settings.sort(),
    process.env['CLIENT_FILES'],
    directives,
    new Date().getUTCFullYear(),
  );
});

/** Changes when an article's page would: with its text, with those it names as related, with the site. */
export async function articleKey(article: Article): Promise<string> {
  const shown = [article, ...(await getArticlesBySlug(article.related))];
  const data = shown.map(({ entry, ...rest }) => [entry.digest, rest]);
  return digest(await siteKey(), data);
}

/** Changes when the page of a place would: with its texts, or with the site. */
export async function locationKey(location: Location): Promise<string> {
  return digest(await siteKey(), location);
}
