import { openSync, readSync, realpathSync, writeFileSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { isFull } from '../reach';

export const errors = ['ENOSPC', 'EIO', 'EROFS'] as const;
export type Failure = (typeof errors)[number] | 'EACCES';

/** Fails every call from the first on. */
export const allCalls = 0xffff_ffff;

const everyKind = 0xffff_ffff;

// The control file holds `struct control` of fail-syscall.c: first, times, error, kinds, calls, failed, seen.

/** Controls the shim of `fail-syscall.c` in a server whose data is in `folder`/data. */
export function createFaults(shim: string, folder: string) {
  const file = join(realpathSync(folder), 'fault-control');
  writeFileSync(file, Buffer.alloc(28));
  const control = openSync(file, 'r+');
  const write = (position: number, ...numbers: number[]) =>
    writeSync(control, Uint32Array.from(numbers), 0, null, position);
  return {
    /** The environment that preloads the shim. */
    env: { LD_PRELOAD: shim, FAULT_FOLDER: join(realpathSync(folder), 'data'), FAULT_CONTROL: file },
    /** Starts counting calls of these kinds, and fails `times` of them, starting with call number `first`. */
    arm: (first: number, times: number, error: Failure, kinds = everyKind) => {
      write(4, times, constants.errno[error], kinds, 0, 0, 0);
      write(0, first);
    },
    /** Stops failing calls. */
    disarm: () => void write(0, 0),
    /** How many calls have failed since `arm`, and the kinds of call seen, failed or not. */
    read: () => {
      const numbers = new Uint32Array(7);
      readSync(control, numbers, 0, 28, 0);
      const [, , , , , failed = 0, seen = 0] = numbers;
      return {
        failed,
        kinds: Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0).filter((kind) => (seen & kind) !== 0),
      };
    },
  };
}

/** A fault to try: one call fails, and if the fault lasts, all later calls. */
export interface Fault {
  name: string;
  isLasting: boolean;
  arm: () => void;
}

/**
 * The faults to try with an error: the first call of each kind that `visit` makes on a healthy disk; in the full run, every
 * call, until one is not reached.
 */
export async function* faultsOf(
  faults: ReturnType<typeof createFaults>,
  error: Failure,
  visit: () => Promise<void>,
): AsyncGenerator<Fault> {
  const toFault = (first: number, isLasting: boolean, name: string, kinds?: number): Fault => ({
    name: `${error} ${isLasting ? 'from' : 'at'} ${name}`,
    isLasting,
    arm: () => faults.arm(first, isLasting ? allCalls : 1, error, kinds),
  });
  if (isFull) {
    for (let n = 1, failed = 1; failed > 0; n++) {
      yield toFault(n, n % 2 === 0, `call ${n}`);
      ({ failed } = faults.read());
    }
    return;
  }
  faults.arm(1, 0, error);
  await visit();
  const { kinds } = faults.read();
  faults.disarm();
  // Alternate between one-off and lasting faults, starting with a different one for each error.
  const begin = errors.findIndex((name) => name === error);
  for (const [index, kind] of kinds.entries()) {
    yield toFault(1, (index + begin) % 2 === 1, `the first call of kind ${Math.log2(kind)}`, kind);
  }
}
