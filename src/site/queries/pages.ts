import { getImage } from 'astro:assets';
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { fileOf } from '../../schemas/index.ts';
import { isDrawn } from '../format/is-drawn.ts';
import { once } from '../format/once.ts';

/** Computes a value once for each build, because every page asks for the same lists, but on each call in development. */
export const memoize = <T>(find: () => Promise<T>) => (import.meta.env.DEV ? find : once(find));

/** The data of a kind with a single file, such as the home page, or of the file called `id`. */
export async function getPage<Name extends CollectionKey>(
  name: Name,
  id?: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getCollection(name)).find((one) => !id || one.id === id);
  if (!entry) throw new Error(`${fileOf(name, id)} is missing: restore the file.`);
  return entry.data;
}

export const getBusiness = memoize(() => getPage('business'));
export const getState = memoize(() => getPage('state'));

export type About = CollectionEntry<'about'>['data'];

/** Paths of the photos on the about page, at most 1,200 pixels wide, for search engines. Without drawings. */
export const getShopPhotos = memoize(async (): Promise<string[]> => {
  const { story } = await getPage('about');
  const photos = [story.shopPicture, story.picture].filter((picture) => !isDrawn(picture));
  const sized = photos.map(({ src }) => getImage({ src, width: Math.min(src.width, 1200), format: 'jpeg' }));
  return (await Promise.all(sized)).map(({ src }) => src);
});
