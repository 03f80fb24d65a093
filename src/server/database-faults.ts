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
};

export class DatabaseError extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(Object.values(fault).join());
    this.fault = fault;
  }
}

/** The fault behind an error of SQLite or of the file system. */
export function classifyError(error: unknown): Fault {
  if (error instanceof DatabaseError) return error.fault;
  const errcode: unknown = Reflect.get(Object(error), 'errcode');
  // The result code is in the low byte.
  const code: unknown = typeof errcode === 'number' ? errcode & 0xff : Reflect.get(Object(error), 'code');
  return faults[String(code)] ?? { database: 'failing' };
}
