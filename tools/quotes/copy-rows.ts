import type { DatabaseSync } from 'node:sqlite';

const columnsOf = (database: DatabaseSync, table: string) =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));

/** Copies the rows of a table that the other one does not have; only columns that both know. Returns how many. */
function copyTable(from: DatabaseSync, to: DatabaseSync, table: string, where = 'true'): number {
  const known = new Set(columnsOf(to, table));
  const columns = columnsOf(from, table).filter((name) => known.has(name));
  if (columns.length === 0) return 0;
  const marks = columns.map((name) => `:${name}`);
  // With a SELECT, so that it can leave out what has no place in the other file.
  const insert = to.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${marks.join(', ')} WHERE ${where} ON CONFLICT DO NOTHING`,
  );
  let count = 0;
  for (const row of from.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY rowid`).iterate())
    count += Number(insert.run(row).changes);
  return count;
}

/** Adds the requests that the other file does not have, each with what was told of it, or none of them. Returns how many. */
export function copyRows(from: DatabaseSync, to: DatabaseSync): number {
  to.exec('BEGIN IMMEDIATE');
  try {
    const count = copyTable(from, to, 'quotes');
    copyTable(from, to, 'outbox', 'EXISTS (SELECT 1 FROM quotes WHERE id = :quote)');
    to.exec('COMMIT');
    return count;
  } catch (error) {
    if (to.isTransaction) to.exec('ROLLBACK');
    throw error;
  }
}
