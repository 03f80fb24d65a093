import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { isFull } from '../reach';
import { createFaults, errors, forGood, type Failure } from './shim';
import { prepareForTest, statusOf } from './visit';

/** Starts the server with a disk whose n-th call fails, mends the disk, and gives what was wrong until then. */
async function sweep(error: Failure, isFirstStart: boolean) {
  const { server, visitor } = await prepareForTest();
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  const wrong: string[] = [];
  let rounds = 0;
  let failed = 1;
  await server.start();
  await visitor.post('first');
  await server.end('SIGKILL');
  // Of the many calls of a first start every other one fails, with one error; the long run tries all.
  const pace = isFirstStart ? 2 : 1;
  const step = isFull ? 1 : errors.length * pace;
  const begin = isFull ? 1 : 1 + errors.findIndex((one) => one === error) * pace;
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
      // The file may be opened after the first answers: either the fault has struck, or a request was kept without it.
      const isPast = async () => faults.read().failed > 0 || (await statusOf(visitor.post(`${n}-a`))) < 300;
      await expect.poll(isPast).toBe(true);
      ({ failed } = faults.read());
      faults.disarm();
      // Once the disk is mended, requests are taken without another start.
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

describe('a server whose disk fails in the n-th call of the start', () => {
  const starts = [
    { name: 'the first start of all', isFirst: true },
    { name: 'a start after a kill', isFirst: false },
  ];
  const all = errors.flatMap((error) => starts.map((start) => ({ error, ...start })));

  it.each(all)(
    'with $error at $name serves the site, and takes requests once it is mended',
    async ({ error, isFirst }) => {
      const { wrong, rounds } = await sweep(error, isFirst);
      console.info(`${error}: ${rounds} starts with a fault`);
      expect(wrong).toEqual([]);
      expect(rounds).toBeGreaterThan(2);
    },
  );
});
