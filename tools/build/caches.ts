import { createHash } from 'node:crypto';
import { globSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../../src/site/build/replace-file.ts';

const CACHE = join('node_modules', '.astro');
const CHECKSUMS = 'checksums.json';

const checksumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64');

/** The files that builds keep for the next one. */
const cachedFiles = () =>
  globSync('**/*', { cwd: CACHE }).filter(
    (name) => name !== CHECKSUMS && lstatSync(join(CACHE, name)).isFile(),
  );

const checksumsSchema = z.record(z.string(), z.string());

function readChecksums(): Record<string, string> {
  try {
    return checksumsSchema.parse(JSON.parse(readFileSync(join(CACHE, CHECKSUMS), 'utf8')));
  } catch {
    // No build has finished yet, or the file is damaged.
    return {};
  }
}

/** Removes cached files that differ from those of the last complete build. */
export function pruneCache(): void {
  const checksums = readChecksums();
  for (const name of cachedFiles()) {
    const file = join(CACHE, name);
    if (checksums[name] !== checksumOf(file)) rmSync(file);
  }
}

/** Saves the checksums of the caches after a complete build. */
export function saveChecksums(): void {
  const checksums = Object.fromEntries(cachedFiles().map((name) => [name, checksumOf(join(CACHE, name))]));
  replaceFile(join(CACHE, CHECKSUMS), JSON.stringify(checksums));
}
