import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { fileOf } from '../../schemas/index.ts';
import { memoize } from './memoize.ts';

/** Returns a function that gets the only entry of a collection. */
const only = <Name extends CollectionKey>(name: Name) =>
  memoize(async (): Promise<CollectionEntry<Name>['data']> => {
    const [entry] = await getCollection(name);
    if (!entry) throw new Error(`${fileOf(name)} is missing: restore the file.`);
    return entry.data;
  });

export const getBusiness = only('business');
export const getState = only('state');
export const getHome = only('home');
export const getAbout = only('about');
export const getQuotePage = only('quotePage');
export const getPrivacy = only('privacy');
export const getWarranty = only('warranty');
export const getPrices = only('prices');
export const getGalleryPage = only('galleryPage');
export const getBlogPage = only('blogPage');
export const getLocationsPage = only('locationsPage');
/** The text of every location page. `src/features/locations/location-text.ts` fills in its tokens. */
export const getLocationPage = only('locationPage');
export const getNotFound = only('notFound');
export const getCredits = only('credits');
export const getFilms = only('films');
/** Texts that are on many pages. */
export const getEverywhere = only('everywhere');

export type About = CollectionEntry<'about'>['data'];
