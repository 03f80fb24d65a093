import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { maxPhotos } from '../../features/quote/rules/photos.ts';

export function readPhotos(database: DatabaseSync, id: string): Uint8Array[] {
  return database
    .prepare('SELECT data FROM photos WHERE quote = ? ORDER BY rowid')
    .all(id)
    .flatMap(({ data }) => (data instanceof Uint8Array ? [data] : []));
}

const countPhotos = (database: DatabaseSync, id: string): number =>
  Number(database.prepare('SELECT count(*) AS n FROM photos WHERE quote = ?').get(id)?.n);

/** The size of all photos together, in bytes. */
export const storedBytes = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT total(length(data)) AS bytes FROM photos').get()?.bytes);

/**
 * Adds photos to a request, each once, up to the limit for a request and up to `maxBytes` for all requests. Returns how many
 * of these photos the request has now, and whether any of them is new. Runs in the transaction of the caller.
 */
export function addPhotos(
  database: DatabaseSync,
  id: string,
  photos: readonly Uint8Array[],
  maxBytes: number,
): { stored: number; isNew: boolean } {
  if (photos.length === 0) return { stored: 0, isNew: false };
  const known = database.prepare('SELECT 1 FROM photos WHERE quote = ? AND hash = ?');
  const insert = database.prepare('INSERT INTO photos VALUES (?, ?, ?)');
  let bytes = storedBytes(database);
  let count = countPhotos(database, id);
  let stored = 0;
  let isNew = false;
  for (const photo of photos) {
    const hash = createHash('sha256').update(photo).digest('hex');
    if (known.get(id, hash)) stored += 1;
    else if (count < maxPhotos && bytes + photo.length <= maxBytes) {
      insert.run(id, hash, photo);
      bytes += photo.length;
      count += 1;
      stored += 1;
      isNew = true;
    }
  }
  return { stored, isNew };
}
