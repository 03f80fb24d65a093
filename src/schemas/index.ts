import { z } from 'zod';
import { articleSchema } from './article.ts';
import { businessSchema } from './business.ts';
import { calculatorSchema } from './calculator.ts';
import { faqSchema } from './faq.ts';
import { filmsSchema } from './film.ts';
import { gallerySchema } from './gallery.ts';
import { locationSchema } from './location.ts';
import { ownPageSchema } from './own-page.ts';
import { redirectsSchema } from './redirects.ts';
import { aboutSchema } from './pages/about.ts';
import { siteWideSchema } from './pages/site-wide.ts';
import { homeSchema } from './pages/home.ts';
import { notFoundSchema } from './pages/not-found.ts';
import {
  blogPageSchema,
  creditsSchema,
  galleryPageSchema,
  locationsPageSchema,
  pricesSchema,
  privacySchema,
  warrantySchema,
} from './pages/text-pages.ts';
import { quotePageSchema } from './pages/quote-page.ts';
import { locationPageSchema } from './pages/location-page.ts';
import { reviewSchema } from './review.ts';
import { serviceSchema } from './service.ts';
import type { ImageSchema } from './shared.ts';
import { stateSchema } from './state.ts';
import { teamSchema } from './team.ts';
import { themeSchema } from './theme.ts';

/** A kind with one file in `src/content/<folder>`, or with many if it has no `fileName`. Its schema is created on first use. */
function file<Schema extends z.ZodType>(
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
export const contentKindsWith = <Image extends z.ZodType>(image: ImageSchema<Image>) => ({
  business: file('The business', '', 'business', () => businessSchema),
  state: file('State rules', '', 'state', () => stateSchema),
  theme: file('Colors and fonts', '', 'theme', () => themeSchema),
  redirects: file('Redirects', '', 'redirects', () => redirectsSchema),
  films: file('Film figures', '', 'films', () => filmsSchema),
  calculator: file('Savings calculator', '', 'calculator', () => calculatorSchema),
  reviews: file('Reviews', 'reviews', undefined, () => reviewSchema),
  warranty: file('Warranty page', 'pages', 'warranty', () => warrantySchema(image)),
  prices: file('Price page', 'pages', 'prices', () => pricesSchema(image)),
  home: file('Home page', 'pages', 'home', () => homeSchema(image)),
  about: file('About page', 'pages', 'about', () => aboutSchema(image)),
  quotePage: file('Quote page', 'pages', 'request-quote', () => quotePageSchema(image)),
  privacy: file('Privacy page', 'pages', 'privacy', () => privacySchema(image)),
  galleryPage: file('Gallery page', 'pages', 'automotive-gallery', () => galleryPageSchema(image)),
  blogPage: file('List of articles', 'pages', 'blog', () => blogPageSchema(image)),
  locationsPage: file('List of locations', 'pages', 'locations', () => locationsPageSchema(image)),
  locationPage: file('Texts of every location page', 'pages', 'location', () => locationPageSchema),
  notFound: file('Page not found', 'pages', 'not-found', () => notFoundSchema(image)),
  credits: file('Credits', 'pages', 'credits', () => creditsSchema(image)),
  siteWide: file('Texts on many pages', 'pages', 'site-wide', () => siteWideSchema(image)),
  ownPages: file('Your own pages', 'pages', undefined, () => ownPageSchema(image), 'mdx'),
  articles: file('Articles', 'articles', undefined, () => articleSchema(image), 'mdx'),
  locations: file('Locations', 'locations', undefined, () => locationSchema(image)),
  faqs: file('Questions', 'faqs', undefined, () => faqSchema),
  services: file('Service pages', 'services', undefined, () => serviceSchema(image)),
  galleries: file('Galleries', 'galleries', undefined, () => gallerySchema(image)),
  team: file('Team', 'team', undefined, () => teamSchema(image)),
});

/** The kinds for tools, to which a picture is only its path. The build checks that the file exists. */
export const contentKinds = contentKindsWith(() =>
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

/** The page tokens of a kind, each with itself as value, so that they stay until the page fills them in. */
export const ownTokens = (kind: ContentKind): Record<string, string> =>
  Object.fromEntries((pageTokens[kind] ?? []).map((name) => [name, `{${name}}`]));
