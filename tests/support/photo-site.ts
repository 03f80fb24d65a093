import { execFileSync } from 'node:child_process';
import { serveSite } from './serve-site.ts';

/** Builds the site with a form that takes photos, and serves it with a server that keeps them. */
export function servePhotoSite(port: number, settings: Record<string, string> = {}) {
  const folder = '.astro/photos';
  execFileSync('npx', ['astro', 'build', '--outDir', folder, '--silent'], {
    env: { ...process.env, QUOTE_DELIVERY: 'server' },
    stdio: 'inherit',
  });
  return serveSite(port, { ...settings, SITE_DIR: folder });
}
