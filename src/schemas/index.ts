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
import { everywhereSchema } from './pages/everywhere.ts';
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
import { stateSchema } from './state.ts';
import { teamSchema } from './team.ts';
import { themeSchema } from './theme.ts';

/** A picture path as tools see it: a text. The build replaces this with Astro's image check. */
const path = () =>
  z.string({
    error: 'Write the path of the picture from this file, for example ../../assets/pictures/gallery/x.webp',
  });

/** A kind that is the one file `src/content/<folder>/<only>.yaml`. */
const file = <Schema extends z.ZodType>(label: string, folder: string, only: string, schema: Schema) =>
  ({ label, folder, only, ending: 'yaml', schema }) as const;

/** A kind of many files in `src/content/<folder>`. */
const files = <Schema extends z.ZodType>(label: string, folder: string, schema: Schema) =>
  ({ label, folder, only: undefined, ending: 'yaml', schema }) as const;

/**
 * Every kind of content for tools: what people call it, where its files are, and their schema. Those that pages show are
 * collections in `src/content.config.ts`, too.
 */
export const contentKinds = {
  business: file('The business', '', 'business', businessSchema),
  state: file('The rules of the state', '', 'state', stateSchema),
  theme: file('Colors and fonts', '', 'theme', themeSchema),
  redirects: file('Old paths', '', 'redirects', redirectsSchema),
  films: file('Figures of the films', '', 'films', filmsSchema),
  calculator: file('Savings calculator', '', 'calculator', calculatorSchema),
  reviews: files('Reviews', 'reviews', reviewSchema),
  warranty: file('Warranty page', 'pages', 'warranty', warrantySchema(path)),
  prices: file('Price page', 'pages', 'prices', pricesSchema(path)),
  home: file('Home page', 'pages', 'home', homeSchema(path)),
  about: file('About page', 'pages', 'about', aboutSchema(path)),
  quotePage: file('Quote page', 'pages', 'request-quote', quotePageSchema(path)),
  privacy: file('Privacy page', 'pages', 'privacy', privacySchema(path)),
  galleryPage: file('Gallery page', 'pages', 'automotive-gallery', galleryPageSchema(path)),
  blogPage: file('List of articles', 'pages', 'blog', blogPageSchema(path)),
  locationsPage: file('List of locations', 'pages', 'locations', locationsPageSchema(path)),
  locationPage: file('Page of every location', 'pages', 'location', locationPageSchema),
  notFound: file('Page not found', 'pages', 'not-found', notFoundSchema(path)),
  credits: file('Credits', 'pages', 'credits', creditsSchema(path)),
  everywhere: file('Texts on many pages', 'pages', 'everywhere', everywhereSchema(path)),
  ownPages: { ...files('Your own pages', 'pages', ownPageSchema(path)), ending: 'mdx' },
  articles: { ...files('Articles', 'articles', articleSchema(path)), ending: 'mdx' },
  locations: files('Locations', 'locations', locationSchema(path)),
  faqs: files('Questions', 'faqs', faqSchema),
  services: files('Service pages', 'services', serviceSchema(path)),
  galleries: files('Galleries', 'galleries', gallerySchema(path)),
  team: files('Team', 'team', teamSchema(path)),
} as const;

export type ContentKind = keyof typeof contentKinds;

/** What an entry of a kind holds once its schema has accepted it. */
export type ContentData<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['schema']>;

/** A file of a kind by its name without the ending; without a name its only one, or all of them with a star. */
export function fileOf(kind: ContentKind, name?: string): string {
  const { folder, only, ending } = contentKinds[kind];
  return ['src/content', folder, `${name ?? only ?? '*'}.${ending}`].filter(Boolean).join('/');
}
