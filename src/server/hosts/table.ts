import { redirects } from '../../site/build/redirects.ts';
import { isStaging } from '../../site/build/staging.ts';

/** The rules of every host. `src/integrations/hosts` translates them for each one. */
export const hostRules = {
  redirects,
  /** The page for a path that does not exist, the longest folder first. */
  notFound: [
    { under: '/locations/', page: '/locations/404.html' },
    { under: '/', page: '/404.html' },
  ],
  /** The paths that any site may show in a frame, or that are no pages. Their headers differ from those of other paths. */
  folders: ['/_astro/', '/embed/', '/quote-answer', '/~partytown/'],
  /** Files that configure hosts, which no host should serve. */
  hidden: ['/_headers', '/_redirects', '/nginx.conf', '/vercel.json'],
};

/** The headers of a response to a path, by name; no browser may keep a 404, as the next build may have the file. */
export function headersOf(path: string, status = 200): Record<string, string> {
  const isFound = status < 400;
  // File names under /_astro/ contain a hash of the content, so the files never change.
  const isHashed = isFound && path.startsWith('/_astro/');
  const mayBeFramed = isFound && hostRules.folders.some((folder) => path.startsWith(folder));
  const browserFeatures = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';
  return {
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(!isHashed && { 'Permissions-Policy': browserFeatures }),
    'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    // The rest of the policy is in each page, because the hashes of its scripts differ.
    ...(!mayBeFramed && { 'Content-Security-Policy': "frame-ancestors 'none'", 'X-Frame-Options': 'DENY' }),
    ...(isStaging && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The response of a host to a path: a file of the build, or a redirect. */
export type FileResponse = { status: 200 | 404; file: string } | { status: 301; location: string };

/** The response to a path and its query (`?a=b` or empty). `exists` tells whether the build has a file such as `/a.html`. */
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
