import { DatabaseSync } from 'node:sqlite';

/* Moves what the log of changes of a database holds into its file: node tests/faults/checkpoint.ts FILE */
const database = new DatabaseSync(process.argv[2] ?? '', { timeout: 5000 });
database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
database.close();
