import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file as a whole. If that fails, as on a full disk, what was there before is unchanged. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const next = join(dirname(target), `.${basename(target)}.new`);
  try {
    writeFileSync(next, content);
    renameSync(next, target);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
