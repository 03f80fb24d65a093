import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { minute, second } from '../site/format/durations.ts';
import { tables, toCode, type Database, type Row, type Statement } from './store.ts';

/** How long pages of the site wait for another program to release a lock, in milliseconds, and how long a command does. */
const lockTimeout = 100;
export const commandTimeout = 10 * second;

const locked = 'database is locked';

/** Opens the file, or creates it for this user alone. A commit is on the disk before it returns. */
export function openFile(file: string, timeout = lockTimeout): DatabaseSync {
  mkdirSync(dirname(resolve(file)), { recursive: true, mode: 0o700 });
  // SQLite gives its -wal and -shm files the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    database.exec(tables.join(';'));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>();
/** Prepares each statement of a database once. */
function prepare(database: DatabaseSync, sql: string): StatementSync {
  const known = prepared.get(database) ?? new Map<string, StatementSync>();
  const statement = known.get(sql) ?? database.prepare(sql);
  prepared.set(database, known.set(sql, statement));
  return statement;
}

/** Runs statements in one transaction, and returns the rows of each. If it throws, nothing has changed. */
export function runStatements(database: DatabaseSync, statements: readonly Statement[]): Row[][] {
  database.exec('BEGIN IMMEDIATE');
  try {
    const rows = statements.map(([sql, ...values]) => prepare(database, sql).all(...values));
    database.exec('COMMIT');
    return rows;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Empties the write-ahead log, which still has what was deleted, unless another program is reading it. */
export const truncateLog = (database: DatabaseSync) => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

/** The database in a file, opened on first use, after a failure, and when the file of that name is another one. */
export function createFileDatabase(file: string, log: (line: string) => void) {
  let open: { database: DatabaseSync; identity: string } | undefined;
  let failure: { error: unknown; fault: string; at: number } | undefined;

  /** The devices and inodes of the file and of its log. */
  const readIdentity = () =>
    [file, `${file}-wal`]
      .map((name) => statSync(name, { throwIfNoEntry: false }))
      .map((stats) => stats && `${stats.dev}:${stats.ino}`)
      .join();
  const close = () => {
    const database = open?.database;
    open = undefined;
    database?.close();
  };

  /** Calls a function with the open database. */
  const use = <Result>(call: (database: DatabaseSync) => Result): Result => {
    // Pages of the site do not wait for a lock again and again.
    if (failure?.fault === locked && performance.now() - failure.at < second) throw failure.error;
    try {
      if (open && open.identity !== readIdentity()) {
        log(`${file} was removed or replaced, and is opened again`);
        close();
      }
      open ??= { database: openFile(file), identity: readIdentity() };
      return call(open.database);
    } catch (error) {
      const [fault, at] = [toCode(error), performance.now()];
      if (fault !== failure?.fault || at - failure.at > minute) log(`${file} cannot be used: ${fault}`);
      failure = { error, fault, at };
      // After anything but a lock the connection may be broken.
      if (fault !== locked) close();
      throw error;
    }
  };

  type Call = {
    statements: readonly Statement[];
    resolve: (rows: Row[][]) => void;
    reject: (error: unknown) => void;
  };
  const calls: Call[] = [];
  /** Calls of one moment share a transaction, because each waits for the disk. If it fails, each is tried by itself. */
  const runCalls = (group: readonly Call[]): void => {
    try {
      const statements = group.flatMap((call) => call.statements);
      const rows = use((database) => runStatements(database, statements));
      for (const call of group) call.resolve(rows.splice(0, call.statements.length));
    } catch (error) {
      if (group.length > 1) for (const call of group) runCalls([call]);
      else group[0]?.reject(error);
    }
  };
  const run: Database['run'] = (statements) =>
    new Promise((resolve, reject) => {
      if (calls.push({ statements, resolve, reject }) === 1) setImmediate(() => runCalls(calls.splice(0)));
    });

  /** Copies the database into `backups` beside it, once a day, and keeps the last seven. Pages do not wait for it. */
  const backUp = async () => {
    const folder = join(dirname(file), 'backups');
    const part = join(folder, 'quotes.part');
    const copy = join(folder, `quotes-${new Date().toISOString().slice(0, 10)}.db`);
    if (existsSync(copy)) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await use((database) => backup(database, part));
    renameSync(part, copy);
    const names = readdirSync(folder).filter((name) => /^quotes-[\d-]+\.db$/.test(name));
    for (const name of names.toSorted().slice(0, -7)) rmSync(join(folder, name));
  };
  return { run, use, backUp, close };
}
