import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

// Only root may mount a disk of a megabyte.
it.runIf(process.getuid?.() === 0)('a full disk is named, and used as soon as there is room', async () => {
  const { server, post, expectFault, expectRecovery } = await prepare();
  const folder = dirname(server.data);
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', folder]);
  onTestFinished(async () => {
    await server.end('SIGKILL');
    execFileSync('umount', [folder]);
  });
  await server.start();
  expect(await post('before')).toBe(201);
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
