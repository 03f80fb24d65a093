import { describe, inject, it, type TestContext } from 'vitest';
import { isFull } from '../reach';
import { createFaults, errors, forGood, type Failure } from './shim';
import { prepareForTest, statusOf } from './visit';

/** The short run fails every third call with each error, the long run every call. */
const step = isFull ? 1 : errors.length;

async function prepare({ onTestFinished }: TestContext) {
  const { server, visitor } = await prepareForTest({}, onTestFinished);
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  return { server, faults, visitor };
}

/** Fails the n-th call while requests come, kills and restarts the server, and returns what went wrong. */
async function sweep(error: Failure, context: TestContext) {
  const { expect } = context;
  const { server, faults, visitor } = await prepare(context);
  const wrong: string[] = [];
  let rounds = 0;
  let failed = 1;
  await server.start();
  for (let n = 1 + (isFull ? 0 : errors.findIndex((name) => name === error)); failed > 0; n += step) {
    const isForGood = rounds++ % 2 === 1;
    const name = `${error} ${isForGood ? 'from' : 'at'} call ${n}`;
    faults.arm(n, isForGood ? forGood : 1, error);
    await visitor.pass(`${n}-a`);
    await visitor.pass(`${n}-b`);
    await Promise.all([visitor.post(`${n}-c`), visitor.post(`${n}-d`), visitor.look()]);
    await visitor.pass(`${n}-e`);
    ({ failed } = faults.read());
    const ended = server.runs() ? [] : ['the server ended'];
    // In every other round the disk recovers under the running server.
    if (isForGood && server.runs()) {
      faults.disarm();
      for (const key of visitor.refused)
        await expect.poll(() => statusOf(visitor.post(key)), { message: name }).toBeLessThan(300);
      await expect.poll(() => statusOf(visitor.probe()), { message: name }).toBe(200);
    }
    await server.end('SIGKILL');
    faults.disarm();
    await server.start();
    for (const key of visitor.refused) await visitor.post(key);
    wrong.push(...[...ended, ...visitor.faults()].map((line) => `${name}: ${line}`));
  }
  delete server.env.LD_PRELOAD;
  await server.end('SIGKILL');
  await server.start();
  wrong.push(...visitor.faults());
  return { wrong, rounds, requests: visitor.acknowledged.size, refused: visitor.refused };
}

// Sweeps wait for disks that recover, so they run beside each other.
describe.concurrent('a disk that fails at the n-th call while requests come', () => {
  it.for(errors)('with %s, no request is lost and the site is served', async (error, context) => {
    const { expect } = context;
    const { wrong, rounds, requests, refused } = await sweep(error, context);
    console.info(`${error}: ${rounds} faults, ${requests} requests acknowledged`);
    expect(wrong).toEqual([]);
    // Every call was reached, and every request was stored in the end.
    expect(rounds).toBeGreaterThan(4);
    expect(refused.size).toBe(0);
    expect(requests).toBe(rounds * 5);
  });

  it.for([...errors, 'EACCES'] as const)(
    'with %s from then on, each request is refused in words that a visitor understands',
    async (error, context) => {
      const { expect } = context;
      const { server, faults, visitor } = await prepare(context);
      await server.start();
      await visitor.pass('before');
      faults.arm(1, forGood, error);
      const { answer, health } = await visitor.pass('during');
      expect(answer.status).toBe(503);
      expect(answer.text).toMatch(/call/i);
      expect(health.status).toBe(503);
      expect(JSON.parse(health.text)).toMatchObject({ ok: false });
      faults.disarm();
      await expect.poll(() => statusOf(visitor.post('during'))).toBe(201);
      await expect.poll(() => statusOf(visitor.probe())).toBe(200);
      await server.end('SIGKILL');
      await server.start();
      expect(visitor.faults()).toEqual([]);
    },
  );
});
