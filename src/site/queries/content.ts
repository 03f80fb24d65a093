import { getCollection, type CollectionEntry } from 'astro:content';
import { mainServiceIds } from '../../schemas/service.ts';
import { getBusiness, getPage, getState, memoize } from './pages.ts';
import { isEnabled, isSwitchedOff, switchesOf, type FeatureFlags } from '../build/enabled.ts';
import { isPublished } from '../format/dates.ts';
import { toServicePath } from '../format/slugs.ts';
import { isStaging } from '../build/staging.ts';

type WithEntry<Kind extends 'articles' | 'ownPages'> = CollectionEntry<Kind>['data'] & {
  path: string;
  /** Renders the body. */
  entry: CollectionEntry<Kind>;
};
export type Article = WithEntry<'articles'> & { slug: string };
export type OwnPage = WithEntry<'ownPages'>;
export type Service = CollectionEntry<'services'>['data'] & { id: string; path: string };
export type MainService = Service & { id: ServiceId };
export type Gallery = CollectionEntry<'galleries'>['data'];
export type PictureData = Gallery['images'][number];
export type ServiceId = (typeof mainServiceIds)[number];
const mainServices: readonly string[] = mainServiceIds;

/** Whether an entry has a page. In development and on a staging site all entries do, so that an editor sees drafts. */
export const isShown = (entry: Parameters<typeof isPublished>[0]) =>
  import.meta.env.DEV || isStaging || isPublished(entry);

export const collator = new Intl.Collator('en');

export { getBusiness, getState };

/** The buttons of an article to pages that are built; one to the quote page if that leaves none. */
function enabledLinks({ callToAction }: CollectionEntry<'articles'>['data'], flags: FeatureFlags) {
  const links = callToAction.links.filter(({ href }) => isEnabled(href, flags));
  return links.length ? links : [{ label: 'Request a quote', href: '/request-quote' }];
}

/** All articles that are shown, newest first. Only the newest featured one is still `featured`. */
export const getArticles = memoize(async (): Promise<Article[]> => {
  const flags = await getBusiness();
  const switches = switchesOf(flags);
  const entries = await getCollection(
    'articles',
    ({ data }) => isShown(data) && !isSwitchedOff(data, switches),
  );
  const articles = entries
    .map((entry) => ({
      ...entry.data,
      callToAction: { ...entry.data.callToAction, links: enabledLinks(entry.data, flags) },
      slug: entry.id,
      path: `/blog/${entry.id}`,
      entry,
    }))
    .toSorted((a, b) => collator.compare(b.datePublished, a.datePublished) || a.id - b.id);
  const newestFeatured = articles.find(({ featured }) => featured);
  return articles.map((article) => ({ ...article, featured: article === newestFeatured }));
});

export async function getArticlesBySlug(slugs: readonly string[]): Promise<Article[]> {
  const articles = await getArticles();
  return slugs.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
}

export const getOwnPages = memoize(async (): Promise<OwnPage[]> => {
  const entries = await getCollection('ownPages', ({ data }) => isShown(data));
  return entries
    .map((entry) => ({ ...entry.data, path: `/${entry.id}`, entry }))
    .toSorted((a, b) => collator.compare(a.path, b.path));
});

export async function getService(id: ServiceId): Promise<MainService> {
  return { ...(await getPage('services', id)), id, path: toServicePath(id) };
}

/** The services other than the main four, by name. Each needs only a file in `src/content/services`. */
export const getAdditionalServices = memoize(async (): Promise<Service[]> => {
  const entries = await getCollection(
    'services',
    ({ id, data }) => !mainServices.includes(id) && isShown(data),
  );
  return entries
    .map(({ id, data }) => ({ ...data, id, path: toServicePath(id) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
});

/** Real reviews, newest first; in development, sample ones too. */
export const getReviews = memoize(async () =>
  (await getCollection('reviews', ({ data }) => !data.sample || import.meta.env.DEV))
    .map(({ data }) => data)
    .toSorted((a, b) => collator.compare(b.date, a.date)),
);

export async function getTeam() {
  return (await getCollection('team')).map(({ data }) => data).toSorted((a, b) => a.order - b.order);
}
