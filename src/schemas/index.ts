import { z } from 'zod';
import { articleSchema } from './article.ts';
import { businessSchema } from './business.ts';
import { calculatorSchema } from './calculator.ts';
import { filmsSchema } from './film.ts';
import { gallerySchema } from './gallery.ts';
import { locationSchema } from './location.ts';
import { redirectsSchema } from './redirects.ts';
import { aboutSchema } from './pages/about.ts';
import { siteWideSchema } from './pages/site-wide.ts';
import { homeSchema } from './pages/home.ts';
import {
  blogPageSchema,
  creditsSchema,
  galleryPageSchema,
  locationPageSchema,
  locationsPageSchema,
  notFoundSchema,
  ownPageSchema,
  pricesSchema,
  privacySchema,
  quotePageSchema,
  warrantySchema,
} from './pages/text-pages.ts';
import { reviewSchema, teamSchema } from './people.ts';
import { serviceSchema } from './service.ts';
import { faqSchema, type ImageSchema } from './shared.ts';
import { stateSchema } from './state.ts';
import { themeSchema } from './theme.ts';

/** A kind of content: one file in `src/content/<folder>`, or many if it has no `fileName`. Creates its schema on first use. */
function defineKind<Schema extends z.ZodType>(
  label: string,
  folder: string,
  fileName: string | undefined,
  createSchema: () => Schema,
  ending: 'yaml' | 'mdx' = 'yaml',
) {
  let schema: Schema | undefined;
  return {
    label,
    folder,
    fileName,
    ending,
    get schema() {
      return (schema ??= createSchema());
    },
  };
}

/** Every kind of content: its label for owners, where its files are, and their schema. `image` checks picture paths. */
export const createContentKinds = <Image extends z.ZodType>(image: ImageSchema<Image>) => ({
  business: defineKind('The business', '', 'business', () => businessSchema),
  state: defineKind('State rules', '', 'state', () => stateSchema),
  theme: defineKind('Colors and fonts', '', 'theme', () => themeSchema),
  redirects: defineKind('Redirects', '', 'redirects', () => redirectsSchema),
  films: defineKind('Film figures', '', 'films', () => filmsSchema),
  calculator: defineKind('Savings calculator', '', 'calculator', () => calculatorSchema),
  reviews: defineKind('Reviews', 'reviews', undefined, () => reviewSchema),
  warranty: defineKind('Warranty page', 'pages', 'warranty', () => warrantySchema(image)),
  prices: defineKind('Price page', 'pages', 'prices', () => pricesSchema(image)),
  home: defineKind('Home page', 'pages', 'home', () => homeSchema(image)),
  about: defineKind('About page', 'pages', 'about', () => aboutSchema(image)),
  quotePage: defineKind('Quote page', 'pages', 'request-quote', () => quotePageSchema(image)),
  privacy: defineKind('Privacy page', 'pages', 'privacy', () => privacySchema(image)),
  galleryPage: defineKind('Gallery page', 'pages', 'automotive-gallery', () => galleryPageSchema(image)),
  blogPage: defineKind('List of articles', 'pages', 'blog', () => blogPageSchema(image)),
  locationsPage: defineKind('List of locations', 'pages', 'locations', () => locationsPageSchema(image)),
  locationPage: defineKind('Texts of every location page', 'pages', 'location', () => locationPageSchema),
  notFound: defineKind('Page not found', 'pages', 'not-found', () => notFoundSchema(image)),
  credits: defineKind('Credits', 'pages', 'credits', () => creditsSchema(image)),
  siteWide: defineKind('Texts on many pages', 'pages', 'site-wide', () => siteWideSchema(image)),
  ownPages: defineKind('Your own pages', 'pages', undefined, () => ownPageSchema(image), 'mdx'),
  articles: defineKind('Articles', 'articles', undefined, () => articleSchema(image), 'mdx'),
  locations: defineKind('Locations', 'locations', undefined, () => locationSchema(image)),
  faqs: defineKind('Questions', 'faqs', undefined, () => faqSchema),
  services: defineKind('Service pages', 'services', undefined, () => serviceSchema(image)),
  galleries: defineKind('Galleries', 'galleries', undefined, () => gallerySchema(image)),
  team: defineKind('Team', 'team', undefined, () => teamSchema(image)),
});

/** The kinds for tools, to which a picture is only its path. The build checks that the file exists. */
export const contentKinds = createContentKinds(() =>
  z.string({
    error:
      'Write the path of the picture, relative to this file, for example ../../assets/pictures/gallery/x.webp',
  }),
);

export type ContentKind = keyof typeof contentKinds;

/** The data of an entry of a kind, as its schema returns it. */
export type ContentData<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['schema']>;

/** The path of the file `name`, which has no ending. Without a name, the path of a kind's only file, or a glob for all its files. */
export function fileOf(kind: ContentKind, name?: string): string {
  const { folder, fileName, ending } = contentKinds[kind];
  return ['src/content', folder, `${name ?? fileName ?? '*'}.${ending}`].filter(Boolean).join('/');
}

/** Tokens that a page fills in itself, besides the facts of the business. */
const pageTokens: Partial<Record<ContentKind, readonly string[]>> = {
  galleryPage: ['count'],
  locationPage: ['city', 'location', 'services', 'neighborhoods'],
  locationsPage: ['count'],
};

/** The page tokens of a kind, each with itself as its value, so that the token stays until the page fills it in. */
export const toPageTokens = (kind: ContentKind): Record<string, string> =>
  Object.fromEntries((pageTokens[kind] ?? []).map((name) => [name, `{${name}}`]));
