import { createHash } from 'node:crypto';
import { existsSync, globSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CACHE = join('node_modules', '.astro');
const SUMS = 'sums.json';

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** Names of all files that builds keep for the next one. */
const kept = () =>
  globSync('**/*', { cwd: CACHE }).filter((name) => name !== SUMS && lstatSync(join(CACHE, name)).isFile());

function readSums(): Map<string, unknown> {
  const file = join(CACHE, SUMS);
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** Drops every kept file that is not to the letter as the last whole build left it. */
export function dropUnsound(): void {
  const sums = readSums();
  for (const name of kept()) {
    const file = join(CACHE, name);
    if (sums.get(name) !== sumOf(file)) rmSync(file);
  }
}

/** Notes what the caches hold after a whole build. */
export function noteSums(): void {
  const sums = Object.fromEntries(kept().map((name) => [name, sumOf(join(CACHE, name))]));
  const file = join(CACHE, SUMS);
  writeFileSync(`${file}.new`, JSON.stringify(sums));
  renameSync(`${file}.new`, file);
}
