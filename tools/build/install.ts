import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceContents } from './replace-contents.ts';

const drop = (path: string) => rmSync(path, { recursive: true, force: true });
const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Where the old site is kept: all of it during the swap, its hashed files until the next swap. */
const oldOf = (target: string) => `${target}.old`;

/** Throws unless the target is missing, empty or a built site, because whatever is there will be replaced. */
export function checkTarget(target: string): void {
  if (!existsSync(target)) return;
  const names = readdirSync(target).filter((name) => name !== 'lost+found' && !name.startsWith('.next-'));
  if (names.length && !names.some((name) => name === 'index.html' || name === '_astro'))
    throw new Error(`${target} holds other files, and a build would replace them. Name an empty folder.`);
}

/** Removes what killed builds left, and puts the old site back if the last one died between its two renames. */
export function recover(target: string): void {
  for (const left of [`${target}.next-*`, join(target, '.next-*')]) globSync(left).forEach(drop);
  const old = oldOf(target);
  if (!existsSync(target) && existsSync(join(old, 'index.html'))) renameSync(old, target);
}

/** Leaves only the hashed files, which pages that visitors still have open ask for. */
function keepHashed(old: string): void {
  if (!existsSync(old)) return;
  // Without its home page, `recover` does not take the folder for a site to put back.
  drop(join(old, 'index.html'));
  for (const name of readdirSync(old)) if (name !== '_astro') drop(join(old, name));
}

/** Moves a folder, by a copy if the other place is on another disk. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    cpSync(from, to, { recursive: true });
    drop(from);
  }
}

const isMountPoint = (folder: string) =>
  existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

/** Puts the site of the folder `next` in place of the one at `target`; whatever fails leaves the old one there. */
export function installSite(next: string, target: string): void {
  if (isMountPoint(target)) {
    replaceContents(next, target, oldOf(target));
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  const beside = `${target}.next-${process.pid}`;
  if (beside !== next) move(next, beside);
  const old = oldOf(target);
  drop(old);
  try {
    if (existsSync(target)) renameSync(target, old);
  } catch (error) {
    // A folder of the same disk that is mounted here, or one from the lower layer of a container's image.
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
