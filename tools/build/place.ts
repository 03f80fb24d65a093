import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const drop = (path: string) => rmSync(path, { recursive: true, force: true });
const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Where the site that stood before is kept: whole for the moment of the swap, its hashed files until the next one. */
const oldOf = (target: string) => `${target}.old`;
const stagedOf = (target: string) => join(target, `.next-${process.pid}`);

/** The target got some of the new files and not all: every page in it is whole, but they are of two builds. */
export class HalfPlaced extends Error {}

/** Throws unless the target is free, empty or a built site, as whatever stands there is replaced. */
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

/** Leaves the hashed files alone: pages that visitors still have open ask for them. */
function keepHashed(old: string): void {
  if (!existsSync(old)) return;
  // Without its first page the folder is no site that `recover` would put back.
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

const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder }).filter((name) => lstatSync(join(folder, name)).isFile());

/** Hashed files first, then what else pages need, then pages, and the first page last. */
function rank(name: string): number {
  if (name.startsWith('_astro')) return 0;
  if (/^index\.html/.test(name)) return 3;
  return /\.html(?:\.\w+)?$/.test(name) ? 2 : 1;
}

/**
 * Brings the new site into a folder that cannot be renamed, a mount point for example: everything is copied into it
 * first, then each file takes its place by a rename, and what the new site does not have goes last.
 */
export function replaceContents(next: string, target: string): void {
  const before = filesIn(target);
  const staged = stagedOf(target);
  cpSync(next, staged, { recursive: true });
  const old = oldOf(target);
  try {
    drop(old);
    if (before.length) cpSync(join(target, '_astro'), join(old, '_astro'), { recursive: true });
  } catch {
    // The folder around a mount point may be closed to this user; visitors then load the page anew.
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
    throw new HalfPlaced(`${why}\n\n${target} holds pages of two builds now. Build again.`, { cause: error });
  }
}

/** Removes folders without a file in them, the deepest first. */
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

const isMountPoint = (folder: string) =>
  existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

/** Puts the site of the folder `next` in place of the one at `target`; whatever fails leaves the old one there. */
export function placeSite(next: string, target: string): void {
  if (isMountPoint(target)) return replaceContents(next, target);
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
    return replaceContents(beside, target);
  }
  try {
    renameSync(beside, target);
  } catch (error) {
    if (existsSync(old)) renameSync(old, target);
    throw error;
  }
  keepHashed(old);
}
