import { redirects } from '../../site/build/redirects.ts';
import { isStaging } from '../../site/build/staging.ts';

/** A header, and the paths that get it: all, only those under `under`, or all but those under `notUnder`. */
interface HeaderRule {
  name: string;
  value: string;
  under?: readonly string[];
  notUnder?: readonly string[];
}

const hashedFolders = ['/_astro/'];
const framesAllowed = [...hashedFolders, '/embed/', '/quote-answer', '/~partytown/'];

const headers: readonly HeaderRule[] = [
  { name: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    name: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    notUnder: hashedFolders,
  },
  // File names under /_astro/ contain a hash of the content, so the files never change.
  { name: 'Cache-Control', value: 'public, max-age=31536000, immutable', under: hashedFolders },
  { name: 'Cache-Control', value: 'public, max-age=0, must-revalidate', notUnder: hashedFolders },
  // Any site may show the embedded form and its answer in a frame, this site also Partytown's page, and no other. The files
  // of pages need neither this nor a permissions policy, which only pages obey.
  // The rest of the policy is in each page's own meta element, because the hashes differ from page to page.
  { name: 'Content-Security-Policy', value: "frame-ancestors 'none'", notUnder: framesAllowed },
  { name: 'X-Frame-Options', value: 'DENY', notUnder: framesAllowed },
  ...(isStaging ? [{ name: 'X-Robots-Tag', value: 'noindex' }] : []),
];

/** The rules of every host. `src/integrations/hosts` translates them for each one. */
export const hostRules = {
  redirects,
  /** The page for a path that does not exist, the longest folder first. */
  notFound: [
    { under: '/locations/', page: '/locations/404.html' },
    { under: '/', page: '/404.html' },
  ],
  headers,
  /** Files that configure hosts, which no host should serve. */
  hidden: ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json'],
};

function appliesTo({ under, notUnder }: HeaderRule, path: string): boolean {
  const isUnder = (folders: readonly string[]) => folders.some((folder) => path.startsWith(folder));
  return under ? isUnder(under) : !isUnder(notUnder ?? []);
}

/**
 * The headers of a response to a path, by name. A path that is not found gets those of the 404 page, because a hashed file
 * that is missing now may exist after the next build, so no browser should cache the response.
 */
export function headersOf(path: string, status = 200): Record<string, string> {
  const rules = hostRules.headers.filter((rule) => appliesTo(rule, status < 400 ? path : '/404'));
  return Object.fromEntries(rules.map(({ name, value }) => [name, value]));
}

/** The response of a host to a path: a file of the build, or a redirect. */
export type FileResponse = { status: 200 | 404; file: string } | { status: 301; location: string };

/**
 * The response to a path and its query (`?a=b` or empty), by the rules.
 * `exists` tells whether the build has a file; its argument starts with a slash.
 */
export function resolvePath(path: string, query: string, exists: (file: string) => boolean): FileResponse {
  const target = hostRules.redirects[path];
  if (target) return { status: 301, location: target + query };
  const toFile = (page: string) => (page === '/' ? '/index.html' : `${page}.html`);
  // `/about` for `/about.html`, `/about/` and `/about/index.html`.
  const cleanPath = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  // Redirects only to a page that exists. Otherwise //other.example/ would lead to another site.
  if (cleanPath !== path && exists(toFile(cleanPath))) return { status: 301, location: cleanPath + query };
  const file = [path, toFile(path)].find(exists);
  if (file && !hostRules.hidden.includes(file)) return { status: 200, file };
  const notFound = hostRules.notFound.find(({ under }) => path.startsWith(under))?.page ?? '/404.html';
  return { status: 404, file: notFound };
}
