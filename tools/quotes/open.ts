import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { commandTimeout, isMissing, openDatabase } from '../../src/server/database.ts';
import {
  classifyError,
  DatabaseError,
  describeError,
  findObstacle,
} from '../../src/server/database-faults.ts';

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
    const isUnopened = Object.values(classifyError(error)).includes('cannot be opened');
    if (!isUnopened || !isMissing(`${file}-wal`)) throw error;
    // Even to read, SQLite creates a write-ahead log unless it is told that nobody else changes the file.
    const url = pathToFileURL(resolve(file));
    url.search = '?immutable=1';
    return tryToRead(url);
  }
}

function open(file: string, isReader: boolean): DatabaseSync | undefined {
  if (!isMissing(file)) return isReader ? openReadOnly(file) : openDatabase(file, commandTimeout);
  if (existsSync(file)) throw new DatabaseError({ database: 'empty' });
  if (findObstacle(file)) throw new DatabaseError({ database: 'missing' });
  return undefined;
}

/** An error that names the file, what is wrong with it and what to do. */
export const toCommandError = (error: unknown, file: string) =>
  new Error(describeError(error, file, 'Run the command as the user of the server, or as root.'), {
    cause: error,
  });

/** Runs a function on the database in `file`. Errors of SQLite name the file and what to do. */
export async function explainErrors<Value>(file: string, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Error && 'errcode' in error ? toCommandError(error, file) : error;
  }
}

/** Opens the database for a command; undefined if there is none yet. A reader does not write. */
export function openForCommand(file: string, isReader = false): DatabaseSync | undefined {
  try {
    return open(file, isReader);
  } catch (error) {
    throw toCommandError(error, file);
  }
}
