import { createHash } from 'node:crypto';
import { existsSync, globSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const CACHE = join('node_modules', '.astro');
const SUMS = 'sums.json';

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Names of all files that builds keep for the next one. */
const kept = () =>
  globSync('**/*', { cwd: CACHE }).filter((name) => name !== SUMS && lstatSync(join(CACHE, name)).isFile());

const sumsSchema = z.record(z.string(), z.string()).catch({});

function readSums(): Record<string, string> {
  const file = join(CACHE, SUMS);
  if (!existsSync(file)) return {};
  try {
    return sumsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Removes every cached file that is not exactly as the last complete build left it. */
export function pruneCache(): void {
  const sums = readSums();
  for (const name of kept()) {
    const file = join(CACHE, name);
    if (sums[name] !== sumOf(file)) rmSync(file);
  }
}

/** Notes what the caches hold after a complete build. */
export function noteSums(): void {
  const sums = Object.fromEntries(kept().map((name) => [name, sumOf(join(CACHE, name))]));
  const file = join(CACHE, SUMS);
  writeFileSync(`${file}.new`, JSON.stringify(sums));
  renameSync(`${file}.new`, file);
}
