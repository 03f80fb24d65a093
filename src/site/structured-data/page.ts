import type { BreadcrumbListLeaf, WebPageLeaf, WebSiteLeaf } from 'schema-dts';
import type { Business } from '@/schemas/business';
import { canonicalUrl, fullTitle, type PageMeta } from '../seo';
import { ids } from './ids';

/** Steps from the home page to the page, home left out. */
export type Crumbs = readonly { name: string; path: string }[];

/** The page, its site and its place in the site. */
export function pageNodes(
  business: Business,
  meta: PageMeta,
  crumbs: Crumbs,
): (WebSiteLeaf | WebPageLeaf | BreadcrumbListLeaf)[] {
  const { site } = business;
  const url = canonicalUrl(meta.path, site);
  const website: WebSiteLeaf = {
    '@type': 'WebSite',
    '@id': ids(site).website,
    url: canonicalUrl('/', site),
    name: business.brand,
    publisher: { '@id': ids(site).business },
    inLanguage: 'en-US',
  };
  const page: WebPageLeaf = {
    '@type': 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: fullTitle(meta.title, business),
    description: meta.description,
    isPartOf: { '@id': ids(site).website },
    about: { '@id': ids(site).business },
    inLanguage: 'en-US',
  };
  if (crumbs.length === 0) return [website, page];
  const trail = [{ name: 'Home', path: '/' }, ...crumbs];
  return [
    website,
    { ...page, breadcrumb: { '@id': `${url}#breadcrumb` } },
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: canonicalUrl(path, site),
      })),
    },
  ];
}
