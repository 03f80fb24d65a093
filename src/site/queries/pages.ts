import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { memoize } from './memoize.ts';

/** The only entry of a collection that is one file; `file` is its path under `src/content`. */
const only = <Name extends CollectionKey>(name: Name, file: string) =>
  memoize(async (): Promise<CollectionEntry<Name>['data']> => {
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
/** What the gallery page says. */
export const getGalleryPage = only('galleryPage', 'pages/automotive-gallery.yaml');
/** What the list of articles says. */
export const getBlogPage = only('blogPage', 'pages/blog.yaml');
/** What the list of places says. */
export const getLocationsPage = only('locationsPage', 'pages/locations.yaml');
/** The text of every location page. `src/features/locations/location-text.ts` fills in its tokens. */
export const getTownPage = only('townPage', 'pages/town.yaml');
/** What stands where an address leads nowhere. */
export const getNotFound = only('notFound', 'pages/not-found.yaml');
/** What the credits say. */
export const getCredits = only('credits', 'pages/credits.yaml');
/** Figures of the films, by service. */
export const getFilms = only('films', 'films.yaml');
/** Texts that stand on many pages. */
export const getEverywhere = only('everywhere', 'pages/everywhere.yaml');

/** What the about page says, as its sections take it. */
export type About = CollectionEntry<'about'>['data'];
