import type { ArticleCategory } from '../schemas/article-categories.ts';
import { getArticles, getBusiness } from './content.ts';
import { getLocations, type Location } from './locations.ts';
import { onceABuild } from './once-a-build.ts';
import { ARTICLES_A_PAGE, LOCATIONS_A_PAGE, REGIONS_NAMED, TOWNS_LISTED } from './list-sizes.ts';
import { mainTowns } from './main-towns.ts';
import { toPages } from './paging.ts';
import { topicPath } from './topic-path.ts';
import { toZipTables } from './zip.ts';

/** The pages of the blog, or of one category of it; the featured article stands apart on the blog's first page. */
export async function getArticlePages(category?: ArticleCategory) {
  const articles = await getArticles();
  return category
    ? toPages(
        articles.filter((article) => article.category === category),
        ARTICLES_A_PAGE,
        topicPath(category),
      )
    : toPages(
        articles.filter(({ featured }) => !featured),
        ARTICLES_A_PAGE,
        '/blog',
      );
}

/** The pages of the list of places. */
export async function getLocationPages() {
  return toPages(await getLocations(), LOCATIONS_A_PAGE, '/locations');
}

const getTowns = onceABuild(async () => (await getLocations()).filter(({ region }) => !region));

/** The towns that lists and maps show where there is no room for all. */
export const getMainTowns = onceABuild(async () => {
  const { navigation } = await getBusiness();
  return mainTowns(await getTowns(), navigation.areas, TOWNS_LISTED);
});

const townsBySlug = onceABuild(async () => new Map((await getTowns()).map((town) => [town.slug, town])));

/** The main towns, and the one that a page is about, by slug. */
export async function getTownsOnMap(current: string): Promise<readonly Location[]> {
  const main = await getMainTowns();
  const town = (await townsBySlug()).get(current);
  return !town || main.includes(town) ? main : [...main, town];
}

/** The regions that stand beside a list of towns. */
export const getRegions = onceABuild(async () =>
  (await getLocations()).filter(({ region }) => region).slice(0, REGIONS_NAMED),
);

/** First digits of the ZIP codes for which there is a table. */
export const getZipStarts = onceABuild(async () => Object.keys(toZipTables(await getLocations())).toSorted());
