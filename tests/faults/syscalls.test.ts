import { execFileSync } from 'node:child_process';
import { openSync, readSync, realpathSync, writeFileSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atEnd, makeFolder } from '../support/at-end';
import { startSmtpServer } from '../support/smtp-server';
import { prepareServer, toQuote } from '../server/process';

/* Needs Linux and a C compiler (apt install gcc libc6-dev). */
const shim = join(makeFolder(), 'fail-syscall.so');
const flags = ['-shared', '-fPIC', '-O2', '-Wall', '-Wextra', '-Werror'];
execFileSync('cc', [...flags, '-o', shim, 'tests/faults/fail-syscall.c', '-ldl']);

/** Each call is tried with FAULT_STEP=1. An odd step tries faults that last and faults that do not in turn. */
const step = Number(process.env.FAULT_STEP ?? 9);

/** Fails calls on files in `folder`/data through the `struct control` of fail-syscall.c. */
function createFaults(folder: string) {
  const file = join(realpathSync(folder), 'fault-control');
  writeFileSync(file, Buffer.alloc(20));
  const control = openSync(file, 'r+');
  const write = (position: number, ...numbers: number[]) =>
    writeSync(control, Uint32Array.from(numbers), 0, null, position);
  return {
    env: { LD_PRELOAD: shim, FAULT_FOLDER: join(realpathSync(folder), 'data'), FAULT_CONTROL: file },
    /** Starts counting calls, and fails `times` of them, starting with call number `first`. */
    arm: (first: number, times: number, error: 'ENOSPC' | 'EIO' | 'EROFS') => {
      write(4, times, constants.errno[error], 0, 0);
      write(0, first);
    },
    disarm: () => void write(0, 0),
    countFailed: () => {
      const numbers = new Uint32Array(5);
      readSync(control, numbers, 0, 20, 0);
      return numbers[4] ?? 0;
    },
  };
}

/**
 * Lets the n-th call of a visit fail, once or with all after it, for more and more n until a visit reaches no such call. After each, the
 * server is killed. Returns that n.
 */
async function sweep(error: 'ENOSPC' | 'EIO' | 'EROFS', hasMail: boolean): Promise<number> {
  const smtp = await startSmtpServer();
  atEnd(smtp.stop);
  const mail = { SMTP_URL: smtp.url, QUOTES_MAIL_TO: 'owner@shop.example' };
  const server = await prepareServer(hasMail ? mail : {});
  const faults = createFaults(server.folder);
  Object.assign(server.env, faults.env);
  const post = async (key: string) => (await fetch(`${server.origin}/quotes`, toQuote(key))).status;

  for (let n = 1; ; n += step) {
    // The connection is opened in the visit: a server that has just started has not used the database yet.
    await server.start('/');
    faults.arm(n, n % 2 === 0 ? 0xffff_ffff : 1, error);
    const keys = ['a', 'b', 'c', 'd'].map((name) => `${n}-${name}`);
    const codes = [await post(keys[0] ?? ''), ...(await Promise.all(keys.slice(1).map(post)))];
    expect((await fetch(server.origin)).status).toBe(200);
    const failed = faults.countFailed();
    faults.disarm();
    const later = await post(`${n}-later`);
    await server.end('SIGKILL');

    const stored = server.rows('SELECT key FROM quotes').map(({ key }) => String(key));
    const isKept = (key: string) =>
      stored.includes(key) || smtp.emails.some(({ text }) => text.includes(`Message-ID: <${key}@`));
    const acknowledged = keys.filter((_, index) => codes[index] === 201);
    expect(
      acknowledged.filter((key) => !isKept(key)),
      `${error} at call ${n}`,
    ).toEqual([]);
    expect(
      codes.filter((code) => code !== 201 && (hasMail || code !== 503)),
      `call ${n}`,
    ).toEqual([]);
    expect(later, `after ${error} at call ${n}`).toBe(201);
    expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    if (failed === 0) return n;
  }
}

describe.each(['ENOSPC', 'EIO', 'EROFS'] as const)('a disk that fails with %s at any call', (error) => {
  it.each([
    ['an acknowledged request is in the database after a kill', false],
    ['with mail, every request is acknowledged, and is in the database or in the mailbox', true],
  ])(
    '%s',
    async (_, hasMail) => {
      const calls = await sweep(error, hasMail);
      console.info(`${error}: ${calls} calls`);
      expect(calls).toBeGreaterThan(10);
    },
    900_000,
  );
});
