import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

const texts = '**/*.{html,js,css,svg,xml,txt,json}';

/** Whether to write compressed copies: not for hosts that compress by themselves, unless `PRECOMPRESS` says so. */
export function isWanted({ PRECOMPRESS: choice, ...env }: NodeJS.ProcessEnv): boolean {
  if (choice) return choice === 'on';
  return !['NETLIFY', 'CF_PAGES', 'WORKERS_CI'].some((name) => env[name]);
}

// Node runs both in other threads.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file, for nginx and the site's own server. */
export const compression: AstroIntegration = {
  name: 'compression',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (!isWanted(process.env)) return;
      const folder = fileURLToPath(dir);
      const compressed = globSync(texts, { cwd: folder }).map(async (name) => {
        const text = readFileSync(folder + name);
        writeFileSync(`${folder}${name}.br`, await brotli(text));
        writeFileSync(`${folder}${name}.gz`, await zip(text, { level: 9 }));
      });
      await Promise.all(compressed);
    },
  },
};
