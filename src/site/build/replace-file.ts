import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file completely or not at all. If that fails, as on a full disk, the old file is unchanged. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const target = existsSync(file) ? realpathSync(file) : file;
  const next = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    writeFileSync(next, content);
    renameSync(next, target);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
