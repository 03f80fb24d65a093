import type { HomeAndConstructionBusinessLeaf, LocalBusinessLeaf, MergeLeafTypes } from 'schema-dts';
import type { Business } from '@/schemas/business';
import { toTel } from '../facts';
import { canonicalUrl } from '../seo';
import { namedArea } from './areas';
import { ids } from './ids';

/** The business, which is of two kinds. */
export type BusinessNode = MergeLeafTypes<[LocalBusinessLeaf, HomeAndConstructionBusinessLeaf]>;

/** The pages that are about the business itself. */
const own = ['/', '/about'];

/** The business itself: one node on every page; on home and about also its hours and where else it can be found. */
export function businessNode(business: Business, logo: string, path: string): BusinessNode {
  const { site, address, reviews, claims } = business;
  const isOwn = own.includes(path);
  return {
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    '@id': ids(site).business,
    name: business.brand,
    url: canonicalUrl('/', site),
    logo: canonicalUrl(logo, site),
    image: canonicalUrl(logo, site),
    telephone: toTel(business.phone).slice(4),
    email: business.email,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
    areaServed: business.aboutAreas.map((name) => namedArea(`${name}, ${address.state}`)),
    ...(isOwn && {
      sameAs: [...business.social.map(({ url }) => url), ...(claims.reviews ? [reviews.url] : [])],
    }),
    ...(isOwn &&
      business.hours.length > 0 && {
        openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
      }),
    ...(claims.reviews &&
      reviews.inStructuredData && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.rating,
          reviewCount: reviews.count,
          bestRating: 5,
        },
      }),
  };
}
