import { isOpen } from './offered.ts';
import { readBusiness, readRedirects } from './read-business.ts';

function readOpen(): [from: string, to: string][] {
  try {
    const { services } = readBusiness();
    const { moved } = readRedirects();
    return moved.filter(({ to }) => isOpen(to, services)).map(({ from, to }) => [from, to]);
  } catch {
    // The set-up of a build asks first; its content gate then stops it, with what is wrong in the files.
    return [];
  }
}

/** Addresses that lead elsewhere, from `src/content/redirects.yaml`: from old path to the page that replaced it. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(readOpen());
