import type { ContentKind } from '../../schemas/index.ts';

/** What the editor calls each kind of content. */
export const labels: Record<ContentKind, string> = {
  business: 'The business',
  state: 'The rules of the state',
  theme: 'Colors and letters',
  redirects: 'Old addresses',
  films: 'Figures of the films',
  calculator: 'Savings calculator',
  reviews: 'Reviews',
  warranty: 'Warranty page',
  prices: 'Price page',
  home: 'Home page',
  about: 'About page',
  quotePage: 'Quote page',
  privacy: 'Privacy page',
  galleryPage: 'Gallery page',
  blogPage: 'List of articles',
  locationsPage: 'List of places',
  townPage: 'Page of every town',
  notFound: 'Page not found',
  credits: 'Credits',
  everywhere: 'Texts on many pages',
  articles: 'Articles',
  locations: 'Towns and regions',
  faqs: 'Questions',
  services: 'Service pages',
  galleries: 'Galleries',
  team: 'Team',
};

/** A field's name as a label: `zipCodes` is Zip Codes. */
export const toLabel = (name: string) =>
  name.replace(/([A-Z])/g, ' $1').replace(/^./, (letter) => letter.toUpperCase());
