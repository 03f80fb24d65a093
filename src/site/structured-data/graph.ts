import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ServiceLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import type { BusinessNode } from './business';

/** A node of the JSON-LD graph. */
export type Node =
  BlogPostingLeaf | BreadcrumbListLeaf | BusinessNode | FAQPageLeaf | ServiceLeaf | WebPageLeaf | WebSiteLeaf;

/** One JSON-LD graph as text for a script element; `<` is escaped, so that no text can end the element. */
export function graphJson(nodes: readonly Node[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(/</g, '\\u003c');
}
