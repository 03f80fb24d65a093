import { knownAddresses, movedByThemselves } from './addresses.ts';
import { isOpen } from './offered.ts';
import { readBusiness, readRedirects } from './read-business.ts';

/** Every redirect of the project at `root`: what its owner wrote, and what follows from renamed and deleted files. */
export function readMoves(root = '.'): [from: string, to: string][] {
  const business = readBusiness(`${root}/src/content/business.yaml`);
  const written = readRedirects(`${root}/src/content/redirects.yaml`);
  const gone = movedByThemselves(knownAddresses(written, business.site), root);
  const moved = written.moved.map(({ from, to }) => [from, gone.get(to) ?? to] as const);
  const all = new Map([...gone, ...moved]);
  return [...all].filter(([, to]) => isOpen(to, business));
}

function readOpen(): [from: string, to: string][] {
  try {
    return readMoves();
  } catch {
    // The set-up of a build asks first; its content gate then stops it, with what is wrong in the files.
    return [];
  }
}

/** Addresses that lead elsewhere, from `src/content/redirects.yaml`: from old path to the page that replaced it. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(readOpen());
