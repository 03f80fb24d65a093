import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, inject, it, type TestContext } from 'vitest';
import { isFull } from '../reach';
import { createFaults, errors, forGood, type Failure } from './shim';
import { prepareForTest, statusOf } from './visit';

/** Starts the server with a disk whose n-th call fails, lets the disk recover, and returns what went wrong. */
async function sweep(error: Failure, isFirstStart: boolean, { expect, onTestFinished }: TestContext) {
  const { server, visitor } = await prepareForTest({}, onTestFinished);
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  const wrong: string[] = [];
  let rounds = 0;
  let failed = 1;
  await server.start();
  await visitor.post('first');
  await server.end('SIGKILL');
  // A first start has many calls. The short run fails some of them.
  const pace = isFirstStart ? 2 : 1;
  const step = isFull ? 1 : errors.length * pace;
  const begin = isFull ? 1 : 1 + errors.findIndex((name) => name === error) * pace;
  for (let n = begin; failed > 0; n += step) {
    const isForGood = rounds++ % 2 === 1;
    if (isFirstStart) {
      visitor.acknowledged.clear();
      rmSync(join(server.folder, 'data'), { recursive: true, force: true });
    }
    faults.arm(n, isForGood ? forGood : 1, error);
    try {
      await server.start('/');
      await visitor.pass(`${n}-a`);
      // The file may be opened after the first answers. Wait until the call has failed or a request is stored.
      const isPast = async () => faults.read().failed > 0 || (await statusOf(visitor.post(`${n}-a`))) < 300;
      await expect.poll(isPast).toBe(true);
      ({ failed } = faults.read());
      faults.disarm();
      // Requests are taken without another start.
      await expect.poll(() => statusOf(visitor.post(`${n}-a`))).toBeLessThan(300);
      await expect.poll(() => statusOf(visitor.probe())).toBe(200);
      wrong.push(...visitor.faults().map((line) => `${n}: ${line}`));
    } catch (problem) {
      ({ failed } = faults.read());
      faults.disarm();
      const line = String(problem).replaceAll('\n', ' ').slice(-100);
      wrong.push(`${error} ${isForGood ? 'from' : 'at'} call ${n}: ${line}`);
    }
    await server.end('SIGKILL');
    wrong.push(...visitor.faults({ isKilled: true }).map((line) => `${n}, after a kill: ${line}`));
  }
  return { wrong, rounds };
}

// Sweeps wait for disks that recover, so they run beside each other.
describe.concurrent('a disk that fails at the n-th call of a start', () => {
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
      console.info(`${error}: ${rounds} starts with a fault`);
      expect(wrong).toEqual([]);
      expect(rounds).toBeGreaterThan(2);
    },
  );
});
