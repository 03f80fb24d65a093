import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { readPhotos } from '../../src/server/photos/store.ts';

/** Names of the files that a request's photos are written to, such as `a1b2c3d4-1.jpg`. */
export const photoNames = (id: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${id.slice(0, 8)}-${index + 1}.jpg`);

/** Writes the photos of a request into a folder that only this user can read. Returns how many. */
export function writePhotos(database: DatabaseSync, id: string, folder: string): number {
  const photos = readPhotos(database, id);
  if (photos.length > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  photoNames(id, photos.length).forEach((name, index) => {
    const file = join(folder, name);
    writeFileSync(file, photos[index] ?? '', { mode: 0o600 });
    // An existing file may be readable by others.
    chmodSync(file, 0o600);
  });
  return photos.length;
}
