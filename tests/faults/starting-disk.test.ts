import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, it, type TestContext } from 'vitest';
import { createFaults, errors, faultsOf, type Failure } from './shim';
import { prepareForTest, statusOf } from './visit';

/** Starts the server with a disk that fails a call, lets the disk recover, and returns what went wrong. */
async function sweep(error: Failure, isFirstStart: boolean, { expect, onTestFinished }: TestContext) {
  const { server, visitor } = await prepareForTest({}, onTestFinished);
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  const wrong: string[] = [];
  let rounds = 0;
  await server.start();
  await visitor.post('first');
  const kill = async () => {
    await server.end('SIGKILL');
    if (!isFirstStart) return;
    visitor.acknowledged.clear();
    rmSync(join(server.folder, 'data'), { recursive: true, force: true });
  };
  await kill();
  const visit = async () => {
    await server.start();
    await visitor.postAndCheck('sound');
    await kill();
  };
  // A new file begins with EROFS, at which SQLite opens it another way.
  for await (const fault of faultsOf(faults, error, visit, isFirstStart ? errors.indexOf('EROFS') : 0)) {
    const key = `round-${rounds++}`;
    fault.arm();
    try {
      await server.start('/');
      await visitor.postAndCheck(key);
      // The file may be opened after the first answers. Wait until the call has failed or a request is stored.
      const isPast = async () => faults.read().failed > 0 || (await statusOf(visitor.post(key))) < 300;
      await expect.poll(isPast).toBe(true);
      faults.disarm();
      // Requests are taken without another start.
      await expect.poll(() => statusOf(visitor.post(key))).toBeLessThan(300);
      await expect.poll(() => statusOf(visitor.probe())).toBe(200);
      wrong.push(...visitor.problems().map((line) => `${fault.name}: ${line}`));
    } catch (problem) {
      faults.disarm();
      wrong.push(`${fault.name}: ${String(problem).replaceAll('\n', ' ').slice(-100)}`);
    }
    await server.end('SIGKILL');
    wrong.push(...visitor.problems({ isKilled: true }).map((line) => `${fault.name}, after a kill: ${line}`));
    await kill();
  }
  return { wrong, rounds };
}

// Sweeps wait for disks that recover, so they run beside each other.
describe.concurrent('a disk that fails during a start', () => {
  const starts = [
    { name: 'the first start', isFirst: true },
    { name: 'a start after a kill', isFirst: false },
  ];
  const all = errors.flatMap((error) => starts.map((start) => ({ error, ...start })));

  it.for(all)(
    'with $error at $name, the site is served, and requests are taken once the disk recovers',
    async ({ error, isFirst }, context) => {
      const { expect } = context;
      const { wrong, rounds } = await sweep(error, isFirst, context);
      expect(wrong).toEqual([]);
      expect(rounds).toBeGreaterThan(2);
    },
  );
});
