import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
    /** Adds a file, completely or not at all. */
    write(name: string, data: string | Uint8Array): void {
      used.add(name);
      const part = join(path, `${name}.${process.pid}`);
      writeFileSync(part, data);
      renameSync(part, join(path, name));
    },
    /** Deletes the files that this build did not use. */
    prune(): void {
      for (const name of readdirSync(path)) if (!used.has(name)) rmSync(join(path, name));
    },
  };
}
