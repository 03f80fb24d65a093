import type * as schema from 'schema-dts';
import type { z } from 'zod';
import type { Business } from '../../schemas/business.ts';
import type { question } from '../../schemas/shared.ts';
import type { Article } from '../queries/content.ts';
import type { Location } from '../queries/locations.ts';
import { upcomingClosures } from '../format/closures.ts';
import { toMidnight } from '../format/dates.ts';
import { toTel } from '../format/facts.ts';
import { canonicalUrl, fullTitle, type PageMeta } from './page-meta.ts';

/** References to the two nodes that every page has. */
const refs = (site: string) => ({
  business: { '@id': `${site}/#business` },
  website: { '@id': `${site}/#website` },
});

type BusinessNode = schema.MergeLeafTypes<[schema.LocalBusinessLeaf, schema.HomeAndConstructionBusinessLeaf]>;

export type Node = BusinessNode | Exclude<schema.Thing, string>;

const namedAreas = ({ aboutAreas, address }: Business): schema.PlaceLeaf[] =>
  aboutAreas.map((town) => ({ '@type': 'Place', name: `${town}, ${address.state}` }));

/** A location with its state and ZIP codes. A region is not a city. */
export function locationArea({ city, name, state, region, zipCodes }: Location) {
  const address = { ...(!region && { addressLocality: city }), addressRegion: state, addressCountry: 'US' };
  return {
    '@type': region ? 'Place' : 'City',
    name,
    address: { '@type': 'PostalAddress', ...address },
    geo: { '@type': 'GeoShape', addressCountry: 'US', postalCode: zipCodes },
  } satisfies schema.CityLeaf | schema.PlaceLeaf;
}

/** The areas, hours and profiles of the business, which only the home page and the about page give. */
function businessDetails(business: Business) {
  const { hours, social, claims, reviews } = business;
  const closures = upcomingClosures(business, 364);
  const type = { '@type': 'OpeningHoursSpecification' } as const;
  // Search engines read a day from midnight to midnight as closed.
  const closed = { ...type, opens: '00:00', closes: '00:00' };
  return {
    areaServed: namedAreas(business),
    sameAs: [...social.map(({ url }) => url), ...(claims.reviews ? [reviews.url] : [])],
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ days, ...times }) => ({ ...type, dayOfWeek: days, ...times })),
    }),
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map(({ name, from, to }) => ({
        ...closed,
        ...{ name, validFrom: from, validThrough: to },
      })),
    }),
  };
}

/** The business, on every page. Its picture is the photos of the shop, or the logo if there are none. */
export function businessNode(
  business: Business,
  { logo, photos = [] }: { logo: string; photos?: readonly string[] },
  path: string,
) {
  const { site, address, links, reviews, claims } = business;
  const toUrl = (to: string) => canonicalUrl(to, site);
  const { rating: ratingValue, count: reviewCount } = reviews;
  const aggregateRating = { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } as const;
  return {
    '@type': ['LocalBusiness', 'HomeAndConstructionBusiness'],
    ...refs(site).business,
    name: business.brand,
    url: toUrl('/'),
    logo: toUrl(logo),
    image: photos.length > 0 ? photos.map(toUrl) : toUrl(logo),
    ...(links.map && { hasMap: links.map }),
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
    ...((path === '/' || path === '/about') && businessDetails(business)),
    ...(claims.reviews && reviews.inStructuredData && { aggregateRating }),
  } satisfies BusinessNode;
}

/** The pages from below the home page to this one. */
export type Crumbs = readonly { name: string; path: string }[];

export function pageNodes(business: Business, meta: PageMeta, crumbs: Crumbs): Node[] {
  const { site } = business;
  const url = canonicalUrl(meta.path, site);
  const breadcrumb = { '@id': `${url}#breadcrumb` };
  const trail = [{ name: 'Home', path: '/' }, ...crumbs];
  const items = trail.map(({ name, path }, index): schema.ListItemLeaf => {
    return { '@type': 'ListItem', position: index + 1, name, item: canonicalUrl(path, site) };
  });
  return [
    {
      '@type': 'WebSite',
      ...refs(site).website,
      url: canonicalUrl('/', site),
      name: business.brand,
      publisher: refs(site).business,
      inLanguage: 'en-US',
    },
    {
      '@type': 'WebPage',
      '@id': `${url}#webpage`,
      url,
      name: fullTitle(meta.title, business),
      description: meta.description,
      isPartOf: refs(site).website,
      about: refs(site).business,
      inLanguage: 'en-US',
      ...(crumbs.length > 0 && { breadcrumb }),
    },
    ...(crumbs.length > 0
      ? [{ '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: items } satisfies Node]
      : []),
  ];
}

/** An article; its author and publisher is the business. */
export function articleNode(
  business: Business,
  article: Article & { image: string },
): schema.BlogPostingLeaf {
  const url = canonicalUrl(article.path, business.site);
  const organization = {
    '@type': 'Organization',
    ...refs(business.site).business,
    name: business.brand,
    url: canonicalUrl('/', business.site),
  };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.description,
    image: canonicalUrl(article.image, business.site),
    datePublished: toMidnight(article.datePublished, business.timeZone),
    dateModified: toMidnight(article.dateModified ?? article.datePublished, business.timeZone),
    articleSection: article.category,
    author: organization,
    publisher: organization,
    mainEntityOfPage: { '@id': `${url}#webpage` },
  };
}

/** What a page about a service is about; `areas` are those of the business unless given. */
type Service = Record<'name' | 'description' | 'path', string> & {
  type?: string;
  areas?: readonly (schema.CityLeaf | schema.PlaceLeaf)[];
};

/** The service of a page, and the questions that the page shows, word for word. */
export function serviceNodes(
  business: Business,
  { name, type = name, description, path, areas = namedAreas(business) }: Service,
  questions: readonly z.infer<typeof question>[],
): Node[] {
  const url = canonicalUrl(path, business.site);
  const provider = refs(business.site).business;
  const entity = questions.map(({ question, answer }): schema.QuestionLeaf => {
    return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
  });
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      ...{ name, serviceType: type, description, provider },
      areaServed: areas,
    },
    { '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity: entity },
  ];
}

/** A JSON-LD graph as text for a script element. Escapes `<`, so that no text can end the element. */
export const graphJson = (nodes: readonly Node[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/</g, '\\u003c');
