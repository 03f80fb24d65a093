import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remove, replaceContents } from './replace-contents.ts';

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** The folder for the old site: all of it during the swap, then its hashed files until the next build. */
const oldFolderOf = (target: string) => `${target}.old`;

/** Throws unless the target is missing, empty or a built site, because it will be replaced. */
export function checkTarget(target: string): void {
  if (!existsSync(target)) return;
  const names = readdirSync(target).filter((name) => name !== 'lost+found' && !name.startsWith('.next-'));
  if (names.length && !names.some((name) => name === 'index.html' || name === '_astro'))
    throw new Error(`${target} holds other files, and a build would replace them. Name an empty folder.`);
}

/** Removes what interrupted builds left, and restores the old site if a build died between its two renames. */
export function recover(target: string): void {
  for (const pattern of [`${target}.next-*`, join(target, '.next-*')]) globSync(pattern).forEach(remove);
  const old = oldFolderOf(target);
  if (!existsSync(target) && existsSync(join(old, 'index.html'))) renameSync(old, target);
}

/** Removes all but the hashed files, which pages that visitors still have open may ask for. */
function keepHashed(old: string): void {
  if (!existsSync(old)) return;
  // The home page first, because `recover` restores a folder that has one.
  remove(join(old, 'index.html'));
  for (const name of readdirSync(old)) if (name !== '_astro') remove(join(old, name));
}

/** Moves a folder. Copies it if the target is on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    cpSync(from, to, { recursive: true });
    remove(from);
  }
}

const isMountPoint = (folder: string) =>
  existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

/** Replaces the site at `target` by the one in the folder `next`. If anything fails, the old site stays. */
export function installSite(next: string, target: string): void {
  if (isMountPoint(target)) {
    replaceContents(next, target, oldFolderOf(target));
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  const beside = `${target}.next-${process.pid}`;
  if (beside !== next) move(next, beside);
  const old = oldFolderOf(target);
  remove(old);
  try {
    if (existsSync(target)) renameSync(target, old);
  } catch (error) {
    // The target is mounted from the same disk, or is in a lower layer of a container's image.
    if (!hasCode(error, 'EBUSY', 'EXDEV')) throw error;
    replaceContents(beside, target, old);
    return;
  }
  try {
    renameSync(beside, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  keepHashed(old);
}
