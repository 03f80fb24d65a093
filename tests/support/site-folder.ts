import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const form = '<form method="post" action="/quotes"></form>';

/** The files of a small built site. */
const siteFiles: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'home in brotli',
  'index.html.gz': 'home in gzip',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>404</h1>',
  'request-quote.html': form,
  'quote-answer.html': '<title>Quote Request | Shop</title><div id="response"></div>',
  'locations/404.html': '<h1>Location not found</h1>',
  '_astro/a.abc123.js': 'a()',
  '_astro/large.abc123.avif': 'x'.repeat(4_000_000),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  _headers: 'SECRET settings of a host',
  _redirects: 'SECRET settings of a host',
  'nginx.conf': 'SECRET settings of a host',
};

/** Writes the small site into a new folder. `remove` deletes it, with the files that a server has written beside it. */
export function makeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(folder, 'dist');
  writeFileSync(join(folder, 'outside.txt'), 'SECRET outside');
  for (const [name, text] of Object.entries(siteFiles)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  return { folder, site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
