import { DatabaseSync } from 'node:sqlite';
import { describe, it, type TestContext } from 'vitest';
import { ask, prepareForTest, statusOf } from './visit';

const pageRequests = 50;

/** Locks the database as another program would, for 30 seconds or until it is released. */
function holdLock(file: string, onTestFinished: TestContext['onTestFinished'], mode = 'NORMAL') {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`PRAGMA locking_mode = ${mode}; BEGIN EXCLUSIVE;`);
  let isHeld = true;
  const release = () => {
    if (isHeld) database.close();
    isHeld = false;
    clearTimeout(timer);
  };
  const timer = setTimeout(release, 30_000);
  onTestFinished(release);
  return { isHeld: () => isHeld, release };
}

// Concurrently, because each mostly waits for the lock.
describe.concurrent('a database that another process has locked', () => {
  it('delays no page and loses no request', async ({ expect, onTestFinished }) => {
    const { server, visitor } = await prepareForTest({}, onTestFinished);
    await server.start();
    await visitor.postAndCheck('before');
    const lock = holdLock(server.data, onTestFinished);
    const posts = Array.from({ length: 6 }, (_, n) => visitor.post(`during-${n}`));
    // Keeps requests waiting for the lock all the time.
    const load = new AbortController();
    const more = (async () => {
      for (let n = 0; !load.signal.aborted; n++) await visitor.post(`more-${n % 20}`);
    })();
    let answered = 0;
    while (answered < pageRequests && lock.isHeld()) {
      if ((await ask(server.origin)).status === 200 && lock.isHeld()) answered += 1;
    }
    load.abort();
    await Promise.all([...posts, more]);
    expect(answered).toBe(pageRequests);
    lock.release();
    for (const key of visitor.refused) await expect.poll(() => statusOf(visitor.post(key))).toBeLessThan(300);
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.problems()).toEqual([]);
  });

  it('does not keep a server that starts from serving the site', async ({ expect, onTestFinished }) => {
    const { server, visitor } = await prepareForTest({}, onTestFinished);
    await server.start();
    await visitor.postAndCheck('before');
    await server.end('SIGTERM');
    const lock = holdLock(server.data, onTestFinished, 'EXCLUSIVE');
    await server.start('/');
    const { answer } = await visitor.postAndCheck('during');
    const health = () => visitor.probe().then(({ text }): unknown => JSON.parse(text));
    await expect.poll(health).toMatchObject({ ok: false, database: 'locked' });
    const probed = await visitor.probe();
    expect(lock.isHeld()).toBe(true);
    expect([answer.status, probed.status]).toEqual([503, 503]);
    lock.release();
    await expect.poll(() => statusOf(visitor.post('during'))).toBe(201);
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    expect(visitor.problems()).toEqual([]);
  });
});
