import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { readBusiness, readState } from './site/build/read-business.ts';
import { factsOf, fillFactsDeep } from './site/format/facts.ts';
import { articleSchema } from './schemas/article.ts';
import { businessSchema } from './schemas/business.ts';
import { faqSchema } from './schemas/faq.ts';
import { filmsSchema } from './schemas/film.ts';
import { gallerySchema } from './schemas/gallery.ts';
import { locationSchema } from './schemas/location.ts';
import { ownTokens } from './schemas/page-tokens.ts';
import { aboutSchema } from './schemas/pages/about.ts';
import { creditsSchema } from './schemas/pages/credits.ts';
import { everywhereSchema } from './schemas/pages/everywhere.ts';
import { galleryPageSchema } from './schemas/pages/gallery-page.ts';
import { homeSchema } from './schemas/pages/home.ts';
import { blogPageSchema, locationsPageSchema } from './schemas/pages/lists.ts';
import { notFoundSchema } from './schemas/pages/not-found.ts';
import { pricesSchema } from './schemas/pages/prices.ts';
import { privacySchema } from './schemas/pages/privacy.ts';
import { quotePageSchema } from './schemas/pages/quote-page.ts';
import { townPageSchema } from './schemas/pages/town.ts';
import { warrantySchema } from './schemas/pages/warranty.ts';
import { reviewSchema } from './schemas/review.ts';
import { serviceSchema } from './schemas/service.ts';
import { stateSchema } from './schemas/state.ts';
import { teamSchema } from './schemas/team.ts';

/** A loader whose entries have the business facts and `more` filled in, and are read again when a fact changes. */
function withFacts(loader: Loader, more: Record<string, string> = {}): Loader {
  return {
    ...loader,
    load: (context) => {
      const facts = { ...factsOf(readBusiness(), readState()), ...more };
      return loader.load({
        ...context,
        generateDigest: (data) => context.generateDigest({ facts, data }),
        parseData: (entry) => {
          try {
            return context.parseData({ ...entry, data: fillFactsDeep(entry.data, facts) });
          } catch (error) {
            throw new Error(`${entry.filePath ?? entry.id}: ${String(error)}`);
          }
        },
      });
    },
  };
}

/** Entries of one folder of `src/content`; the file name without its ending is the id. */
const files = (folder: string, ending: 'yaml' | 'mdx' = 'yaml') =>
  withFacts(
    glob({
      base: `./src/content/${folder}`,
      pattern: `*.${ending}`,
      generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
    }),
  );

/** The one file of that name in `src/content`, a folder before it; `kind` where its page has tokens of its own. */
const file = (path: string, kind = '') =>
  withFacts(glob({ base: './src/content', pattern: `${path}.yaml` }), ownTokens(kind));

/** Every collection of the site; what the fields mean stands in `src/schemas`. */
export const collections = {
  business: defineCollection({
    loader: glob({ base: './src/content', pattern: 'business.yaml' }),
    schema: businessSchema,
  }),
  state: defineCollection({
    loader: glob({ base: './src/content', pattern: 'state.yaml' }),
    schema: stateSchema,
  }),
  films: defineCollection({ loader: file('films'), schema: filmsSchema }),
  reviews: defineCollection({ loader: files('reviews'), schema: reviewSchema }),
  warranty: defineCollection({
    loader: file('pages/warranty'),
    schema: ({ image }) => warrantySchema(image),
  }),
  prices: defineCollection({ loader: file('pages/prices'), schema: ({ image }) => pricesSchema(image) }),
  home: defineCollection({ loader: file('pages/home'), schema: ({ image }) => homeSchema(image) }),
  about: defineCollection({ loader: file('pages/about'), schema: ({ image }) => aboutSchema(image) }),
  quotePage: defineCollection({
    loader: file('pages/request-quote'),
    schema: ({ image }) => quotePageSchema(image),
  }),
  privacy: defineCollection({ loader: file('pages/privacy'), schema: ({ image }) => privacySchema(image) }),
  galleryPage: defineCollection({
    loader: file('pages/automotive-gallery', 'galleryPage'),
    schema: ({ image }) => galleryPageSchema(image),
  }),
  blogPage: defineCollection({
    loader: file('pages/blog', 'blogPage'),
    schema: ({ image }) => blogPageSchema(image),
  }),
  locationsPage: defineCollection({
    loader: file('pages/locations', 'locationsPage'),
    schema: ({ image }) => locationsPageSchema(image),
  }),
  townPage: defineCollection({ loader: file('pages/town', 'townPage'), schema: townPageSchema }),
  notFound: defineCollection({
    loader: file('pages/not-found'),
    schema: ({ image }) => notFoundSchema(image),
  }),
  credits: defineCollection({
    loader: file('pages/credits'),
    schema: ({ image }) => creditsSchema(image),
  }),
  everywhere: defineCollection({
    loader: file('pages/everywhere'),
    schema: ({ image }) => everywhereSchema(image),
  }),
  articles: defineCollection({
    loader: files('articles', 'mdx'),
    schema: ({ image }) => articleSchema(image),
  }),
  locations: defineCollection({
    loader: files('locations'),
    schema: ({ image }) => locationSchema(image),
  }),
  faqs: defineCollection({ loader: files('faqs'), schema: faqSchema }),
  services: defineCollection({
    loader: files('services'),
    schema: ({ image }) => serviceSchema(image),
  }),
  galleries: defineCollection({
    loader: files('galleries'),
    schema: ({ image }) => gallerySchema(image),
  }),
  team: defineCollection({ loader: files('team'), schema: ({ image }) => teamSchema(image) }),
};
