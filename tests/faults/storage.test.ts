import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/server/database';
import { prepareServer, toQuote } from '../server/process';

/** A server, a visitor and a monitor. */
async function prepare() {
  const server = await prepareServer();
  const acknowledged = new Set<string>();
  const refused = new Set<string>();
  const post = async (key: string) => {
    const response = await fetch(`${server.origin}/quotes`, toQuote(key));
    expect([200, 201, 503]).toContain(response.status);
    if (!response.ok) expect(await response.text()).toMatch(/call/i);
    (response.ok ? acknowledged : refused).add(key);
    return response.status;
  };
  const health = async () => (await fetch(`${server.origin}/health`)).json() as Promise<object>;
  return {
    server,
    post,
    health,
    acknowledged,
    /** A request is refused in words that a visitor understands, health names the fault, and pages are served. */
    expectRefusal: async (fault: object) => {
      expect(await post('during')).toBe(503);
      expect(await health()).toMatchObject({ ok: false, ...fault });
      expect((await fetch(server.origin)).status).toBe(200);
    },
    /** What was refused is accepted when it is sent again, and after a kill every request is there, and once. */
    expectRecovery: async () => {
      for (const key of refused) await expect.poll(() => post(key)).toBeLessThan(300);
      await expect.poll(health).toMatchObject({ ok: true });
      await server.end('SIGKILL');
      await server.start();
      const keys = server.rows('SELECT key FROM quotes').map(({ key }) => String(key));
      expect(keys.toSorted()).toEqual([...acknowledged].toSorted());
      expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    },
  };
}

/** The same, running, with a request from before. */
async function prepareRunning() {
  const prepared = await prepare();
  await prepared.server.start();
  expect(await prepared.post('before')).toBe(201);
  return prepared;
}

/** The same on a disk of a megabyte, which can be filled and made read-only. Only root may mount one. */
async function prepareSmallDisk() {
  const prepared = await prepare();
  const folder = dirname(prepared.server.data);
  const mount = (...words: string[]) => execFileSync('mount', [...words, folder], { stdio: 'pipe' });
  mkdirSync(folder);
  mount('-t', 'tmpfs', '-o', 'size=1m', 'none');
  onTestFinished(async () => {
    await prepared.server.end('SIGKILL');
    execFileSync('umount', [folder]);
  });
  await prepared.server.start();
  expect(await prepared.post('before')).toBe(201);
  return { ...prepared, folder, mount };
}
const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)('a full disk makes the server refuse requests until there is room', async () => {
  const { folder, post, expectRefusal, expectRecovery } = await prepareSmallDisk();
  const file = openSync(join(folder, 'filler'), 'w');
  const fill = () => {
    for (;;) writeSync(file, Buffer.alloc(512));
  };
  expect(fill).toThrow('ENOSPC');
  closeSync(file);
  // The write-ahead log may have room for a few more.
  for (let n = 0; (await post(`full-${n}`)) !== 503; n++) expect(n).toBeLessThan(300);
  await expectRefusal({ disk: 'full' });
  rmSync(join(folder, 'filler'));
  await expectRecovery();
});

it.runIf(isRoot)('a read-only disk is used as soon as it can be written', async () => {
  const { server, mount, expectRefusal, expectRecovery } = await prepareSmallDisk();
  await server.end('SIGTERM');
  mount('-o', 'remount,ro');
  await server.start('/');
  await expectRefusal({ database: 'read-only' });
  mount('-o', 'remount,rw');
  await expectRecovery();
});

it('a file that is not a database is left untouched', async () => {
  const { server, expectRefusal, expectRecovery } = await prepare();
  mkdirSync(dirname(server.data));
  const notes = 'These are the notes of somebody else.\n'.repeat(400);
  writeFileSync(server.data, notes);
  await server.start('/');
  await expectRefusal({ database: 'not a database' });
  expect(readFileSync(server.data, 'utf8')).toBe(notes);
  rmSync(server.data);
  await expectRecovery();
});

it('a corrupt database is reported, and the site is served', async () => {
  const { server, post, expectRefusal } = await prepareRunning();
  for (let n = 0; n < 60; n++) await post(`before-${n}`);
  // A proper stop moves the log into the file.
  await server.end('SIGTERM');
  const file = openSync(server.data, 'r+');
  writeSync(file, Buffer.alloc(statSync(server.data).size - 4096, 0xa5), 0, null, 4096);
  closeSync(file);
  await server.start('/');
  await expectRefusal({ database: 'corrupt' });
});

it('a database that is removed under the running server is missed at once, and the log says so in one line', async () => {
  const { server, post, acknowledged, expectRefusal, expectRecovery } = await prepareRunning();
  renameSync(dirname(server.data), `${dirname(server.data)}.away`);
  acknowledged.clear();
  const before = server.output().length;
  await expectRefusal({ database: 'missing' });
  expect(await post('after')).toBe(503);
  const log = server.output().slice(before);
  expect(log.match(/^.*missing.*$/gim)).toHaveLength(1);
  expect(log).not.toMatch(/Visitor|555\W?0188|visitor@/);
  await server.end('SIGKILL');
  await server.start();
  await expectRecovery();
});

it('a database that is replaced under the running server is used, and no request goes to the old one', async () => {
  const { server, post, acknowledged, expectRecovery } = await prepareRunning();
  const copy = join(server.folder, 'copy.db');
  const database = openDatabase(copy);
  database.exec(`INSERT INTO quotes (id, key, hash, received, spam, quote)
    VALUES ('restored', 'restored', 'hash', ${Date.now()}, '', '{}')`);
  database.close();
  renameSync(copy, server.data);
  acknowledged.clear();
  acknowledged.add('restored');
  for (const key of ['after-1', 'after-2']) await post(key);
  await expectRecovery();
  expect(server.output().match(/replaced/g)).toHaveLength(1);
});

it('a database that another program has locked delays no page and loses no request', async () => {
  const { server, post, expectRefusal, expectRecovery } = await prepareRunning();
  const other = new DatabaseSync(server.data, { timeout: 5000 });
  other.exec('BEGIN EXCLUSIVE');
  const posts = Promise.all(Array.from({ length: 6 }, (_, n) => post(`during-${n}`)));
  for (let n = 0; n < 20; n++) expect((await fetch(server.origin)).status).toBe(200);
  expect(await posts).toContain(503);
  await expectRefusal({ database: 'locked' });
  other.close();
  await expectRecovery();
});
