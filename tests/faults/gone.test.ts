import { renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database';
import { prepareForTest, statusOf } from './visit';

/** A server that has stored requests. The test must not look for them later, because they are lost with the file. */
async function prepareRunning() {
  const prepared = await prepareForTest();
  const { server, visitor } = prepared;
  await server.start();
  for (const key of ['before-1', 'before-2']) await visitor.postAndCheck(key);
  const before = server.output().length;
  visitor.acknowledged.clear();
  /** Lines of the log since then that contain a word. */
  const linesWith = (word: RegExp) =>
    server
      .output()
      .slice(before)
      .split('\n')
      .filter((line) => word.test(line));
  return { ...prepared, linesWith };
}

/** Creates an intact database with one request, like a restored copy. */
function makeCopy(file: string) {
  const database = openDatabase(file);
  database.exec(
    `INSERT INTO quotes (id, key, hash, received, spam, quote)
     VALUES ('restored', 'restored', 'hash', ${Date.now()}, '', '{"message":"restored"}')`,
  );
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

it('a database that is removed under the running server makes the server refuse requests and say so', async () => {
  const { server, visitor, linesWith } = await prepareRunning();
  renameSync(dirname(server.data), `${dirname(server.data)}.away`);
  const { answer, health } = await visitor.postAndCheck('after-1');
  for (const key of ['after-2', 'after-3', 'after-4']) await visitor.postAndCheck(key);
  const logged = { missing: linesWith(/missing/i), personal: linesWith(/Visitor|555|example\.com/) };
  await server.end('SIGKILL');
  await server.start();
  expect(visitor.problems()).toEqual([]);
  expect([answer.status, health.status]).toEqual([503, 503]);
  expect(JSON.parse(health.text)).toMatchObject({ ok: false, database: 'missing' });
  expect(logged).toEqual({ missing: [expect.any(String)], personal: [] });
  for (const key of visitor.refused) expect(await statusOf(visitor.post(key))).toBe(201);
  expect(visitor.problems()).toEqual([]);
});

it('a database that is replaced under the running server is opened when it is intact, and no request goes to the old one', async () => {
  const { server, visitor, linesWith } = await prepareRunning();
  const copy = join(server.folder, 'copy.db');
  makeCopy(copy);
  renameSync(copy, server.data);
  await visitor.postAndCheck('after-1');
  await expect.poll(() => statusOf(visitor.post('after-2'))).toBe(201);
  await visitor.postAndCheck('after-3');
  await expect.poll(() => statusOf(visitor.probe())).toBe(200);
  const logged = linesWith(/replaced/i);
  await server.end('SIGKILL');
  await server.start();
  expect(visitor.problems()).toEqual([]);
  expect(server.rows("SELECT id FROM quotes WHERE id = 'restored'")).toHaveLength(1);
  expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  expect(logged).toHaveLength(1);
});
