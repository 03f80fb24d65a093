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
import { describe, expect, it, onTestFinished } from 'vitest';
import { toUpload } from '../server/process';
import { ask, prepareForTest, statusOf } from './visit';

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
  const filler = join(folder, 'filler');
  const fill = () => {
    const file = openSync(filler, 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(512));
    } catch {
      // The disk is full.
    }
    closeSync(file);
  };
  return {
    server,
    visitor,
    fill,
    empty: () => rmSync(filler, { force: true }),
    setReadOnly: () => mount('-o', 'remount,ro'),
    setWritable: () => mount('-o', 'remount,rw'),
  };
}

type Visitor = Awaited<ReturnType<typeof prepareForTest>>['visitor'];

type Checked = Awaited<ReturnType<Visitor['postAndCheck']>>;

/** Checks that a request was refused, in words that a visitor understands, and that /health names the fault. */
function expectRefusal({ answer, health }: Checked, fault: object) {
  expect([answer.status, health.status]).toEqual([503, 503]);
  expect(answer.text).toMatch(/call/i);
  expect(JSON.parse(health.text)).toMatchObject({ ok: false, ...fault });
}

/** Waits until the refused requests are accepted, and checks that none is lost. */
async function expectRecovery(visitor: Visitor) {
  for (const key of visitor.refused) await expect.poll(() => statusOf(visitor.post(key))).toBe(201);
  await expect.poll(() => statusOf(visitor.probe())).toBe(200);
  expect(visitor.problems()).toEqual([]);
}

describe('a full disk', () => {
  it.runIf(isRoot)('makes the server refuse requests until there is room', async () => {
    const { server, visitor, fill, empty } = await prepareSmallDisk();
    await server.start();
    await visitor.postAndCheck('before');
    fill();
    // The write-ahead log may have room for a few more.
    let checked: Checked;
    let sent = 0;
    do checked = await visitor.postAndCheck(`full-${(sent += 1)}`);
    while (checked.answer.status !== 503 && sent < 300);
    expectRefusal(checked, { disk: 'full' });
    empty();
    await expectRecovery(visitor);
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.problems()).toEqual([]);
  });

  it.runIf(isRoot)(
    'stores a request without its photos if there is no room for them, and says so',
    async () => {
      const { server } = await prepareSmallDisk();
      await server.start();
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
      expect(server.rows('SELECT (SELECT count(*) FROM photos) AS photos, key FROM quotes')).toEqual([
        { photos: 0, key: 'photos' },
      ]);
      expect(await statusOf(ask(`${server.origin}/health`))).toBe(200);
    },
  );
});

describe('a database that cannot be used', () => {
  it.runIf(isRoot)('is used as soon as it can be written', async () => {
    const { server, visitor, setReadOnly, setWritable } = await prepareSmallDisk();
    await server.start();
    await visitor.postAndCheck('before');
    await server.end('SIGTERM');
    setReadOnly();
    await server.start('/');
    expectRefusal(await visitor.postAndCheck('during'), { database: 'read-only' });
    setWritable();
    await expectRecovery(visitor);
  });

  it('is left untouched when it is not a database', async () => {
    const { server, visitor } = await prepareForTest();
    mkdirSync(dirname(server.data));
    const notes = 'These are the notes of somebody else.\n'.repeat(400);
    writeFileSync(server.data, notes);
    await server.start('/');
    expectRefusal(await visitor.postAndCheck('during'), { database: 'not a database' });
    expect(readFileSync(server.data, 'utf8')).toBe(notes);
    rmSync(server.data);
    await expectRecovery(visitor);
  });

  /** A database of many pages, and a function that overwrites all but the first page. */
  async function prepareCorrupt() {
    const { server, visitor } = await prepareForTest();
    await server.start();
    for (let n = 0; n < 60; n++) await visitor.post(`before-${n}`);
    const corrupt = () => {
      const file = openSync(server.data, 'r+');
      const { size } = statSync(server.data);
      writeSync(file, Buffer.alloc(size - 4096, 0xa5), 0, null, 4096);
      closeSync(file);
    };
    return { server, visitor, corrupt };
  }

  it('is reported when it is corrupt at a start, and the site is served', async () => {
    const { server, visitor, corrupt } = await prepareCorrupt();
    // A proper stop moves the log into the file.
    await server.end('SIGTERM');
    corrupt();
    visitor.acknowledged.clear();
    await server.start('/');
    expectRefusal(await visitor.postAndCheck('during'), { database: 'corrupt' });
    expect(server.isRunning()).toBe(true);
  });
});
