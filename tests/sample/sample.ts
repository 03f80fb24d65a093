import { business } from '../content.ts';
import * as published from '../routes.ts';

/**
 * Whether `src/content/business.yaml` still has the sample business, with all its services and claims. Only then are the
 * literal texts, counts and figures of the specification tested, because another shop has its own.
 */
export const isSample =
  business.brand === 'Oakshade Window Tinting' &&
  business.site === 'https://oakshade.example' &&
  business.phone === '(512) 555-0142' &&
  business.email === 'hello@oakshade.example' &&
  Object.values({ ...business.services, ...business.claims }).every(Boolean);

/** Path of a location of the specification. */
export const cityPath = (slug: string) => `/locations/${slug}-window-tinting`;

const namedLocations = [
  'austin',
  'dripping-springs',
  'spicewood',
  'lakeway',
  'bee-cave',
  'cedar-park',
  'round-rock',
  'marble-falls',
  'westlake-hills',
  'leander',
  'georgetown',
  'liberty-hill',
  'central-texas',
  'dallas-fort-worth',
];

/** The locations of the specification's route table, without `-window-tinting`, that the shop still lists. */
export const cities = namedLocations.filter((slug) => published.locations.includes(`${slug}-window-tinting`));

const namedArticles = [
  'energy-savings',
  'turf-melt',
  'tint-maintenance',
  'residential-benefits',
  'commercial-investment',
  'windshield-tinting',
  'tesla-tinting',
  'tint-shade-guide',
];

/** The articles of the specification that are still published, in the order of their ids. */
export const articles = namedArticles.filter((slug) => published.articles.includes(slug));

/** Paths of the specification's locations and articles, whether or not the shop still has them. */
export const namedPaths = [...namedLocations.map(cityPath), ...namedArticles.map((slug) => `/blog/${slug}`)];
