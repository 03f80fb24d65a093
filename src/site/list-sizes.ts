/*
 * How much one page lists. No page may grow with the number of articles or towns: what is over goes to a
 * further page, or stands behind a link to the full list.
 */

/** Articles on a page of the blog, the featured one apart. */
export const ARTICLES_A_PAGE = 24;
/** Places on a page of the service areas. */
export const LOCATIONS_A_PAGE = 20;
/** Towns that the home page, the page of an unknown place and the map show. */
export const TOWNS_LISTED = 16;
/** Regions named beside a list of towns. */
export const REGIONS_NAMED = 4;
