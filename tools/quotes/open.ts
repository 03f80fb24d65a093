import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { commandTimeout, isMissing, openDatabase } from '../../src/server/database.ts';
import { DatabaseError, describeError, findObstacle, hasFault } from '../../src/server/database-faults.ts';

function tryToRead(file: string | URL): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true, timeout: commandTimeout });
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Opens a database without writing, so that it can be read and saved from a disk that has become read-only. */
export function openReadOnly(file: string): DatabaseSync {
  try {
    return tryToRead(file);
  } catch (error) {
    if (!hasFault(error, 'cannot be opened') || !isMissing(`${file}-wal`)) throw error;
    // Even to read, SQLite creates a write-ahead log unless it is told that nobody else changes the file.
    const url = pathToFileURL(resolve(file));
    url.search = '?immutable=1';
    return tryToRead(url);
  }
}

function open(file: string, isReadOnly: boolean): DatabaseSync | undefined {
  if (!isMissing(file)) return isReadOnly ? openReadOnly(file) : openDatabase(file, commandTimeout);
  if (existsSync(file)) throw new DatabaseError({ database: 'empty' });
  if (findObstacle(file)) throw new DatabaseError({ database: 'missing' });
  return undefined;
}

/** An error that names the file, what is wrong with it and what to do. */
export function toCommandError(
  error: unknown,
  file: string,
  permissionRemedy = 'Run the command as the user of the server, or as root.',
): Error {
  const text = describeError(error, file, permissionRemedy);
  // The site has been updated since the server last ran.
  const isOld = error instanceof Error && error.message.startsWith('no such table');
  return new Error(isOld ? `${text} Start the server once, which updates it.` : text, { cause: error });
}

/** Runs a function on the database in `file`. Errors of SQLite name the file and what to do. */
export async function explainErrors<Value>(
  file: string,
  run: () => Promise<Value>,
  permissionRemedy?: string,
): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Error && 'errcode' in error
      ? toCommandError(error, file, permissionRemedy)
      : error;
  }
}

/** What to do if a database cannot be opened although its log can be read: SQLite cannot create the -shm file of the log. */
function toCopyRemedy(error: unknown, file: string): string | undefined {
  if (!hasFault(error, 'cannot be opened')) return undefined;
  try {
    accessSync(`${file}-wal`, constants.R_OK);
    return `Copy it and ${file}-wal to another disk, and name the copy with QUOTES_DATA.`;
  } catch {
    return undefined;
  }
}

/** Opens the database for a command; undefined if there is none yet. A read-only command does not write. */
export function openForCommand(file: string, isReadOnly = false): DatabaseSync | undefined {
  try {
    return open(file, isReadOnly);
  } catch (error) {
    throw toCommandError(error, file, toCopyRemedy(error, file));
  }
}
