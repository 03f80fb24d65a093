import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** How much of a page a server sends in the first round trip, in bytes: ten packets without their headers. */
export const FIRST_ROUND_TRIP = 13_500;

const texts = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json']);
/** Above this size in bytes, the best Brotli takes seconds to save a percent or two. */
const LARGE_FILE = 256 * 1024;
/** How many files to compress at once: enough for all threads of Node's pool, without much memory on a large site. */
const BATCH_SIZE = 8;

// Node runs both in other threads.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether to write compressed copies: not for hosts that compress by themselves, unless `PRECOMPRESS` says so. */
export function isWanted(env: NodeJS.ProcessEnv): boolean {
  const { PRECOMPRESS: choice } = env;
  if (choice) return choice === 'on';
  return !['NETLIFY', 'CF_PAGES', 'WORKERS_CI'].some((name) => env[name]);
}

/** Writes both copies of one file. */
async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE_FILE ? 9 : 11 };
  writeFileSync(`${path}.br`, await brotli(text, { params }));
  writeFileSync(`${path}.gz`, await zip(text, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file, for nginx and the site's own server. */
export const compression: AstroIntegration = {
  name: 'compression',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      if (!isWanted(process.env)) {
        logger.info('Left to the host, which compresses by itself. PRECOMPRESS=on changes that.');
        return;
      }
      const folder = fileURLToPath(dir);
      const files = globSync('**/*.*', { cwd: folder }).filter((name) => texts.has(extname(name)));
      for (let at = 0; at < files.length; at += BATCH_SIZE)
        await Promise.all(files.slice(at, at + BATCH_SIZE).map((name) => compress(join(folder, name))));
      logger.info(`${files.length} files compressed`);
    },
  },
};
