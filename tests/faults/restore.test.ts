import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, inject, it } from 'vitest';
import { runTool } from './run-tool';
import { addRow } from './table';
import { prepareForTest } from './visit';

/** A server under load: four visitors who send one request after the other until they are told to end. */
async function prepareLoad() {
  const prepared = await prepareForTest();
  const { server, visitor } = prepared;
  await server.start();
  let isOver = false;
  const visits = Array.from({ length: 4 }, async (_, who) => {
    for (let n = 0; !isOver; n++) await visitor.post(`${who}-${n}`);
  });
  const backup = join(server.folder, 'backup.db');
  return {
    ...prepared,
    backup,
    quotes: (...words: string[]) => runTool(server.env, 'tools/quotes.ts', ...words),
    /** Waits until so many more requests were acknowledged. */
    take: async (more: number) => {
      const before = visitor.acknowledged.size;
      await expect.poll(() => visitor.acknowledged.size - before).toBeGreaterThanOrEqual(more);
    },
    endLoad: async () => {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

const integrity = [{ integrity_check: 'ok' }];

describe('a backup that was made under load', () => {
  it('is whole, for this user alone, and holds all that was acknowledged before it', async () => {
    const { visitor, backup, quotes, take, endLoad } = await prepareLoad();
    await take(50);
    const before = [...visitor.acknowledged.values()];
    expect(await quotes('backup', backup)).toMatchObject({ code: 0 });
    await take(20);
    await endLoad();
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(backup, { readOnly: true });
    const ids = new Set(
      copy
        .prepare('SELECT id FROM quotes')
        .all()
        .map(({ id }) => String(id)),
    );
    expect(copy.prepare('PRAGMA integrity_check').all()).toEqual(integrity);
    copy.close();
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(visitor.faults()).toEqual([]);
  });

  it('brings back what was acknowledged before it when the file is gone', async () => {
    const { server, visitor, backup, quotes, take, endLoad } = await prepareLoad();
    await take(50);
    const before = new Map(visitor.acknowledged);
    expect(await quotes('backup', backup)).toMatchObject({ code: 0 });
    await take(20);
    await endLoad();
    await server.end('SIGKILL');
    rmSync(dirname(server.data), { recursive: true });
    expect(await quotes('restore', backup)).toMatchObject({ code: 0 });
    expect(statSync(server.data).mode & 0o777).toBe(0o600);
    await server.start();
    visitor.acknowledged.clear();
    for (const [key, id] of before) visitor.acknowledged.set(key, id);
    expect((await visitor.post('after')).status).toBe(201);
    expect(visitor.faults()).toEqual([]);
    expect(server.rows('PRAGMA integrity_check')).toEqual(integrity);
    addRow(inject('table'), {
      fault: 'Database gone, restored from a backup',
      visitor: '201',
      health: '200',
      stored: `all ${before.size} acknowledged before the backup`,
    });
  });

  it('adds only what is missing when it is restored under load', async () => {
    const { server, visitor, backup, quotes, take, endLoad } = await prepareLoad();
    await take(50);
    expect(await quotes('backup', backup)).toMatchObject({ code: 0 });
    await take(20);
    // One is deleted by mistake: the restore brings it back, beside those that came later.
    const [[, lost = ''] = []] = visitor.acknowledged;
    expect(await quotes('delete', lost, '--yes')).toMatchObject({ code: 0 });
    expect(await quotes('restore', backup)).toMatchObject({ code: 0 });
    expect(await quotes('restore', backup)).toMatchObject({ code: 0 });
    await take(20);
    await endLoad();
    for (const key of visitor.refused) await visitor.post(key);
    expect(visitor.faults()).toEqual([]);
    await server.end('SIGTERM');
    await server.start();
    expect(visitor.faults()).toEqual([]);
    expect(server.rows('PRAGMA integrity_check')).toEqual(integrity);
  });
});
