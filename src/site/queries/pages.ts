import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { fileOf } from '../../schemas/index.ts';
import { memoize } from './memoize.ts';

/** The data of a kind with a single file, such as the home page. */
export async function getPage<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`${fileOf(name)} is missing: restore the file.`);
  return entry.data;
}

export const getBusiness = memoize(() => getPage('business'));
export const getState = memoize(() => getPage('state'));

export type About = CollectionEntry<'about'>['data'];
