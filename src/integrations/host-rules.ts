import { globSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, patternsOf, redirectsFile } from './hosts/netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { vercelRoutes } from './hosts/vercel.ts';

/** Writes the rules of `src/server/hosts/table.ts` beside the pages, a file for each host. */
export const hostRules = (site: string): AstroIntegration => ({
  name: 'host-rules',
  hooks: {
    'astro:build:start': () => {
      // Vercel reads vercel.json before it builds, so after a build of its own it would find no page but the first.
      if (process.env.VERCEL)
        throw new Error('Vercel cannot build this site. Build it elsewhere: content-docs/put-it-online.md.');
    },
    'astro:build:done': ({ dir, pages, logger }) => {
      const folder = fileURLToPath(dir);
      const entries = readdirSync(folder, { withFileTypes: true });
      const topLevel = entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
      const pagePaths = globSync('**/*.html', { cwd: folder })
        .map((name) => `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`)
        .filter((path) => !/(?:^\/index|\/404)$/.test(path))
        .toSorted();
      const files = {
        _headers: headersFile(patternsOf(topLevel)),
        _redirects: redirectsFile(Boolean(process.env.NETLIFY || process.env.NETLIFY_LOCAL)),
        'nginx.conf': nginxFile(new URL(site).host),
        'vercel.json': JSON.stringify({ routes: vercelRoutes(pagePaths) }, null, 2),
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, dir), text);
      logger.info(`${Object.keys(files).join(', ')} written for ${pages.length} pages`);
    },
  },
});
