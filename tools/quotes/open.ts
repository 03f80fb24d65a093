import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { commandTimeout, isMissing, openDatabase } from '../../src/server/database.ts';
import { DatabaseError, describeError, findObstacle } from '../../src/server/database-faults.ts';

function open(file: string): DatabaseSync | undefined {
  if (!isMissing(file)) return openDatabase(file, commandTimeout);
  if (existsSync(file) || findObstacle(file)) throw new DatabaseError({ database: 'missing' });
  return undefined;
}

/** Opens the database for a command; undefined if there is none yet. Errors name the file, what is wrong and what to do. */
export function openForCommand(file: string): DatabaseSync | undefined {
  try {
    return open(file);
  } catch (error) {
    const remedy = 'Run the command as the user of the server, or as root.';
    throw new Error(describeError(error, file, remedy), { cause: error });
  }
}
