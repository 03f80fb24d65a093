import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { serveSite } from './serve-site.ts';

const folder = '.astro/photos';
const timeOf = (site: string) => {
  const home = `${site}/index.html`;
  return existsSync(home) ? statSync(home).mtimeMs : 0;
};

/**
 * Serves the site with a form that takes photos, and a server that keeps them. It is built unless that was done since the
 * site itself was built.
 */
export function servePhotoSite(port: number, settings: Record<string, string> = {}) {
  if (timeOf(folder) <= timeOf('dist'))
    execFileSync('npx', ['astro', 'build', '--outDir', folder, '--silent'], {
      env: { ...process.env, QUOTE_DELIVERY: 'server' },
      stdio: 'inherit',
    });
  return serveSite(port, { ...settings, SITE_DIR: folder });
}
