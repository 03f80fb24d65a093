import { z } from 'zod';
import { articleSchema } from './article.ts';
import { businessSchema } from './business.ts';
import { calculatorSchema } from './calculator.ts';
import { faqSchema } from './faq.ts';
import { filmsSchema } from './film.ts';
import { gallerySchema } from './gallery.ts';
import { locationSchema } from './location.ts';
import { redirectsSchema } from './redirects.ts';
import { aboutSchema } from './pages/about.ts';
import { creditsSchema } from './pages/credits.ts';
import { everywhereSchema } from './pages/everywhere.ts';
import { galleryPageSchema } from './pages/gallery-page.ts';
import { homeSchema } from './pages/home.ts';
import { blogPageSchema, locationsPageSchema } from './pages/lists.ts';
import { notFoundSchema } from './pages/not-found.ts';
import { pricesSchema } from './pages/prices.ts';
import { privacySchema } from './pages/privacy.ts';
import { quotePageSchema } from './pages/quote-page.ts';
import { townPageSchema } from './pages/town.ts';
import { warrantySchema } from './pages/warranty.ts';
import { reviewSchema } from './review.ts';
import { serviceSchema } from './service.ts';
import { stateSchema } from './state.ts';
import { teamSchema } from './team.ts';
import { themeSchema } from './theme.ts';

/** A picture path as tools see it: a text; the build replaces it by Astro's image check. */
const path = () =>
  z.string({
    error: 'Write the path of the picture from this file, for example ../../assets/pictures/gallery/x.webp',
  });

/**
 * Every kind of content for tools: its folder in `src/content`, the ending of its files and its schema.
 * A kind with `only` is that one file and no other.
 */
export const contentKinds = {
  business: { folder: '', only: 'business', ending: 'yaml', schema: businessSchema },
  state: { folder: '', only: 'state', ending: 'yaml', schema: stateSchema },
  theme: { folder: '', only: 'theme', ending: 'yaml', schema: themeSchema },
  redirects: { folder: '', only: 'redirects', ending: 'yaml', schema: redirectsSchema },
  films: { folder: '', only: 'films', ending: 'yaml', schema: filmsSchema },
  calculator: { folder: '', only: 'calculator', ending: 'yaml', schema: calculatorSchema },
  reviews: { folder: 'reviews', ending: 'yaml', schema: reviewSchema },
  warranty: { folder: 'pages', only: 'warranty', ending: 'yaml', schema: warrantySchema(path) },
  prices: { folder: 'pages', only: 'prices', ending: 'yaml', schema: pricesSchema(path) },
  home: { folder: 'pages', only: 'home', ending: 'yaml', schema: homeSchema(path) },
  about: { folder: 'pages', only: 'about', ending: 'yaml', schema: aboutSchema(path) },
  quotePage: { folder: 'pages', only: 'request-quote', ending: 'yaml', schema: quotePageSchema(path) },
  privacy: { folder: 'pages', only: 'privacy', ending: 'yaml', schema: privacySchema(path) },
  galleryPage: {
    folder: 'pages',
    only: 'automotive-gallery',
    ending: 'yaml',
    schema: galleryPageSchema(path),
  },
  blogPage: { folder: 'pages', only: 'blog', ending: 'yaml', schema: blogPageSchema(path) },
  locationsPage: { folder: 'pages', only: 'locations', ending: 'yaml', schema: locationsPageSchema(path) },
  townPage: { folder: 'pages', only: 'town', ending: 'yaml', schema: townPageSchema },
  notFound: { folder: 'pages', only: 'not-found', ending: 'yaml', schema: notFoundSchema(path) },
  credits: { folder: 'pages', only: 'credits', ending: 'yaml', schema: creditsSchema(path) },
  everywhere: { folder: 'pages', only: 'everywhere', ending: 'yaml', schema: everywhereSchema(path) },
  articles: { folder: 'articles', ending: 'mdx', schema: articleSchema(path) },
  locations: { folder: 'locations', ending: 'yaml', schema: locationSchema(path) },
  faqs: { folder: 'faqs', ending: 'yaml', schema: faqSchema },
  services: { folder: 'services', ending: 'yaml', schema: serviceSchema(path) },
  galleries: { folder: 'galleries', ending: 'yaml', schema: gallerySchema(path) },
  team: { folder: 'team', ending: 'yaml', schema: teamSchema(path) },
} as const;

/** Name of a kind of content. */
export type ContentKind = keyof typeof contentKinds;

/** What an entry of a kind holds once its schema has accepted it. */
export type ContentData<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['schema']>;

/** Name of the one file that a kind consists of, without its ending; undefined for kinds of many files. */
export function onlyFileOf(kind: ContentKind): string | undefined {
  const definition = contentKinds[kind];
  return 'only' in definition ? definition.only : undefined;
}

/** The files of a kind under `src/content`, with a star for kinds of many. */
export function filesOf(kind: ContentKind): string {
  const { folder, ending } = contentKinds[kind];
  return ['src/content', folder, `${onlyFileOf(kind) ?? '*'}.${ending}`].filter(Boolean).join('/');
}
