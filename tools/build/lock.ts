import { DatabaseSync } from 'node:sqlite';

const LONGEST_BUILD = 3_600_000;

/**
 * Waits until no other build of this copy runs, and returns what releases the lock. The lock is the operating
 * system's, on a database that stays empty: a process that dies holds it no longer.
 */
export function takeBuildLock(): () => void {
  const lock = new DatabaseSync('node_modules/.build-lock');
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    console.info('Another build is running. This one starts when it has ended.');
    lock.exec(`PRAGMA busy_timeout = ${LONGEST_BUILD}`);
    lock.exec('BEGIN EXCLUSIVE');
  }
  return () => {
    lock.close();
  };
}
