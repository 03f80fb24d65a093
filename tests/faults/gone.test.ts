import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database';
import { prepareForTest, statusOf } from './visit';

/** A server that has taken requests. The test does not expect to find them later, because they are lost with the file. */
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

/** A sound database with one request, like a restored copy. */
function makeCopy(file: string) {
  const database = openDatabase(file);
  database.exec(
    `INSERT INTO quotes (id, key, hash, received, spam, quote)
     VALUES ('restored', 'restored', 'hash', ${Date.now()}, '', '{"message":"restored"}')`,
  );
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

describe('a database that is removed under the running server', () => {
  const ways = [
    { name: 'rm -rf of its folder', remove: (file: string) => rmSync(dirname(file), { recursive: true }) },
    { name: 'rm of the file alone', remove: (file: string) => rmSync(file) },
    {
      name: 'its folder moved away',
      remove: (file: string) => renameSync(dirname(file), `${dirname(file)}.away`),
    },
  ];

  it.each(ways)('makes the server refuse requests and say so: $name', async ({ remove }) => {
    const { server, visitor, linesWith } = await prepareRunning();
    remove(server.data);
    const { answer, health } = await visitor.postAndCheck('after-1');
    for (const key of ['after-2', 'after-3', 'after-4']) await visitor.postAndCheck(key);
    const said = { missing: linesWith(/missing/i), personal: linesWith(/Visitor|555|example\.com/) };
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.problems()).toEqual([]);
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(JSON.parse(health.text)).toMatchObject({ ok: false, database: 'missing' });
    expect(said).toEqual({ missing: [expect.any(String)], personal: [] });
    for (const key of visitor.refused) expect(await statusOf(visitor.post(key))).toBe(201);
    expect(visitor.problems()).toEqual([]);
  });

  it('is used again when a copy is put in its place', async () => {
    const { server, visitor } = await prepareRunning();
    rmSync(dirname(server.data), { recursive: true });
    await visitor.postAndCheck('after-1');
    const copy = join(server.folder, 'copy.db');
    makeCopy(copy);
    mkdirSync(dirname(server.data), { recursive: true });
    for (const ending of ['-wal', '-shm']) rmSync(server.data + ending, { force: true });
    renameSync(copy, server.data);
    await expect.poll(() => statusOf(visitor.post('after-2'))).toBe(201);
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    await server.end('SIGKILL');
    await server.start();
    expect(server.rows("SELECT count(*) AS n FROM quotes WHERE id = 'restored'")).toEqual([{ n: 1 }]);
    expect(server.rows("SELECT count(*) AS n FROM quotes WHERE key = 'after-2'")).toEqual([{ n: 1 }]);
  });
});

describe('a database that is replaced under the running server', () => {
  it('is opened when it is sound, and no request goes to the old one', async () => {
    const { server, visitor, linesWith } = await prepareRunning();
    const copy = join(server.folder, 'copy.db');
    makeCopy(copy);
    renameSync(copy, server.data);
    await visitor.postAndCheck('after-1');
    await expect.poll(() => statusOf(visitor.post('after-2'))).toBe(201);
    await visitor.postAndCheck('after-3');
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    const said = linesWith(/replaced/i);
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.problems()).toEqual([]);
    expect(server.rows("SELECT id FROM quotes WHERE id = 'restored'")).toHaveLength(1);
    expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(said).toHaveLength(1);
  });

  it('is not used when it belongs to another program, and the site is served', async () => {
    const { server, visitor } = await prepareRunning();
    const other = join(server.folder, 'other');
    const database = new DatabaseSync(other);
    database.exec('CREATE TABLE quotes (something_else TEXT)');
    database.close();
    renameSync(other, server.data);
    for (const key of ['after-1', 'after-2']) {
      const { answer, health } = await visitor.postAndCheck(key);
      expect([answer.status, health.status]).toEqual([503, 503]);
    }
    expect(server.isRunning()).toBe(true);
    expect(existsSync(server.data)).toBe(true);
  });
});
