import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentKinds, type ContentKind } from './schemas/index.ts';
import { readLeftOut } from './site/build/content-file.ts';
import { isModule } from './site/build/is-module.ts';
import { readBusiness, readState } from './site/build/read-config.ts';
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
import { locationPageSchema } from './schemas/pages/location-page.ts';
import { reviewSchema } from './schemas/review.ts';
import { serviceSchema } from './schemas/service.ts';
import { stateSchema } from './schemas/state.ts';
import { teamSchema } from './schemas/team.ts';

/** The pictures that a file names, by path: any path in its text that leads to a file. The body shows only its images. */
function picturesIn(file: string): Record<string, string> {
  const paths = readFileSync(file, 'utf8').match(/[^\s()<>"']+\.(?:avif|gif|jpe?g|png|svg|webp)\b/g) ?? [];
  const found = paths.map((path) => decodeURI(path)).filter((path) => existsSync(join(dirname(file), path)));
  return Object.fromEntries(found.map((path) => [path, path]));
}

/** The field that holds them as pictures. */
const withPictures = (image: SchemaContext['image']) => ({ bodyPictures: z.record(z.string(), image()) });

/**
 * A loader whose entries have the business facts and `more` filled in, and are read again when a fact changes. Those with
 * a body also have its pictures.
 */
function withFactsAndPictures(loader: Loader, more: Record<string, string> = {}): Loader {
  return {
    ...loader,
    load: (context) => {
      const facts = { ...factsOf(readBusiness(), readState()), ...more };
      return loader.load({
        ...context,
        // Left to Astro, each body would be a module of the bundle: see src/layouts/render-body.ts.
        store: {
          ...context.store,
          set: (entry) =>
            context.store.set(isModule(entry.body) ? entry : { ...entry, deferredRender: false }),
        },
        generateDigest: (data) => context.generateDigest({ facts, data }),
        parseData: (entry) => {
          try {
            const data = fillFactsDeep(entry.data, facts);
            const { filePath = '' } = entry;
            const pictures = filePath.endsWith('.mdx') && { bodyPictures: picturesIn(filePath) };
            return context.parseData({ ...entry, data: { ...data, ...pictures } });
          } catch (error) {
            throw new Error(`${entry.filePath ?? entry.id}: ${String(error)}`);
          }
        },
      });
    },
  };
}

/** Makes the schema of a kind with Astro's image check. */
type ToSchema<Schema extends z.ZodType> = (image: SchemaContext['image']) => Schema;

/** The one file of a kind. */
const file = <Schema extends z.ZodType>(kind: ContentKind, schema: ToSchema<Schema>) => {
  const { folder, only = '' } = contentKinds[kind];
  const loader = glob({ base: `./src/content/${folder}`, pattern: `${only}.yaml` });
  return defineCollection({
    loader: withFactsAndPictures(loader, ownTokens(kind)),
    schema: ({ image }) => schema(image),
  });
};

/** The files of a kind except those in `without`; the name without the ending is the id. */
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
  return defineCollection({ loader: withFactsAndPictures(loader), schema: ({ image }) => schema(image) });
};

/** A file that facts come from, so it has no tokens of its own. */
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
  locationPage: file('locationPage', () => locationPageSchema),
  notFound: file('notFound', notFoundSchema),
  credits: file('credits', creditsSchema),
  everywhere: file('everywhere', everywhereSchema),
  ownPages: files('ownPages', (image) => ownPageSchema(image).extend(withPictures(image))),
  articles: files('articles', (image) => articleSchema(image).extend(withPictures(image)), readLeftOut()),
  locations: files('locations', locationSchema),
  faqs: files('faqs', () => faqSchema),
  services: files('services', serviceSchema),
  galleries: files('galleries', gallerySchema),
  reviews: files('reviews', () => reviewSchema),
  team: files('team', teamSchema),
};
