import type { Business } from '../schemas/business.ts';

/** Which services the shop offers, as `business.yaml` has them. */
export type Offered = Business['services'];

const automotive = (offered: Offered) => offered.automotive;
const pageOf: Readonly<Record<string, (offered: Offered) => boolean>> = {
  '/commercial-window-tinting': ({ commercial }) => commercial,
  '/residential-window-tinting': ({ residential }) => residential,
  '/auto-window-tinting': automotive,
  '/automotive-gallery': automotive,
  '/tesla-window-tinting': (offered) => offered.automotive && offered.tesla,
};

/** Pages of the services that the shop does not offer, by path: they are not built, and nothing leads to them. */
export function closedPages(offered: Offered): string[] {
  return Object.keys(pageOf).filter((path) => !pageOf[path]?.(offered));
}

/** Whether an address leads to a page that is built; what follows # or ? plays no part. */
export function isOpen(href: string, offered: Offered): boolean {
  return pageOf[href.replace(/[#?].*/, '')]?.(offered) ?? true;
}

/** The kinds of service that the quote form asks about, in the order of its choices. */
export function quoteServices(offered: Offered): ('commercial' | 'residential')[] {
  return (['commercial', 'residential'] as const).filter((service) => offered[service]);
}
