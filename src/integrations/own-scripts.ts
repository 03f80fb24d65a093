import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the page's script that asks for a module, itself or through a copy; undefined for an island. */
const scriptOf = (importer: string) =>
  /[?&]own=([^&]+)/.exec(importer)?.[1] ??
  (/[?&]type=script\b/.test(importer) ? basename(importer.replace(/\.astro\?.*/, '')) : undefined);

/**
 * Gives the script of a page its own copy of the modules that it shares with islands. So it is one small text,
 * which Astro writes into the page, and not a file that fetches two more.
 */
export const ownScripts: Plugin = {
  name: 'own-scripts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '') {
    const script = scriptOf(importer);
    if (!script) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && /\/src\/(?:features|schemas|site)\/.+\.ts$/.test(found.id)
      ? `${found.id}?own=${script}`
      : found;
  },
};
