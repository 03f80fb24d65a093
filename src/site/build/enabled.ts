import type { Business } from '../../schemas/business.ts';
import { hasWarranty } from '../format/claims.ts';

export type EnabledServices = Business['services'];

/** What turns pages on and off: services and claims. */
export type FeatureFlags = Pick<Business, 'services' | 'claims'>;

const automotive = ({ services }: FeatureFlags) => services.automotive;
const pageOf: Readonly<Record<string, (flags: FeatureFlags) => boolean>> = {
  '/commercial-window-tinting': ({ services }) => services.commercial,
  '/residential-window-tinting': ({ services }) => services.residential,
  '/auto-window-tinting': automotive,
  '/automotive-gallery': automotive,
  '/tesla-window-tinting': ({ services }) => services.automotive && services.tesla,
  '/warranty': ({ claims }) => hasWarranty(claims),
};

/** Paths of the pages of services and claims that are off. They are not built, and no link leads to them. */
export function disabledPages(flags: FeatureFlags): string[] {
  return Object.keys(pageOf).filter((path) => !pageOf[path]?.(flags));
}

/** Whether a path leads to a page that is built. Its query and fragment do not matter. */
export function isEnabled(href: string, flags: FeatureFlags): boolean {
  return pageOf[href.replace(/[#?].*/, '')]?.(flags) ?? true;
}

/** The kinds of service that the quote form asks about, in the order of its choices. */
export function quoteServices(services: EnabledServices): ('commercial' | 'residential')[] {
  return (['commercial', 'residential'] as const).filter((service) => services[service]);
}
