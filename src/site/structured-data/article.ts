import type { BlogPostingLeaf } from 'schema-dts';
import type { Business } from '@/schemas/business';
import { canonicalUrl } from '../seo';
import { ids } from './ids';

/** An article; its author and publisher is the business. */
export function articleNode(
  business: Business,
  article: {
    path: string;
    title: string;
    description: string;
    datePublished: string;
    dateModified?: string | undefined;
    image: string;
    category: string;
  },
): BlogPostingLeaf {
  const url = canonicalUrl(article.path, business.site);
  const organization = {
    '@type': 'Organization',
    '@id': ids(business.site).business,
    name: business.brand,
    url: canonicalUrl('/', business.site),
  };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    description: article.description,
    image: canonicalUrl(article.image, business.site),
    datePublished: article.datePublished,
    dateModified: article.dateModified ?? article.datePublished,
    articleSection: article.category,
    author: organization,
    publisher: organization,
    mainEntityOfPage: { '@id': `${url}#webpage` },
  };
}
