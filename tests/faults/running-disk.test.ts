import { describe, expect, inject, it } from 'vitest';
import { isFull } from '../reach';
import { createFaults, errors, forGood, type Failure } from './shim';
import { addRow } from './table';
import { prepareForTest, statusOf, toLine } from './visit';

/** Each error at every third call; the long run has each at every call. */
const step = isFull ? 1 : errors.length;

async function prepare() {
  const { server, visitor } = await prepareForTest();
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  return { server, faults, visitor };
}

/** Lets the n-th call fail while requests come, kills the server and gives what was wrong with the next one. */
async function sweep(error: Failure) {
  const { server, faults, visitor } = await prepare();
  const wrong: string[] = [];
  let rounds = 0;
  let failed = 1;
  await server.start();
  for (let n = 1 + (isFull ? 0 : errors.findIndex((one) => one === error)); failed > 0; n += step) {
    const isForGood = rounds++ % 2 === 1;
    const name = `${error} ${isForGood ? 'from' : 'at'} call ${n}`;
    faults.arm(n, isForGood ? forGood : 1, error);
    await visitor.pass(`${n}-a`);
    await visitor.pass(`${n}-b`);
    await Promise.all([visitor.post(`${n}-c`), visitor.post(`${n}-d`), visitor.look()]);
    await visitor.pass(`${n}-e`);
    ({ failed } = faults.read());
    const ended = server.runs() ? [] : ['the server ended'];
    // Half of the time the disk is mended under the running server, else it is killed at once.
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

describe('a disk that fails in the n-th call while requests come', () => {
  it.each(errors)('with %s loses no request, says so, and the site stays', async (error) => {
    const { wrong, rounds, requests, refused } = await sweep(error);
    console.info(`${error}: ${rounds} faults, ${requests} requests acknowledged`);
    expect(wrong).toEqual([]);
    // Each call was reached, and each request got in by its key in the end.
    expect(rounds).toBeGreaterThan(4);
    expect(refused.size).toBe(0);
    expect(requests).toBe(rounds * 5);
  });

  it.each([...errors, 'EACCES'] as const)(
    'for good with %s refuses each request in words that a visitor understands, until it is mended',
    async (error) => {
      const { server, faults, visitor } = await prepare();
      await server.start();
      await visitor.pass('before');
      faults.arm(1, forGood, error);
      const { answer, health } = await visitor.pass('during');
      addRow(inject('table'), {
        fault: `Every call to the disk fails with ${error}`,
        visitor: toLine(answer),
        health: toLine(health),
        stored: 'nothing then; once, when sent again after it',
      });
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
