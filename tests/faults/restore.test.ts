import { rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { runTool } from './run-tool';
import { prepareForTest } from './visit';

/** A server under load: four visitors send one request after the other. */
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
    /** Waits until this many more requests are acknowledged. */
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
  it('is sound, readable by this user alone, and has all requests that were acknowledged before', async () => {
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

  it('restores the requests when the database is gone', async () => {
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
  });

  it('adds only what is missing when it is restored under load', async () => {
    const { server, visitor, backup, quotes, take, endLoad } = await prepareLoad();
    await take(50);
    expect(await quotes('backup', backup)).toMatchObject({ code: 0 });
    await take(20);
    // The restore brings back a deleted request and leaves those that came later.
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
