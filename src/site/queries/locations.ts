import { getCollection, type CollectionEntry } from 'astro:content';
import { completeLocation } from './location-facts.ts';
import { getBusiness, inOrder, isShown } from './content.ts';
import { memoize } from './memoize.ts';
import { toLocationSlug } from '../format/slugs.ts';

/** A location we serve, complete, with its slug, its path and its file. */
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

/** All locations we serve: cities by name, then regions. In development also drafts. Without those whose only services are off. */
export const getLocations = memoize(async () => (await getAllLocations()).filter(isServed));

const locationsByCity = memoize(
  async () => new Map((await getAllLocations()).map((location) => [location.city.toLowerCase(), location])),
);

const find = async (city: string) => (await locationsByCity()).get(city.trim().toLowerCase());

/** Whether a link leads to a location without a page, because its only services are off. */
export async function isUnserved(href: string): Promise<boolean> {
  const path = href.replace(/[#?].*/, '');
  return (await getAllLocations()).some((location) => location.path === path && !isServed(location));
}

/** The location with that city name in any case, such as `bee cave`; undefined if we do not serve it. */
export async function findLocation(city: string): Promise<Location | undefined> {
  const location = await find(city);
  return location && isServed(location) ? location : undefined;
}

/** Locations by city name in the given order, without those we do not serve now. Throws for an unknown name and says where it is written. */
export async function getLocationsByCity(cities: readonly string[], where: string): Promise<Location[]> {
  const locations = await Promise.all(
    cities.map(async (city) => {
      const location = await find(city);
      if (!location)
        throw new Error(
          `${where}: there is no page for "${city}". Add src/content/locations/${toLocationSlug(city)}.yaml or take the name out.`,
        );
      return location;
    }),
  );
  return locations.filter(isServed);
}
