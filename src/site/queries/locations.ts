import { getCollection, type CollectionEntry } from 'astro:content';
import { completeLocation } from './complete-location.ts';
import { getBusiness, inOrder, isShown } from './content.ts';
import { memoize } from './memoize.ts';
import { toLocationSlug } from '../format/slugs.ts';

/** A place we serve with all that follows from its file, its slug, its address and the file itself. */
export type Location = ReturnType<typeof completeLocation<CollectionEntry<'locations'>['data']>> & {
  slug: string;
  path: string;
  file: string;
};

const isServed = ({ services }: Location) => services.length > 0;

const getPlaces = memoize(async (): Promise<Location[]> => {
  const { address, services } = await getBusiness();
  const entries = await getCollection('locations', ({ data }) => isShown(data));
  return entries
    .map(({ id, data, filePath = id }) => {
      if (id !== toLocationSlug(data.city))
        throw new Error(
          `${filePath}: the file is named after another city. Rename it to ${toLocationSlug(data.city)}.yaml.`,
        );
      return {
        ...completeLocation(data, address, services),
        slug: id,
        path: `/locations/${id}`,
        file: filePath,
      };
    })
    .sort((a, b) => Number(a.region) - Number(b.region) || inOrder.compare(a.city, b.city));
});

/** All places we serve: towns by name, then the regions; in development also drafts. None that only gets services that are off. */
export const getLocations = memoize(async () => (await getPlaces()).filter(isServed));

const placesByCity = memoize(
  async () => new Map((await getPlaces()).map((location) => [location.city.toLowerCase(), location])),
);

const find = async (city: string) => (await placesByCity()).get(city.trim().toLowerCase());

/** Whether an address leads to a place that only gets services that are off, and so has no page. */
export async function isUnserved(href: string): Promise<boolean> {
  const path = href.replace(/[#?].*/, '');
  return (await getPlaces()).some((place) => place.path === path && !isServed(place));
}

/** The place of that name in any case of letters, such as `bee cave`; undefined if we serve none. */
export async function findLocation(city: string): Promise<Location | undefined> {
  const place = await find(city);
  return place && isServed(place) ? place : undefined;
}

/** Places by city name in the given order, without those we do not serve now; an unknown name is an error that says where it is written. */
export async function getLocationsByCity(cities: readonly string[], where: string): Promise<Location[]> {
  const places = await Promise.all(
    cities.map(async (city) => {
      const location = await find(city);
      if (!location)
        throw new Error(
          `${where}: there is no page for "${city}". Add src/content/locations/${toLocationSlug(city)}.yaml or take the name out.`,
        );
      return location;
    }),
  );
  return places.filter(isServed);
}
