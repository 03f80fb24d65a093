import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import compressor, { defaultFileExtensions, defaultFileFilter } from 'astro-compressor';
import { timed } from './timed.ts';

const kinds = ['br', 'gz'];
const restored = new Set<string>();
let cache = '';

const compress = compressor({
  zstd: false,
  hooks: {
    fileFilter: ({ filePath, logger }) =>
      !restored.has(filePath) && defaultFileFilter(defaultFileExtensions, filePath, logger),
  },
}).hooks['astro:build:done'];

/** Names in the cache by the text that they hold compressed. */
function namesIn(folder: string): Map<string, string> {
  const files = globSync('**/*.*', { cwd: folder }).filter((name) =>
    defaultFileExtensions.has(extname(name)),
  );
  return new Map(
    files.map((name) => {
      const path = join(folder, name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)];
    }),
  );
}

/** Takes what is there and returns whether all of it was. */
const copyAll = (from: string, to: string) =>
  kinds.every(
    (kind) => existsSync(`${from}.${kind}`) && (copyFileSync(`${from}.${kind}`, `${to}.${kind}`), true),
  );

/**
 * Writes `.br` and `.gz` beside every text file. The best Brotli takes a fifth of a second a page, so a page
 * that is as it was in the last build gets its files from the cache.
 */
export const compression: AstroIntegration = {
  name: 'compression',
  hooks: {
    'astro:config:done': ({ config }) => {
      cache = fileURLToPath(new URL('compressed/', config.cacheDir));
    },
    'astro:build:done': (options) =>
      timed('compression', async () => {
        mkdirSync(cache, { recursive: true });
        const names = namesIn(fileURLToPath(options.dir));
        restored.clear();
        for (const [path, name] of names) if (copyAll(join(cache, name), path)) restored.add(path);
        await compress?.(options);
        for (const [path, name] of names) if (!restored.has(path)) copyAll(path, join(cache, name));
        const used = new Set(names.values());
        for (const file of readdirSync(cache))
          if (!used.has(file.slice(0, -extname(file).length))) rmSync(join(cache, file));
      }),
  },
};
