import { cpSync, globSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** The target has only some of the new files. Every page in it is complete, but they are from two builds. */
export class PartialInstallError extends Error {}

const onlyFiles = (folder: string, names: string[]) =>
  names.filter((name) => lstatSync(join(folder, name)).isFile());

/** Hashed files first, then other files that pages need, then pages, and the home page last. */
function rank(name: string): number {
  if (name.startsWith('_astro')) return 0;
  if (/^index\.html/.test(name)) return 3;
  return /\.html(?:\.\w+)?$/.test(name) ? 2 : 1;
}

/**
 * Replaces the files in a folder that cannot be renamed, such as a mount point. First all new files are copied into it, then
 * each is renamed to its path, and last, files that the new site does not have are removed. The old hashed files go to the
 * folder `old`.
 */
export function replaceContents(next: string, target: string, old: string): void {
  // Without names that start with a dot, which may be those of another program.
  const before = onlyFiles(target, globSync('**/*', { cwd: target }));
  const names = onlyFiles(next, readdirSync(next, { recursive: true, encoding: 'utf8' })).toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const staged = join(target, `.next-${process.pid}`);
  cpSync(next, staged, { recursive: true });
  try {
    remove(old);
    if (before.length) cpSync(join(target, '_astro'), join(old, '_astro'), { recursive: true });
  } catch {
    // We may lack permission beside a mount point. Open pages then lose their old scripts until they are reloaded.
  }
  try {
    for (const name of names) {
      mkdirSync(dirname(join(target, name)), { recursive: true });
      renameSync(join(staged, name), join(target, name));
    }
    const wanted = new Set(names);
    const obsolete = before.filter((name) => !wanted.has(name) && !name.startsWith('lost+found'));
    for (const name of obsolete.toSorted((one, other) => rank(other) - rank(one))) remove(join(target, name));
    removeEmptyFolders(target);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PartialInstallError(`${why}\n\n${target} holds pages of two builds now. Build again.`, {
      cause: error,
    });
  }
}

function removeEmptyFolders(folder: string): void {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) {
    if (name === 'lost+found') continue;
    const path = join(folder, name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
