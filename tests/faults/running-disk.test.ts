import { describe, inject, it, type TestContext } from 'vitest';
import { createFaults, errors, faultsOf, allCalls, type Failure } from './shim';
import { prepareForTest, statusOf } from './visit';

async function prepare({ onTestFinished }: TestContext) {
  const { server, visitor } = await prepareForTest({}, onTestFinished);
  const faults = createFaults(inject('shim'), server.folder);
  Object.assign(server.env, faults.env);
  return { server, faults, visitor };
}

/** For each fault, lets a call fail while requests come, and kills and restarts the server. Returns what went wrong. */
async function sweep(error: Failure, context: TestContext) {
  const { expect } = context;
  const { server, faults, visitor } = await prepare(context);
  const wrong: string[] = [];
  let rounds = 0;
  let visits = 0;
  const visit = async (name: string) => {
    visits += 1;
    await visitor.postAndCheck(`${name}-a`);
    await visitor.postAndCheck(`${name}-b`);
    await Promise.all([visitor.post(`${name}-c`), visitor.post(`${name}-d`), visitor.openPage()]);
    await visitor.postAndCheck(`${name}-e`);
  };
  await server.start();
  for await (const fault of faultsOf(faults, error, () => visit('sound'))) {
    fault.arm();
    await visit(`round-${rounds++}`);
    const ended = server.isRunning() ? [] : ['the server ended'];
    // In every other round the disk recovers under the running server.
    if (fault.isLasting && server.isRunning()) {
      faults.disarm();
      const message = fault.name;
      for (const key of visitor.refused)
        await expect.poll(() => statusOf(visitor.post(key)), { message }).toBeLessThan(300);
      await expect.poll(() => statusOf(visitor.probe()), { message }).toBe(200);
    }
    await server.end('SIGKILL');
    faults.disarm();
    await server.start();
    for (const key of visitor.refused) await visitor.post(key);
    wrong.push(...[...ended, ...visitor.problems()].map((line) => `${fault.name}: ${line}`));
  }
  delete server.env.LD_PRELOAD;
  await server.end('SIGKILL');
  await server.start();
  wrong.push(...visitor.problems());
  return { wrong, rounds, visits, requests: visitor.acknowledged.size, refused: visitor.refused };
}

// Concurrently, because each mostly waits for the disk to recover.
describe.concurrent('a disk that fails while requests come', () => {
  it.for(errors)('with %s, no request is lost and the site is served', async (error, context) => {
    const { expect } = context;
    const { wrong, rounds, visits, requests, refused } = await sweep(error, context);
    expect(wrong).toEqual([]);
    // Some calls failed, and every request was stored in the end.
    expect(rounds).toBeGreaterThan(2);
    expect(refused.size).toBe(0);
    expect(requests).toBe(visits * 5);
  });

  it('when nothing can be written, each request is refused in words that a visitor understands', async (context) => {
    const { expect } = context;
    const { server, faults, visitor } = await prepare(context);
    await server.start();
    await visitor.postAndCheck('before');
    faults.arm(1, allCalls, 'EACCES');
    const { answer, health } = await visitor.postAndCheck('during');
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(answer.text).toMatch(/call/i);
    expect(JSON.parse(health.text)).toMatchObject({ ok: false });
    faults.disarm();
    await expect.poll(() => statusOf(visitor.post('during'))).toBe(201);
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.problems()).toEqual([]);
  });
});
