import { cpSync, globSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const drop = (path: string) => rmSync(path, { recursive: true, force: true });

/** The target has only some of the new files. Every page in it is complete, but they are from two builds. */
export class PartialInstallError extends Error {}

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => lstatSync(join(folder, name)).isFile());

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
  const before = filesIn(target);
  const staged = join(target, `.next-${process.pid}`);
  cpSync(next, staged, { recursive: true });
  try {
    drop(old);
    if (before.length) cpSync(join(target, '_astro'), join(old, '_astro'), { recursive: true });
  } catch {
    // The folder around a mount point may be closed to this user; visitors then reload the page.
  }
  try {
    const names = filesIn(staged).toSorted((one, other) => rank(one) - rank(other));
    for (const name of names) {
      mkdirSync(dirname(join(target, name)), { recursive: true });
      renameSync(join(staged, name), join(target, name));
    }
    const wanted = new Set(names);
    const gone = before.filter((name) => !wanted.has(name) && !name.startsWith('lost+found'));
    for (const name of gone.toSorted((one, other) => rank(other) - rank(one))) drop(join(target, name));
    dropEmpty(target);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PartialInstallError(`${why}\n\n${target} holds pages of two builds now. Build again.`, {
      cause: error,
    });
  }
}

function dropEmpty(folder: string): void {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )) {
    if (name === 'lost+found') continue;
    const path = join(folder, name);
    dropEmpty(path);
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
}
