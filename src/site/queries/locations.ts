import { getCollection, type CollectionEntry } from 'astro:content';
import { completeLocation } from './location-facts.ts';
import { getBusiness, collator, isShown } from './content.ts';
import { memoize } from './pages.ts';

export type Location = ReturnType<typeof completeLocation<CollectionEntry<'locations'>['data']>> & {
  slug: string;
  path: string;
  file: string;
};

const isServed = ({ services }: Location) => services.length > 0;

const getAllLocations = memoize(async (): Promise<Location[]> => {
  const { address, services } = await getBusiness();
  const entries = await getCollection('locations', ({ data }) => isShown(data));
  return entries
    .map(({ id, data, filePath = id }) => ({
      ...completeLocation(data, address, services),
      slug: id,
      path: `/locations/${id}`,
      file: filePath,
    }))
    .toSorted((a, b) => Number(a.region) - Number(b.region) || collator.compare(a.city, b.city));
});

/** All locations with an enabled service: cities by name, then regions. In development also drafts. */
export const getLocations = memoize(async () => (await getAllLocations()).filter(isServed));

/** Whether a link leads to a location that has no page, because its services are all off. */
export async function isUnserved(href: string): Promise<boolean> {
  const path = href.replace(/[#?].*/, '');
  return (await getAllLocations()).some((location) => location.path === path && !isServed(location));
}

/** The location with a city name such as `bee cave`, in upper or lower case; undefined if there is none. */
export async function findLocation(name: string): Promise<Location | undefined> {
  const wanted = name.trim().toLowerCase();
  return (await getLocations()).find(({ city }) => city.toLowerCase() === wanted);
}
