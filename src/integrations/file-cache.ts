import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../site/build/replace-file.ts';

/** Files that one build keeps for the next. Their names are hashes of what they were made from. */
export function openFileCache(folder: string) {
  const path = join('node_modules/.astro', folder);
  mkdirSync(path, { recursive: true });
  const used = new Set<string>();
  return {
    /** A file from an earlier build; undefined if there is none. */
    read(name: string): Buffer | undefined {
      used.add(name);
      const file = join(path, name);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    write(name: string, data: string | Uint8Array): void {
      used.add(name);
      replaceFile(join(path, name), data);
    },
    /** Deletes the files that this build did not use. */
    prune(): void {
      for (const name of readdirSync(path)) if (!used.has(name)) rmSync(join(path, name));
    },
  };
}
