import { getCollection, type CollectionEntry } from 'astro:content';
import { completeLocation, mainLocations } from './location-facts.ts';
import { getBusiness, collator, isShown } from './content.ts';
import { memoize } from './pages.ts';

export type Location = ReturnType<typeof completeLocation<CollectionEntry<'locations'>['data']>> & {
  slug: string;
  path: string;
  file: string;
};

/** All locations with an enabled service: cities by name, then regions. In development also drafts. */
export const getLocations = memoize(async (): Promise<Location[]> => {
  const { address, services } = await getBusiness();
  const entries = await getCollection('locations', ({ data }) => isShown(data));
  return entries
    .map(({ id, data, filePath = id }) => ({
      ...completeLocation(data, address, services),
      slug: id,
      path: `/locations/${id}`,
      file: filePath,
    }))
    .filter((location) => location.services.length > 0)
    .toSorted((a, b) => Number(a.region) - Number(b.region) || collator.compare(a.city, b.city));
});

/** Whether a link leads to a location that has no page, because its services are all off. */
export async function isUnserved(href: string): Promise<boolean> {
  const path = href.replace(/[#?].*/, '');
  return /^\/locations\/./.test(path) && !(await getLocations()).some((location) => location.path === path);
}

/** The locations of these cities, in upper or lower case, in this order, without those that have no page. */
export async function getLocationsByCity(cities: readonly string[]): Promise<Location[]> {
  const byCity = new Map((await getLocations()).map((location) => [location.city.toLowerCase(), location]));
  return cities.flatMap((name) => byCity.get(name.toLowerCase()) ?? []);
}

/** Whether the shop is in a location. */
export const hasShop = ({ miles, region }: Location) => miles === 0 && !region;

/** The cities in lists and maps, which have no room for more than 16. */
export async function getMainLocations(): Promise<readonly Location[]> {
  const { navigation } = await getBusiness();
  const cities = (await getLocations()).filter(({ region }) => !region);
  return mainLocations(cities, navigation.areas, 16);
}

/** The regions that are named beside a list of locations. */
export const getRegions = async () => (await getLocations()).filter(({ region }) => region).slice(0, 4);
