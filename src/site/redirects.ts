import { readRedirects } from './read-business.ts';

/** Addresses that lead elsewhere, from `src/content/redirects.yaml`: from old path to the page that replaced it. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  readRedirects().moved.map(({ from, to }) => [from, to]),
);
