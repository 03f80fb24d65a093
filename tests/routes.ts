/** The 14 places of the route table, as slugs without `-window-tinting`. */
export const cities = [
  'austin',
  'dripping-springs',
  'spicewood',
  'lakeway',
  'bee-cave',
  'cedar-park',
  'round-rock',
  'marble-falls',
  'westlake-hills',
  'leander',
  'georgetown',
  'liberty-hill',
  'central-texas',
  'dallas-fort-worth',
];

/** The eight articles in the order of their ids. */
export const articles = [
  'energy-savings',
  'turf-melt',
  'tint-maintenance',
  'residential-benefits',
  'commercial-investment',
  'windshield-tinting',
  'tesla-tinting',
  'tint-shade-guide',
];

/** Pages that search engines list: the spec's route table and the privacy page. */
export const listed = [
  '/',
  '/commercial-window-tinting',
  '/residential-window-tinting',
  '/auto-window-tinting',
  '/tesla-window-tinting',
  '/automotive-gallery',
  '/about',
  '/blog',
  ...articles.map((slug) => `/blog/${slug}`),
  '/request-quote',
  '/privacy',
  '/locations',
  ...cities.map((slug) => `/locations/${slug}-window-tinting`),
];

/** Pages that are served and not listed. */
export const unlisted = ['/404', '/locations/404', '/embed/quote'];

/** Every page with the site's layout or the bare form. */
export const pages = [...listed, ...unlisted];
