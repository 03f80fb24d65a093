import { existsSync, lstatSync, readlinkSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Health } from './types.ts';

/** What keeps the database from storing requests, in a word or two for `/health`. */
export type Fault = { database: string } | { disk: string };

const faults: Readonly<Record<string, Fault>> = {
  // Result codes of SQLite: https://sqlite.org/rescode.html
  5: { database: 'locked' },
  6: { database: 'locked' },
  8: { database: 'read-only' },
  10: { disk: 'failing' },
  11: { database: 'corrupt' },
  13: { disk: 'full' },
  14: { database: 'cannot be opened' },
  26: { database: 'not a database' },
  ENOSPC: { disk: 'full' },
  EDQUOT: { disk: 'full' },
  EIO: { disk: 'failing' },
  EROFS: { database: 'read-only' },
  EACCES: { database: 'read-only' },
  EPERM: { database: 'read-only' },
  // The folder is not there and cannot be created.
  ENOENT: { database: 'missing' },
  ENOTDIR: { database: 'missing' },
  EEXIST: { database: 'missing' },
};

const restore = 'Restore a backup: npm run quotes -- restore copy.db';

/** What to do about a fault, or about one of the codes behind it. */
const remedies: Readonly<Record<string, string>> = {
  'database: missing':
    'Mount its disk. If the file is lost, restore a backup: npm run quotes -- restore copy.db',
  'database: locked': 'Close the program that has it open.',
  'database: corrupt': restore,
  'database: not a database': restore,
  'database: replaced': restore,
  'database: empty': restore,
  'disk: full': 'Make room on the disk.',
  'disk: failing': 'If this lasts for more than a minute, make a backup at once and change the disk.',
  EROFS:
    'The operating system has made the disk read-only. Make a backup on another disk, and check this one.',
};

export class DatabaseError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(Object.values(fault).join());
    this.fault = fault;
  }
}

const propertyOf = (error: unknown, name: 'code' | 'errcode' | 'errno'): unknown =>
  Reflect.get(Object(error), name);

/** The fault behind an error of SQLite or of the file system. */
export function classifyError(error: unknown): Fault {
  if (error instanceof DatabaseError) return error.fault;
  const errcode = propertyOf(error, 'errcode');
  // The result code is in the low byte.
  const code = typeof errcode === 'number' ? errcode & 0xff : propertyOf(error, 'code');
  return faults[String(code)] ?? { database: 'failing' };
}

/** Whether an error is one of these faults, each as its word for `/health`. */
export const hasFault = (error: unknown, ...words: string[]) =>
  Object.values(classifyError(error)).some((word) => words.includes(word));

export const formatFault = (fault: Fault) => Object.entries(fault).flat().join(': ');

/** The faults in the health of the server, such as `{ disk: 'full' }`. Empty if requests can be stored. */
export const getStorageFaults = ({ database, disk }: Pick<Health, 'database' | 'disk'>) =>
  Object.fromEntries(
    Object.entries({ database, disk }).filter(([, word]) => !['ok', 'new', 'unknown'].includes(word)),
  );

function isThere(path: string): boolean {
  try {
    return Boolean(lstatSync(path));
  } catch {
    return false;
  }
}

/** What keeps a file from being created, and the remedy: a broken link or a file where a folder should be. */
export function findObstacle(file: string): string | undefined {
  let path = resolve(file);
  while (!isThere(path)) path = dirname(path);
  if (!existsSync(path))
    return `${path} is a link to ${readlinkSync(path)}, which is not there. Mount its disk, or fix the link.`;
  return path === resolve(file) || statSync(path).isDirectory()
    ? undefined
    : `${path} is a file, not a folder. Name a file in a folder with QUOTES_DATA.`;
}

/** Says what is wrong with the database in `file`, and what to do. Includes no personal data. */
export function describeError(
  error: unknown,
  file: string,
  permissionRemedy = 'Give the server write permission for it and its folder.',
): string {
  const fault = formatFault(classifyError(error));
  const obstacle = fault === 'database: missing' ? findObstacle(file) : undefined;
  if (obstacle) return `${file} cannot be used: ${obstacle}`;
  const isFromSystem = [propertyOf(error, 'errno'), propertyOf(error, 'errcode')].some(
    (code) => typeof code === 'number',
  );
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const why =
    error instanceof DatabaseError ? `the ${fault.replace(':', ' is')}` : isFromSystem ? message : name;
  const isPermission = ['database: read-only', 'database: cannot be opened'].includes(fault);
  const remedy =
    remedies[String(propertyOf(error, 'code'))] ?? (isPermission ? permissionRemedy : remedies[fault]) ?? '';
  return `${file} cannot be used: ${why}. ${remedy}`.trim();
}
