import { getBusiness } from './content.ts';
import { getLocations, type Location } from './locations.ts';
import { memoize } from './pages.ts';
import { mainLocations } from './location-facts.ts';
import { toZipTables } from './zip.ts';

/** Locations that the home page, the page of an unknown location and the map show. */
const LOCATIONS_LISTED = 16;
/** Regions named beside a list of locations. */
const REGIONS_NAMED = 4;

/** Whether the shop is in a location. */
export const hasShop = ({ miles, region }: Location) => miles === 0 && !region;

const getCities = memoize(async () => (await getLocations()).filter(({ region }) => !region));

/** The cities in lists and maps that have no room for all of them. */
export const getMainLocations = memoize(async () => {
  const { navigation } = await getBusiness();
  return mainLocations(await getCities(), navigation.areas, LOCATIONS_LISTED);
});

/** The main locations and the one with the slug `current`. */
export async function getLocationsOnMap(current: string): Promise<readonly Location[]> {
  const main = await getMainLocations();
  const location = (await getCities()).find(({ slug }) => slug === current);
  return !location || main.includes(location) ? main : [...main, location];
}

export const getRegions = memoize(async () =>
  (await getLocations()).filter(({ region }) => region).slice(0, REGIONS_NAMED),
);

/** The first three digits of all ZIP codes that have a table. */
export const getZipStarts = memoize(async () => Object.keys(toZipTables(await getLocations())).toSorted());
