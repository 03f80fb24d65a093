import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The compiled `fail-syscall.c`. */
    shim: string;
  }
}

/** Compiles the shim with the compiler of the system. */
function compileShim(folder: string): string {
  const compiler = ['cc', 'gcc', 'clang'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!compiler)
    throw new Error(
      'No C compiler for npm run test:node -- --project faults: install gcc (apt install gcc libc6-dev).',
    );
  const shim = join(folder, 'fail-syscall.so');
  const { status, stderr } = spawnSync(
    compiler,
    [
      '-shared',
      '-fPIC',
      '-O2',
      '-Wall',
      '-Wextra',
      '-Werror',
      '-o',
      shim,
      'tests/faults/fail-syscall.c',
      '-ldl',
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`${compiler} cannot compile fail-syscall.c (apt install libc6-dev?):\n${stderr}`);
  return shim;
}

/** Vitest's global set-up: provides what the faults are made with. */
export default function setUp(project: TestProject): () => void {
  if (process.platform !== 'linux')
    throw new Error('npm run test:node -- --project faults needs Linux: run it in a container.');
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  project.provide('shim', compileShim(folder));
  return () => rmSync(folder, { recursive: true, force: true });
}
