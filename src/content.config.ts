import { glob, type Loader } from 'astro/loaders';
import { defineCollection, type SchemaContext } from 'astro:content';
import type { z } from 'zod';
import { contentKinds, type ContentKind } from './schemas/index.ts';
import { readLeftOut } from './site/build/content-file.ts';
import { readBusiness, readState } from './site/build/read-business.ts';
import { factsOf, fillFactsDeep } from './site/format/facts.ts';
import { articleSchema } from './schemas/article.ts';
import { businessSchema } from './schemas/business.ts';
import { faqSchema } from './schemas/faq.ts';
import { filmsSchema } from './schemas/film.ts';
import { gallerySchema } from './schemas/gallery.ts';
import { locationSchema } from './schemas/location.ts';
import { ownPageSchema } from './schemas/own-page.ts';
import { ownTokens } from './schemas/page-tokens.ts';
import { aboutSchema } from './schemas/pages/about.ts';
import { everywhereSchema } from './schemas/pages/everywhere.ts';
import { homeSchema } from './schemas/pages/home.ts';
import { notFoundSchema } from './schemas/pages/not-found.ts';
import {
  blogPageSchema,
  creditsSchema,
  galleryPageSchema,
  locationsPageSchema,
  pricesSchema,
  privacySchema,
  warrantySchema,
} from './schemas/pages/text-pages.ts';
import { quotePageSchema } from './schemas/pages/quote-page.ts';
import { townPageSchema } from './schemas/pages/town.ts';
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

/** How the schema of a kind is made, by Astro's check of pictures. */
type ToSchema<Schema extends z.ZodType> = (image: SchemaContext['image']) => Schema;

/** The one file of a kind. */
const file = <Schema extends z.ZodType>(kind: ContentKind, schema: ToSchema<Schema>) => {
  const { folder, only = '' } = contentKinds[kind];
  const loader = glob({ base: `./src/content/${folder}`, pattern: `${only}.yaml` });
  return defineCollection({
    loader: withFacts(loader, ownTokens(kind)),
    schema: ({ image }) => schema(image),
  });
};

/** The files of a kind but those in `without`; the name without the ending is the id. */
const files = <Schema extends z.ZodType>(
  kind: ContentKind,
  schema: ToSchema<Schema>,
  without: readonly string[] = [],
) => {
  const { folder, ending } = contentKinds[kind];
  const loader = glob({
    base: `./src/content/${folder}`,
    pattern: [`*.${ending}`, ...without.map((slug) => `!${slug}.${ending}`)],
    generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
  });
  return defineCollection({ loader: withFacts(loader), schema: ({ image }) => schema(image) });
};

/** A file that facts are made from, so that it holds no tokens. */
const source = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({ loader: glob({ base: './src/content', pattern: `${name}.yaml` }), schema });

/** Every collection of the site; what the fields mean is in `src/schemas`. */
export const collections = {
  business: source('business', businessSchema),
  state: source('state', stateSchema),
  films: file('films', () => filmsSchema),
  warranty: file('warranty', warrantySchema),
  prices: file('prices', pricesSchema),
  home: file('home', homeSchema),
  about: file('about', aboutSchema),
  quotePage: file('quotePage', quotePageSchema),
  privacy: file('privacy', privacySchema),
  galleryPage: file('galleryPage', galleryPageSchema),
  blogPage: file('blogPage', blogPageSchema),
  locationsPage: file('locationsPage', locationsPageSchema),
  townPage: file('townPage', () => townPageSchema),
  notFound: file('notFound', notFoundSchema),
  credits: file('credits', creditsSchema),
  everywhere: file('everywhere', everywhereSchema),
  ownPages: files('ownPages', ownPageSchema),
  articles: files('articles', articleSchema, readLeftOut()),
  locations: files('locations', locationSchema),
  faqs: files('faqs', () => faqSchema),
  services: files('services', serviceSchema),
  galleries: files('galleries', gallerySchema),
  reviews: files('reviews', () => reviewSchema),
  team: files('team', teamSchema),
};
