import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { checksumOf } from '../site/build/checksum.ts';
import { openFileCache } from './file-cache.ts';

/** How much of a page a server sends in the first round trip, in bytes: ten packets without their headers. */
export const FIRST_ROUND_TRIP = 13_500;

const texts = new Set(['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json']);
/** Above this size in bytes, the best Brotli takes seconds to save a percent or two. */
const LARGE_FILE = 256 * 1024;
/** With this many pages, the best Brotli takes minutes. */
const MANY_PAGES = 500;
/** How many files to compress at once: enough for all threads of Node's pool, without much memory on a large site. */
const BATCH_SIZE = 8;

// Node runs both in other threads.
const brotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const zip = promisify<Buffer, { level: number }, Buffer>(gzip);

const withQuality = (text: Buffer, quality: number) =>
  brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Compresses a text with Brotli. The best quality takes 100 ms a page. `isQuick` takes the first quality with which it fits
 * into the first round trip: 3 ms and 10 % larger, or 40 ms and 2 % larger.
 */
export async function toBrotli(text: Buffer, isQuick: boolean): Promise<Buffer> {
  for (const quality of isQuick ? [6, 10] : []) {
    const quick = await withQuality(text, quality);
    if (quick.length <= FIRST_ROUND_TRIP) return quick;
  }
  return withQuality(text, text.length > LARGE_FILE ? 9 : 11);
}

/** The encodings by the ending of their files. */
const encoders = {
  br: toBrotli,
  gz: (text: Buffer) => zip(text, { level: 9 }),
};

/** Whether to write compressed copies: not for hosts that compress by themselves, unless `PRECOMPRESS` says so. */
export function isWanted(env: NodeJS.ProcessEnv): boolean {
  const { PRECOMPRESS: choice } = env;
  if (choice && !/^(?:on|off)$/.test(choice)) throw new Error(`PRECOMPRESS is "${choice}". Write on or off.`);
  if (choice) return choice === 'on';
  return !['NETLIFY', 'VERCEL', 'CF_PAGES', 'WORKERS_CI'].some((name) => env[name]);
}

/** Writes both copies of one file, from the cache if the same text was compressed before. */
async function compress(
  path: string,
  isQuick: boolean,
  cache: ReturnType<typeof openFileCache>,
): Promise<void> {
  const text = readFileSync(path);
  const versions = `${process.versions.brotli} ${process.versions.zlib} ${isQuick}`;
  const key = checksumOf(versions, text).slice(0, 32);
  await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const name = `${key}.${ending}`;
      const cached = cache.read(name);
      const encoded = cached ?? (await encode(text, isQuick));
      writeFileSync(`${path}.${ending}`, encoded);
      if (!cached) cache.write(name, encoded);
    }),
  );
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
      const cache = openFileCache('compressed');
      const folder = fileURLToPath(dir);
      const files = globSync('**/*.*', { cwd: folder }).filter((name) => texts.has(extname(name)));
      const isMany = files.filter((name) => name.endsWith('.html')).length >= MANY_PAGES;
      for (let at = 0; at < files.length; at += BATCH_SIZE) {
        const batch = files
          .slice(at, at + BATCH_SIZE)
          .map((name) => compress(join(folder, name), isMany && name.endsWith('.html'), cache));
        await Promise.all(batch);
      }
      cache.prune();
      logger.info(`${files.length} files compressed`);
    },
  },
};
