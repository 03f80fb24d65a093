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
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { toUpload } from '../server/process';
import { ask, prepareForTest, statusOf } from './visit';

type Prepared = Awaited<ReturnType<typeof prepareForTest>>;
type Visitor = Prepared['visitor'];

const isRoot = process.getuid?.() === 0;

/** A disk of a megabyte, which can be filled and made read-only. Only root may mount one. */
async function prepareSmallDisk() {
  const { server, visitor } = await prepareForTest();
  const folder = dirname(server.data);
  const mount = (...words: string[]) => execFileSync('mount', [...words, folder], { stdio: 'pipe' });
  mkdirSync(folder);
  mount('-t', 'tmpfs', '-o', 'size=1m', 'none');
  onTestFinished(async () => {
    await server.end('SIGKILL');
    execFileSync('umount', [folder]);
  });
  await server.start();
  await visitor.postAndCheck('before');
  return { server, visitor, filler: join(folder, 'filler'), mount };
}

/** Checks that a request is refused, in words that a visitor understands, and that /health names the fault. */
async function expectRefusal(visitor: Visitor, fault: object) {
  const { answer, health } = await visitor.postAndCheck('during');
  expect([answer.status, health.status]).toEqual([503, 503]);
  expect(answer.text).toMatch(/call/i);
  expect(JSON.parse(health.text)).toMatchObject({ ok: false, ...fault });
}

/** Waits until the refused requests are accepted, kills the server, and checks that none is lost. */
async function expectRecovery({ server, visitor }: Prepared) {
  for (const key of visitor.refused) await expect.poll(() => statusOf(visitor.post(key))).toBe(201);
  await expect.poll(() => statusOf(visitor.probe())).toBe(200);
  await server.end('SIGKILL');
  await server.start();
  expect(visitor.problems()).toEqual([]);
}

it.runIf(isRoot)('a full disk makes the server refuse requests until there is room', async () => {
  const { filler, ...prepared } = await prepareSmallDisk();
  const file = openSync(filler, 'w');
  const fill = () => {
    for (;;) writeSync(file, Buffer.alloc(512));
  };
  expect(fill).toThrow('ENOSPC');
  closeSync(file);
  // The write-ahead log may have room for a few more.
  for (let n = 0; (await statusOf(prepared.visitor.post(`full-${n}`))) !== 503; n++)
    expect(n).toBeLessThan(300);
  await expectRefusal(prepared.visitor, { disk: 'full' });
  rmSync(filler);
  await expectRecovery(prepared);
});

it.runIf(isRoot)('a disk without room for photos gets the request without them, and says so', async () => {
  const { server } = await prepareSmallDisk();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1600, channels: 3, background: '#888', noise } as const;
  // The noise is random, so no photo is a copy of another.
  const photos = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async () => new Uint8Array(await sharp({ create }).jpeg().toBuffer())),
  );
  const response = await fetch(`${server.origin}/quotes`, toUpload('photos', photos));
  expect(response.status).toBe(201);
  const { note } = (await response.json()) as { note: string };
  expect(note).toContain('We have your request, but none of your photos.');
  expect(
    server.rows("SELECT (SELECT count(*) FROM photos) AS photos FROM quotes WHERE key = 'photos'"),
  ).toEqual([{ photos: 0 }]);
  expect(await statusOf(ask(`${server.origin}/health`))).toBe(200);
});

it.runIf(isRoot)('a read-only disk is used as soon as it can be written', async () => {
  const { mount, ...prepared } = await prepareSmallDisk();
  await prepared.server.end('SIGTERM');
  mount('-o', 'remount,ro');
  await prepared.server.start('/');
  await expectRefusal(prepared.visitor, { database: 'read-only' });
  mount('-o', 'remount,rw');
  await expectRecovery(prepared);
});

it('a file that is not a database is left untouched', async () => {
  const prepared = await prepareForTest();
  const { data, start } = prepared.server;
  mkdirSync(dirname(data));
  const notes = 'These are the notes of somebody else.\n'.repeat(400);
  writeFileSync(data, notes);
  await start('/');
  await expectRefusal(prepared.visitor, { database: 'not a database' });
  expect(readFileSync(data, 'utf8')).toBe(notes);
  rmSync(data);
  await expectRecovery(prepared);
});

it('a corrupt database is reported, and the site is served', async () => {
  const { server, visitor } = await prepareForTest();
  await server.start();
  for (let n = 0; n < 60; n++) await visitor.post(`before-${n}`);
  // A proper stop moves the log into the file.
  await server.end('SIGTERM');
  const file = openSync(server.data, 'r+');
  writeSync(file, Buffer.alloc(statSync(server.data).size - 4096, 0xa5), 0, null, 4096);
  closeSync(file);
  visitor.acknowledged.clear();
  await server.start('/');
  await expectRefusal(visitor, { database: 'corrupt' });
  expect(await statusOf(ask(server.origin))).toBe(200);
});
