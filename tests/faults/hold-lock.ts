import { DatabaseSync } from 'node:sqlite';

/* Locks a database for 30 seconds: node tests/faults/hold-lock.ts FILE NORMAL, or EXCLUSIVE against readers too. */
const [, , file = '', mode = 'NORMAL'] = process.argv;
const database = new DatabaseSync(file, { timeout: 5000 });
database.exec(`PRAGMA locking_mode = ${mode}; BEGIN EXCLUSIVE;`);
console.info('locked');
setTimeout(() => {
  database.exec('ROLLBACK');
  database.close();
}, 30_000);
