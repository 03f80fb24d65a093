import { execFileSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { startSmtpServer } from '../support/smtp-server';
import { prepareServer, toQuote } from '../server/process';

/** A server with a mail server that may be down, and a visitor. */
async function prepare() {
  const mail = { isDown: true };
  const smtp = await startSmtpServer(() => mail.isDown);
  onTestFinished(smtp.stop);
  const server = await prepareServer({ SMTP_URL: smtp.url, QUOTES_MAIL_TO: 'owner@shop.example' });
  const post = async (key: string) => {
    const response = await fetch(`${server.origin}/quotes`, toQuote(key));
    if (!response.ok) expect(await response.text()).toMatch(/call us/i);
    return response.status;
  };
  const health = async () => (await fetch(`${server.origin}/health`)).json() as Promise<object>;
  return {
    server,
    post,
    health,
    /** Without mail a request is refused; with mail it is kept. Pages are served, and health names the fault. */
    expectFault: async (fault: string) => {
      expect(await post('refused')).toBe(503);
      mail.isDown = false;
      expect(await post('mailed')).toBe(201);
      expect(smtp.emails.at(-1)?.text).toContain('Message-ID: <mailed@shop.example>');
      expect(await health()).toMatchObject({ ok: true, database: fault, mail: 'ok' });
      expect((await fetch(server.origin)).status).toBe(200);
      expect(server.output().match(/cannot be used/g)).toHaveLength(1);
      expect(server.output()).not.toMatch(/Visitor|555\W?0188|visitor@/);
    },
    /** What was refused is accepted when it is sent again, without a restart, and after a kill each request is there once. */
    expectRecovery: async (...before: string[]) => {
      await expect.poll(health).toMatchObject({ ok: true, database: 'ok' });
      expect(await post('refused')).toBe(201);
      await server.end('SIGKILL');
      await server.start();
      const keys = server.rows('SELECT key FROM quotes').map(({ key }) => String(key));
      expect(keys.toSorted()).toEqual([...before, 'refused'].toSorted());
      expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    },
  };
}

/** The same, running, on a disk of a megabyte, which can be filled and made read-only. Only root may mount one. */
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

it.runIf(isRoot)('a full disk is named, and used again as soon as there is room', async () => {
  const { folder, post, expectFault, expectRecovery } = await prepareSmallDisk();
  const file = openSync(join(folder, 'filler'), 'w');
  expect(() => {
    for (;;) writeSync(file, Buffer.alloc(512));
  }).toThrow('ENOSPC');
  closeSync(file);
  // The write-ahead log may have room for a few more.
  const before = ['before'];
  for (let n = 0; (await post(`full-${n}`)) !== 503; n++) before.push(`full-${n}`);
  await expectFault('database or disk is full');
  rmSync(join(folder, 'filler'));
  await expectRecovery(...before);
});

it.runIf(isRoot)('a read-only disk is used as soon as it can be written', async () => {
  const { server, mount, expectFault, expectRecovery } = await prepareSmallDisk();
  await server.end('SIGTERM');
  mount('-o', 'remount,ro');
  await server.start('/');
  await expectFault('EROFS');
  mount('-o', 'remount,rw');
  await expectRecovery('before');
});

it('a file that is not a database is left untouched', async () => {
  const { server, expectFault, expectRecovery } = await prepare();
  mkdirSync(dirname(server.data));
  const notes = 'These are the notes of somebody else.\n'.repeat(400);
  writeFileSync(server.data, notes);
  await server.start('/');
  await expectFault('file is not a database');
  expect(readFileSync(server.data, 'utf8')).toBe(notes);
  rmSync(server.data);
  await expectRecovery();
});

it('a corrupt database is reported, left as it is, and may be taken away', async () => {
  const { server, post, expectFault, expectRecovery } = await prepare();
  await server.start();
  for (let n = 0; n < 60; n++) await post(`before-${n}`);
  // A proper stop moves the log into the file.
  await server.end('SIGTERM');
  const file = openSync(server.data, 'r+');
  writeSync(file, Buffer.alloc(statSync(server.data).size - 4096, 0xa5), 0, null, 4096);
  closeSync(file);
  await server.start('/');
  await expectFault('database disk image is malformed');
  for (const end of ['', '-wal', '-shm']) rmSync(server.data + end, { force: true });
  await expectRecovery();
});

it('a database that another program has locked for long is used as soon as it is free', async () => {
  const { server, post, expectFault, expectRecovery } = await prepare();
  await server.start();
  expect(await post('before')).toBe(201);
  const other = new DatabaseSync(server.data, { timeout: 5000 });
  other.exec('BEGIN EXCLUSIVE');
  await expectFault('database is locked');
  other.close();
  await expectRecovery('before');
});
