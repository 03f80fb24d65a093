import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unescape } from 'node:querystring';
import { glob, type Loader } from 'astro/loaders';
import { defineCollection, type SchemaContext } from 'astro:content';
import { z } from 'zod';
import { contentKinds, contentKindsWith, ownTokens, type ContentKind } from './schemas/index.ts';
import { hasTokens, readExcludedArticles } from './site/build/content-file.ts';
import { isModule } from './site/build/is-module.ts';
import { readBusiness, readState } from './site/build/read-config.ts';
import { factsOf, fillFactsDeep } from './site/format/facts.ts';

/** The pictures of a file: every path in its text that leads to a file. */
function picturesIn(file: string): Record<string, string> {
  const paths = readFileSync(file, 'utf8').match(/[^\s()<>"']+\.(?:avif|gif|jpe?g|png|svg|webp)\b/g) ?? [];
  const found = paths.map((path) => unescape(path)).filter((path) => existsSync(join(dirname(file), path)));
  return Object.fromEntries(found.map((path) => [path, path]));
}

/** The field for these pictures. */
const withPictures = (image: Image) => ({ bodyPictures: z.record(z.string(), image()) });

/**
 * A loader whose entries have the business facts and `more` filled in, and are read again when a fact changes. Those with
 * a body also have its pictures.
 */
function withFactsAndPictures(loader: Loader, more: Record<string, string>): Loader {
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

/** The files of a kind; the name without the ending is the id. */
function loaderOf(kind: ContentKind): Loader {
  const { folder, fileName = '*', ending } = contentKinds[kind];
  const without = kind === 'articles' ? readExcludedArticles() : [];
  const loader = glob({
    base: `./src/content/${folder}`,
    pattern: [`${fileName}.${ending}`, ...without.map((slug) => `!${slug}.${ending}`)],
    generateId: ({ entry }) => entry.slice(0, -ending.length - 1),
  });
  // The files that facts come from have none filled in.
  return hasTokens(kind) ? withFactsAndPictures(loader, ownTokens(kind)) : loader;
}

type Image = SchemaContext['image'];
type Kinds = ReturnType<typeof contentKindsWith<ReturnType<Image>>>;

const collection = <Schema extends z.ZodType>(
  kind: ContentKind,
  toSchema: (kinds: Kinds, image: Image) => Schema,
) =>
  defineCollection({
    loader: loaderOf(kind),
    schema: ({ image }) => toSchema(contentKindsWith(image), image),
  });

/** Every collection of the site; what the fields mean is in `src/schemas`. */
export const collections = {
  business: collection('business', ({ business }) => business.schema),
  state: collection('state', ({ state }) => state.schema),
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
  ownPages: collection('ownPages', ({ ownPages }, image) => ownPages.schema.extend(withPictures(image))),
  articles: collection('articles', ({ articles }, image) => articles.schema.extend(withPictures(image))),
  locations: collection('locations', ({ locations }) => locations.schema),
  faqs: collection('faqs', ({ faqs }) => faqs.schema),
  services: collection('services', ({ services }) => services.schema),
  galleries: collection('galleries', ({ galleries }) => galleries.schema),
  reviews: collection('reviews', ({ reviews }) => reviews.schema),
  team: collection('team', ({ team }) => team.schema),
};
