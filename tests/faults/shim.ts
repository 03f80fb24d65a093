import { openSync, readSync, realpathSync, writeFileSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

export const errors = ['ENOSPC', 'EIO', 'EROFS'] as const;
export type Failure = (typeof errors)[number] | 'EACCES';

/** Every call from the first on. */
export const forGood = 0xffff_ffff;

/** Controls the shim of `fail-syscall.c` in a server whose data is in `folder`/data. */
export function createFaults(shim: string, folder: string) {
  const file = join(realpathSync(folder), 'fault-control');
  writeFileSync(file, Buffer.alloc(20));
  const control = openSync(file, 'r+');
  const write = (position: number, ...numbers: number[]) =>
    writeSync(control, Uint8Array.from(new Uint8Array(Uint32Array.from(numbers).buffer)), 0, null, position);
  return {
    /** The environment that preloads the shim. */
    env: { LD_PRELOAD: shim, FAULT_FOLDER: join(realpathSync(folder), 'data'), FAULT_CONTROL: file },
    /** Counts calls from now on, and fails `times` of them from the `first`. */
    arm: (first: number, times: number, error: Failure) => {
      write(4, times, constants.errno[error], 0, 0);
      write(0, first);
    },
    /** Stops failing calls. */
    disarm: () => void write(0, 0),
    /** How many calls there were since `arm`, and how many of them failed. */
    read: () => {
      const numbers = new Uint32Array(5);
      readSync(control, numbers, 0, 20, 0);
      const [, , , calls = 0, failed = 0] = numbers;
      return { calls, failed };
    },
  };
}
