import { isOpen } from './offered.ts';
import { readBusiness, readRedirects } from './read-business.ts';

const { services } = readBusiness();

/** Addresses that lead elsewhere, from `src/content/redirects.yaml`: from old path to the page that replaced it. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  readRedirects()
    .moved.filter(({ to }) => isOpen(to, services))
    .map(({ from, to }) => [from, to]),
);
