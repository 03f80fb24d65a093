import { glob, type Loader } from 'astro/loaders';
import { defineCollection, type SchemaContext } from 'astro:content';
import type { z } from 'zod';
import { contentKinds, createContentKinds, toPageTokens, type ContentKind } from './schemas/index.ts';
import { switchesOf, withoutSwitchedOff } from './site/build/enabled.ts';
import { hasTokens } from './site/build/content-file.ts';
import { readBusiness, readState } from './site/build/read-config.ts';
import { factsOf, fillFactsDeep } from './site/format/facts.ts';

/**
 * A loader whose entries have the business facts and the kind's own tokens filled in, without the items that need what is
 * switched off, and are read again when a fact or a switch changes. The files that facts come from have none filled in.
 */
const createFactLoader = (loader: Loader, kind: ContentKind): Loader => ({
  ...loader,
  load: (context) => {
    const business = readBusiness();
    const facts = hasTokens(kind) ? { ...factsOf(business, readState()), ...toPageTokens(kind) } : {};
    const switches = switchesOf(business);
    return loader.load({
      ...context,
      generateDigest: (data) => context.generateDigest({ facts, switches, data }),
      parseData: async (entry) =>
        withoutSwitchedOff(
          await context.parseData({ ...entry, data: fillFactsDeep(entry.data, facts, !hasTokens(kind)) }),
          switches,
        ),
    });
  },
});

/** The files of a kind; the name without the ending is the id. */
function loaderOf(kind: ContentKind): Loader {
  const { folder, fileName = '*', ending } = contentKinds[kind];
  const loader = glob({
    base: `./src/content/${folder}`,
    pattern: `${fileName}.${ending}`,
    generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
  });
  return createFactLoader(loader, kind);
}

type Image = SchemaContext['image'];
type Kinds = ReturnType<typeof createContentKinds<ReturnType<Image>>>;

const collection = <Schema extends z.ZodType>(kind: ContentKind, toSchema: (kinds: Kinds) => Schema) =>
  defineCollection({
    loader: loaderOf(kind),
    schema: ({ image }) => toSchema(createContentKinds(image)),
  });

/** Every collection of the site; what the fields mean is in `src/schemas`. */
export const collections = {
  business: collection('business', ({ business }) => business.schema),
  state: collection('state', ({ state }) => state.schema),
  theme: collection('theme', ({ theme }) => theme.schema),
  redirects: collection('redirects', ({ redirects }) => redirects.schema),
  calculator: collection('calculator', ({ calculator }) => calculator.schema),
  films: collection('films', ({ films }) => films.schema),
  warranty: collection('warranty', ({ warranty }) => warranty.schema),
  prices: collection('prices', ({ prices }) => prices.schema),
  home: collection('home', ({ home }) => home.schema),
  about: collection('about', ({ about }) => about.schema),
  quotePage: collection('quotePage', ({ quotePage }) => quotePage.schema),
  privacy: collection('privacy', ({ privacy }) => privacy.schema),
  galleryPage: collection('galleryPage', ({ galleryPage }) => galleryPage.schema),
  blogPage: collection('blogPage', ({ blogPage }) => blogPage.schema),
  locationsPage: collection('locationsPage', ({ locationsPage }) => locationsPage.schema),
  locationPage: collection('locationPage', ({ locationPage }) => locationPage.schema),
  notFound: collection('notFound', ({ notFound }) => notFound.schema),
  credits: collection('credits', ({ credits }) => credits.schema),
  siteWide: collection('siteWide', ({ siteWide }) => siteWide.schema),
  ownPages: collection('ownPages', ({ ownPages }) => ownPages.schema),
  articles: collection('articles', ({ articles }) => articles.schema),
  locations: collection('locations', ({ locations }) => locations.schema),
  faqs: collection('faqs', ({ faqs }) => faqs.schema),
  services: collection('services', ({ services }) => services.schema),
  galleries: collection('galleries', ({ galleries }) => galleries.schema),
  reviews: collection('reviews', ({ reviews }) => reviews.schema),
  team: collection('team', ({ team }) => team.schema),
};
