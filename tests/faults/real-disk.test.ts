import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createFaults, forGood } from './shim';
import { addRow } from './table';
import { prepareForTest, statusOf, toLine } from './visit';

const isRoot = process.getuid?.() === 0;

/** A disk of a megabyte, which can be filled and made read-only. Only root can mount one: else the shim plays it. */
async function prepareSmallDisk() {
  const { server, visitor } = await prepareForTest();
  const folder = dirname(server.data);
  if (!isRoot) {
    const faults = createFaults(inject('shim'), server.folder);
    Object.assign(server.env, faults.env);
    return {
      server,
      visitor,
      fill: () => faults.arm(1, forGood, 'ENOSPC'),
      empty: faults.disarm,
      setReadOnly: () => faults.arm(1, forGood, 'EROFS'),
      setWritable: faults.disarm,
    };
  }
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
      // There is no room any more, which is the point.
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

describe('a disk that is really full', () => {
  it('refuses requests, says so, and takes them once there is room', async () => {
    const { server, visitor, fill, empty } = await prepareSmallDisk();
    await server.start();
    await visitor.pass('before');
    fill();
    // What the log of changes already holds of the disk may take a few more.
    let last = await visitor.pass('full-0');
    for (let n = 1; n < 300 && last.answer.status !== 503; n++) last = await visitor.pass(`full-${n}`);
    addRow(inject('table'), {
      fault: 'Disk full under the running server',
      visitor: toLine(last.answer),
      health: toLine(last.health),
      stored: 'what was acknowledged; the rest once, when sent again',
    });
    expect(last.answer.status).toBe(503);
    expect(last.answer.text).toMatch(/call/i);
    expect(last.health.status).toBe(503);
    expect(JSON.parse(last.health.text)).toMatchObject({ ok: false, disk: 'full' });
    empty();
    for (const key of visitor.refused) await expect.poll(() => statusOf(visitor.post(key))).toBe(201);
    await expect.poll(() => statusOf(visitor.probe())).toBe(200);
    await server.end('SIGKILL');
    await server.start();
    expect(visitor.faults()).toEqual([]);
  });

  it('at the start does not keep the site from being served', async () => {
    const { server, visitor, fill, empty } = await prepareSmallDisk();
    fill();
    await server.start('/');
    const { answer, health } = await visitor.pass('full');
    addRow(inject('table'), {
      fault: 'Disk full at the start',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'nothing until there is room',
    });
    expect([answer.status, health.status]).toEqual([503, 503]);
    empty();
    await expect.poll(() => statusOf(visitor.post('full'))).toBe(201);
    expect(visitor.faults()).toEqual([]);
  });
});

describe('a file of requests that cannot be used', () => {
  it('because it may not be written is told at the start, and taken when it may', async () => {
    const { server, visitor, setReadOnly, setWritable } = await prepareSmallDisk();
    await server.start();
    await visitor.pass('before');
    await server.end('SIGTERM');
    setReadOnly();
    await server.start('/');
    const { answer, health } = await visitor.pass('during');
    addRow(inject('table'), {
      fault: 'File without rights at the start',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'nothing new; what was there stays',
    });
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(JSON.parse(health.text)).toMatchObject({ ok: false, database: 'read-only' });
    setWritable();
    await expect.poll(() => statusOf(visitor.post('during'))).toBe(201);
    expect(visitor.faults()).toEqual([]);
  });

  it('because it is none is left as it is, and the site is served', async () => {
    const { server, visitor } = await prepareForTest();
    mkdirSync(dirname(server.data));
    writeFileSync(server.data, 'These are the notes of somebody else.\n'.repeat(400));
    const { size } = statSync(server.data);
    await server.start('/');
    const { answer, health } = await visitor.pass('during');
    addRow(inject('table'), {
      fault: 'File that is no database',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'nothing; the file is left as it is',
    });
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(JSON.parse(health.text)).toMatchObject({ ok: false, database: 'not a database' });
    expect(statSync(server.data).size).toBe(size);
    rmSync(server.data);
    await expect.poll(() => statusOf(visitor.post('during'))).toBe(201);
    expect(visitor.faults()).toEqual([]);
  });

  /** Fills it with requests, so that it has many pages, and overwrites all but the first of them. */
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

  it('because it is corrupt is told at the start, and the site is served', async () => {
    const { server, visitor, corrupt } = await prepareCorrupt();
    // A proper end moves all into the file itself.
    await server.end('SIGTERM');
    corrupt();
    visitor.acknowledged.clear();
    await server.start('/');
    const { answer, health } = await visitor.pass('during');
    addRow(inject('table'), {
      fault: 'Corrupt file at the start',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'nothing until a copy is restored',
    });
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(JSON.parse(health.text)).toMatchObject({ ok: false, database: 'corrupt' });
    expect(server.runs()).toBe(true);
  });

  it('because it is being overwritten is told within seconds, and nothing is acknowledged after that', async () => {
    const { server, visitor, corrupt } = await prepareCorrupt();
    // Another program that opens it, such as npm run quotes, moves what was logged into the file.
    const other = new DatabaseSync(server.data, { timeout: 5000 });
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    corrupt();
    await expect.poll(() => statusOf(visitor.probe())).toBe(503);
    const { answer, health } = await visitor.pass('during');
    addRow(inject('table'), {
      fault: 'File overwritten under the running server',
      visitor: toLine(answer),
      health: toLine(health),
      stored: 'nothing until a copy is restored',
    });
    expect([answer.status, health.status]).toEqual([503, 503]);
    expect(server.runs()).toBe(true);
  });
});
