import type { Business } from '../../schemas/business.ts';

/** What turns pages on and off: services and claims. */
export type FeatureFlags = Pick<Business, 'services' | 'claims'>;

/** Everything that `needs` can name, and whether it is on. */
export function switchesOf({ claims, services }: FeatureFlags): Record<string, boolean> {
  const { commercial, residential, automotive, tesla } = services;
  const buildings = commercial || residential;
  const warranty = Object.entries(claims).some(([name, on]) => name.endsWith('Warranty') && on);
  return { ...claims, ...services, tesla: automotive && tesla, buildings, warranty };
}

/** Whether a value names in `needs` what is off. */
export function isSwitchedOff(value: unknown, switches: Record<string, boolean>): boolean {
  const needs = typeof value === 'object' && value !== null && 'needs' in value && value.needs;
  return typeof needs === 'string' && !switches[needs];
}

/** Content without the items, sections and questions that need what is off. */
export function withoutSwitchedOff<Data>(data: Data, switches: Record<string, boolean>): Data;
export function withoutSwitchedOff(data: unknown, switches: Record<string, boolean>): unknown {
  const isShown = (value: unknown) => !isSwitchedOff(value, switches);
  if (Array.isArray(data))
    return data.filter(isShown).map((item: unknown) => withoutSwitchedOff(item, switches));
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  const fields = Object.entries(data).filter(([, value]) => isShown(value));
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutSwitchedOff(value, switches)]));
}

/** The pages that go with a switch. */
const neededBy: Readonly<Record<string, string>> = {
  '/commercial-window-tinting': 'commercial',
  '/residential-window-tinting': 'residential',
  '/auto-window-tinting': 'automotive',
  '/automotive-gallery': 'automotive',
  '/tesla-window-tinting': 'tesla',
  '/warranty': 'warranty',
};

/** Whether a path leads to a page that is built. Its query and fragment do not matter. */
export const isEnabled = (href: string, flags: FeatureFlags): boolean =>
  switchesOf(flags)[neededBy[href.replace(/[#?].*/, '')] ?? ''] ?? true;

/** Paths of the pages of services and claims that are off. They are not built, and no link leads to them. */
export const disabledPages = (flags: FeatureFlags): string[] =>
  Object.keys(neededBy).filter((path) => !isEnabled(path, flags));

/** The kinds of service that the quote form asks about, in the order of its choices. */
export const quoteServices = (services: Business['services']) =>
  (['commercial', 'residential'] as const).filter((service) => services[service]);
