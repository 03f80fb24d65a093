import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Runs a function when the test has ended. Outside a test, when all tests of the file have. */
export function atEnd(run: () => unknown): void {
  const ended = async () => {
    await run();
  };
  try {
    onTestFinished(ended);
  } catch {
    afterAll(ended);
  }
}

/** A new folder, which is removed at the end. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
