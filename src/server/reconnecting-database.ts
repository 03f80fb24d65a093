import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { checkIntegrity, fileIdentity, isMissing, openDatabase, writeState } from './database.ts';
import { DatabaseError } from './database-faults.ts';

/** How long to wait before the file is opened again, in milliseconds. */
const retryDelay = 1000;

interface Connection<Client> {
  database: DatabaseSync;
  client: Client;
  /** The identities of the opened file and of SQLite's files beside it. Their paths may later lead to other files. */
  identities: Map<string, string | undefined>;
}

/**
 * Keeps a database file open, with what `connect` builds on it. While the file cannot be used, `get` throws, and tries to
 * reopen it at most once a second.
 */
export function createReconnectingDatabase<Client extends { stop: () => Promise<void> }>(
  file: string,
  connect: (database: DatabaseSync) => Client,
  log: (line: string) => void,
) {
  let connection: Connection<Client> | undefined;
  let failure: unknown;
  let triedAt = -Infinity;

  const open = (): Connection<Client> => {
    const isNew = isMissing(file);
    const database = openDatabase(file);
    if (isNew) log(`${file} was missing or empty: created a new database`);
    try {
      checkIntegrity(database);
      if (isNew) writeState(database, 'created', new Date().toISOString());
      // SQLite opens a file read-only without an error if it cannot open it for writing at that moment. Writing finds out.
      writeState(database, 'opened', new Date().toISOString());
      return {
        database,
        client: connect(database),
        identities: new Map([file, `${file}-wal`, `${file}-shm`].map((name) => [name, fileIdentity(name)])),
      };
    } catch (error) {
      database.close();
      throw error;
    }
  };

  const close = ({ isReplaced = false } = {}) => {
    if (!connection) return;
    const { database, client, identities } = connection;
    connection = undefined;
    void client.stop();
    database.close();
    if (!isReplaced) return;
    // SQLite would replay the old write-ahead log into the new file.
    for (const [name, identity] of identities)
      if (name !== file && identity && fileIdentity(name) === identity) rmSync(name, { force: true });
  };

  return {
    /** Closes the database at once, because of `reason`. The next `get` opens it again, or throws `reason` if it is too early. */
    disconnect: (reason: unknown) => {
      failure = reason;
      close();
    },
    /** The client of the open database. Throws while the file cannot be used. */
    get: (): Client => {
      if (connection) {
        const { identities, client } = connection;
        const changed = identities.keys().find((name) => fileIdentity(name) !== identities.get(name));
        // A new, empty file would hide that the old one is gone.
        if (file !== ':memory:' && isMissing(file)) throw new DatabaseError({ database: 'missing' });
        if (!changed) return client;
        log(`${changed} was replaced: the database is opened again`);
        // Closing writes to the database what was in a removed write-ahead log.
        close({ isReplaced: changed === file });
      } else if (performance.now() - triedAt < retryDelay) throw failure;
      triedAt = performance.now();
      try {
        return (connection = open()).client;
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    /** Lets the client finish, and closes the database. */
    stop: async () => {
      await connection?.client.stop();
      connection?.database.close();
      connection = undefined;
    },
  };
}
