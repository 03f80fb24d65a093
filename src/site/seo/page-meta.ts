import type { Business } from '../../schemas/business.ts';
import { fillFactsDeep } from '../format/facts.ts';

/** What a page says about itself. Every page must give all of it. */
export interface PageMeta {
  title: string;
  /** Meta description; its length is checked by metaDescription in `src/schemas/shared.ts`. */
  description: string;
  keywords: readonly string[];
  /** Path of the page: starts with a slash and ends without one. */
  path: string;
  /** Path of the social picture, 1200 x 630. */
  image: { src: string; alt: string };
  type?: 'website' | 'article';
  noindex?: boolean;
}

/** Title as search results show it: ends in the brand and its city. */
export const fullTitle = (title: string, business: Pick<Business, 'brand' | 'titleCity'>): string =>
  `${title} | ${business.brand} ${business.titleCity}`;

/** The canonical URL of a path. Only the home page has a slash at the end. */
export const canonicalUrl = (path: string, site: string): string => new URL(path, site).href;

/** The file name of a page's social picture, without its ending. */
export const socialImageName = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** Path of the social picture of the page at a path: `/about` has `/social/about.jpg`, the home page `/social/home.jpg`. */
export const socialImagePath = (path: string) => `/social/${socialImageName(path)}.jpg`;

type MetaWords = Pick<PageMeta, 'title' | 'description' | 'keywords'>;

/** The metadata of the page at `path` from its content file. `own` fills its tokens; `cardOf` is the page whose card it uses. */
export function pageMeta(
  meta: MetaWords & { card: string },
  path: string,
  { own = {}, cardOf = path }: { own?: Record<string, string>; cardOf?: string } = {},
): PageMeta {
  const { title, description, keywords, card } = meta;
  const { alt, ...words } = fillFactsDeep({ title, description, keywords, alt: card }, own);
  return { ...words, path, image: { src: socialImagePath(cardOf), alt } };
}

type ServiceWords = Omit<MetaWords, 'card'> & { path: string; hero: { picture: { alt: string } } };

/** The metadata of a service page, whose social card shows its first picture. */
export const serviceMeta = (service: ServiceWords): PageMeta =>
  pageMeta({ ...service, card: service.hero.picture.alt }, service.path);
