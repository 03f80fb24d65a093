import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { onceABuild } from './once-a-build.ts';
import type { PageMeta } from './seo.ts';
import { socialImagePath } from './social-image.ts';

/** The only entry of a collection that is one file; `file` is its path under `src/content`. */
const only = <Name extends CollectionKey>(name: Name, file: string) =>
  onceABuild(async (): Promise<CollectionEntry<Name>['data']> => {
    const [entry] = await getCollection(name);
    if (!entry) throw new Error(`src/content/${file} is missing: restore the file.`);
    return entry.data;
  });

/** What the home page says. */
export const getHome = only('home', 'pages/home.yaml');
/** What the about page says. */
export const getAbout = only('about', 'pages/about.yaml');
/** What the quote page says. */
export const getQuotePage = only('quotePage', 'pages/request-quote.yaml');
/** What the privacy page says. */
export const getPrivacy = only('privacy', 'pages/privacy.yaml');
/** What the warranty page says. */
export const getWarranty = only('warranty', 'pages/warranty.yaml');
/** What the price page says. */
export const getPrices = only('prices', 'pages/prices.yaml');
/** Figures of the films, by service. */
export const getFilms = only('films', 'films.yaml');
/** Texts that stand on many pages. */
export const getEverywhere = only('everywhere', 'pages/everywhere.yaml');

/** Metadata of a page from its content file; `path` is its address. */
export function pageMeta(
  meta: Pick<PageMeta, 'title' | 'description' | 'keywords'> & { card: string },
  path: string,
): PageMeta {
  const { card, title, description, keywords } = meta;
  return { title, description, keywords, path, image: { src: socialImagePath(path), alt: card } };
}

/** What the about page says, as its sections take it. */
export type About = CollectionEntry<'about'>['data'];
