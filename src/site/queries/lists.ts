import type { ArticleCategory } from '../../schemas/article-categories.ts';
import { getArticles, getBusiness } from './content.ts';
import { getLocations, type Location } from './locations.ts';
import { memoize } from './memoize.ts';
import {
  LOCATIONS_LISTED,
  ARTICLES_PER_PAGE,
  LOCATIONS_PER_PAGE,
  REGIONS_NAMED,
  toPages,
  topicPath,
} from './paging.ts';
import { mainLocations } from './location-facts.ts';
import { toZipTables } from './zip.ts';

/** The pages of the blog, or of one category. The blog shows its featured article separately. */
export async function getArticlePages(category?: ArticleCategory) {
  const articles = await getArticles();
  const listed = articles.filter((article) => (category ? article.category === category : !article.featured));
  return toPages(listed, ARTICLES_PER_PAGE, category ? topicPath(category) : '/blog');
}

/** Whether the shop is in a location. */
export const hasShop = ({ miles, region }: Location) => miles === 0 && !region;

/** The pages of the list of locations. The shop's own location comes first. */
export async function getLocationPages() {
  const shopFirst = (await getLocations()).toSorted((a, b) => Number(hasShop(b)) - Number(hasShop(a)));
  return toPages(shopFirst, LOCATIONS_PER_PAGE, '/locations');
}

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
