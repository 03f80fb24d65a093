import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf } from '../../site/build/checksum.ts';
import { openFileCache } from '../file-cache.ts';

/** The code that finishes pages. `package.json` has the versions of the packages that it uses. */
const code = [
  ...globSync('src/integrations/finish-pages/*.ts').toSorted(),
  'src/integrations/browser-build.ts',
  'src/integrations/compression.ts',
  'src/integrations/content-security.ts',
  'src/site/build/checksum.ts',
  'src/site/build/speculation-rules.ts',
  'package.json',
];

/**
 * Caches finished pages by a hash of their sources, so that a build after an edit finishes only the pages that changed.
 * @param folder the built site
 * @param settings that all pages share: the path of the island runtime, and the security policy
 */
export function openPageCache(folder: string, settings: readonly string[]) {
  const cache = openFileCache('pages');
  const version = checksumOf(
    ...settings,
    `${process.versions.brotli}`,
    ...code.map((file) => readFileSync(file, 'utf8')),
  );
  const stylesOf = (page: string) =>
    (page.match(/(?<=\/_astro\/)lower\.[\w-]+\.css/g) ?? []).map((name) => ({
      name,
      cached: cache.read(name),
      file: join(folder, '_astro', name),
    }));
  return {
    /** The finished page for a built one, from the cache or by `finish`. The styles below its fold are cached with it. */
    get(html: string, finish: () => string): string {
      const name = `${checksumOf(version, html).slice(0, 32)}.html`;
      const page = cache.read(name)?.toString();
      const styles = page === undefined ? [] : stylesOf(page);
      if (page !== undefined && styles.every(({ cached }) => cached)) {
        for (const { cached, file } of styles) if (cached && !existsSync(file)) writeFileSync(file, cached);
        return page;
      }
      const finished = finish();
      for (const style of stylesOf(finished))
        if (!style.cached) cache.write(style.name, readFileSync(style.file));
      cache.write(name, finished);
      return finished;
    },
    prune: () => cache.prune(),
  };
}
