import { z } from 'zod';
import { claimsSchema } from './claims.ts';
import { closures, hours, timeZone } from './hours.ts';
import {
  day,
  externalUrl,
  dollars,
  group,
  optionalGroups,
  internalPath,
  latitude,
  list,
  longitude,
  stateCode,
  text,
  zipCode,
  matching,
} from './shared.ts';

const link = z.strictObject({
  label: text(2, 40).describe('Text of the link, for example All Vehicles.'),
  href: internalPath.describe('A path on this site, for example /auto-window-tinting.'),
});

const years = z.int().positive();

const shop = z.strictObject({
  brand: text(2, 60).describe('Full name of the business, for example Oakshade Window Tinting.'),
  shortBrand: text(2, 24).describe('Short name, as in the logo, for example Oakshade.'),
  tagline: text(2, 40).describe('The line under the short name in the logo, for example Window Tinting.'),
  titleCity: text(2, 40).describe('City at the end of every page title, for example Austin.'),
  site: matching(
    /^https:\/\/[\w.-]+(?::\d+)?$/,
    'Write just the domain, without the slash at its end, for example https://example.com',
  ).describe('URL of this site without a slash at the end.'),
  phone: matching(/^\(\d{3}\) \d{3}-\d{4}$/, 'Write the phone as (512) 555-0142').describe(
    'Phone of the shop, as pages show it.',
  ),
  email: z
    .email({ error: 'Write an email address such as hello@example.com' })
    .describe('Contact email address.'),
  address: group('Where the shop is.', {
    street: text(5, 80).describe('Street and number, for example 1200 Live Oak Trail.'),
    town: text(2, 40).describe('Town of the shop, for example Spicewood.'),
    state: stateCode.describe('The state in two letters, as in state.yaml, for example TX.'),
    zip: zipCode.describe('ZIP code of the shop, in quotes, for example 78669.'),
    lat: latitude.describe('Latitude of the shop; the center of the map.'),
    lng: longitude.describe('Longitude of the shop, negative in the United States.'),
  }),
  hours,
  closures,
  timeZone,
  priceRange: z.enum(['$', '$$', '$$$', '$$$$']).describe('Pricing tier. Write one to four dollar signs.'),
  reviews: group('Customer reviews.', {
    count: z.int().positive().describe('How many reviews there are.'),
    rating: z.number().min(1).max(5).describe('Their average, 1 to 5.'),
    url: externalUrl.describe('Page with all reviews.'),
    inStructuredData: z.boolean().describe('true tells search engines the rating, too.'),
    widgetScript: externalUrl.optional().describe('Script of a review widget. Omit for none.'),
  }),
  services: group('The services of the shop. false removes one from the whole site.', {
    commercial: z.boolean().describe('true if the shop tints stores and offices.'),
    residential: z.boolean().describe('true if the shop tints homes.'),
    automotive: z.boolean().describe('true if the shop tints vehicles.'),
    tesla: z.boolean().describe('true for a page about Teslas, which needs automotive to be true.'),
  }).refine(({ commercial, residential, automotive }) => commercial || residential || automotive, {
    error: 'Write true for at least one of commercial, residential and automotive',
  }),
  claims: claimsSchema.describe('What the shop claims. false takes links and sections off.'),
  quoteHours: z.int().positive().describe('Hours within which the shop promises a quote.'),
  smallestJob: dollars.describe('The smallest job you take, in dollars, for example 250.'),
  manufacturer: text(2, 60).describe('Who makes your film, for example Clear View Films.'),
  discountPercent: z.int().positive().max(90).describe('The discount, in percent.'),
  discountFor: text(4, 60).describe('Who gets the discount, for example veterans and first responders.'),
  discountHow: text(4, 60).describe('What to do for it, after “just”, for example mention your service.'),
  warranties: group('Warranty terms, in years.', {
    commercialFilmYears: years.describe('Most commercial films.'),
    glassBreakageYears: years.describe('Glass breakage, commercial and residential.'),
    residentialExteriorYears: years.describe('Exterior application on homes; interior is lifetime.'),
    teslaAccidentYears: years.describe('Accidental damage, as the Tesla page says it.'),
  }),
  links: group('Pages about the shop on other sites, such as its booking page.', {
    map: externalUrl.optional().describe('The shop on a map, such as Google’s. Omit for none.'),
    booking: externalUrl.optional().describe('Page to book. Required if claims.booking is true.'),
    giftCards: externalUrl.optional().describe('Page to buy them. Required if claims.giftCards is true.'),
  }),
  social: optionalGroups(Infinity, 'profiles', {
    name: text(2, 30).describe('Name of the network, for example Facebook.'),
    url: externalUrl.describe('The shop’s profile there.'),
  }).describe('Social profiles, as listed in the footer.'),
  quoteFrame: externalUrl.optional().describe('URL of another quote form. Omit for our own.'),
  ticker: text(10, 120).optional().describe('The sentence that runs above the header. Omit for none.'),
  notice: text(10, 140).optional().describe('A line in place of the ticker. Omit for none.'),
  noticeFrom: day.optional().describe('First day of the notice. Omit to start at once.'),
  noticeUntil: day.optional().describe('Last day of the notice. Omit to keep it up.'),
  aboutAreas: list(1, 12, 'towns', text(3, 40)).describe(
    'Towns named on the about page, below articles and to search engines.',
  ),
  navigation: group('Links in the two header menus.', {
    automotive: list(1, Infinity, 'links', link).describe('Links of the Automotive menu.'),
    areas: list(1, 16, 'towns', text(3, 40)).describe('Locations in the Service Areas menu, by city name.'),
  }),
  sampleValues: z
    .array(z.string())
    .default([])
    .describe('Fields of this file that still hold sample values. Delete a line once its field is yours.'),
});

/** The error for a claim that is true without its link. */
const missingLink = (claim: string) => ({
  path: ['links', claim],
  error: `Write a full URL that starts with https://, or write false at claims > ${claim}`,
});

/** The claims of a shop, false if they are about a service that is not enabled. */
function enabledClaims({ claims, services }: z.infer<typeof shop>) {
  const { commercial, residential, automotive } = services;
  return {
    ...claims,
    rideShare: claims.rideShare && automotive,
    commercialWarranty: claims.commercialWarranty && commercial,
    glassWarranty: claims.glassWarranty && (commercial || residential),
    homeWarranty: claims.homeWarranty && residential,
    exteriorWarranty: claims.exteriorWarranty && residential,
    vehicleWarranty: claims.vehicleWarranty && automotive,
    accidentWarranty: claims.accidentWarranty && automotive,
  };
}

/** Every fact about the business, `src/content/business.yaml`, each written once. */
export const businessSchema = shop
  .refine(({ noticeFrom, noticeUntil }) => !noticeFrom || !noticeUntil || noticeFrom <= noticeUntil, {
    path: ['noticeUntil'],
    error: 'Write the day of noticeFrom or a later one',
  })
  .refine(({ claims, links }) => !claims.booking || links.booking, missingLink('booking'))
  .refine(({ claims, links }) => !claims.giftCards || links.giftCards, missingLink('giftCards'))
  .overwrite((business) => ({ ...business, claims: enabledClaims(business) }));

export type Business = z.infer<typeof businessSchema>;
