import { join } from 'node:path';
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
