import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '../server/run-tool';
import { prepareForTest } from './visit';

it('a backup that was made under load adds only what is missing when it is restored under load', async () => {
  const { server, visitor } = await prepareForTest();
  await server.start();
  let isOver = false;
  const visits = Array.from({ length: 4 }, async (_, who) => {
    for (let n = 0; !isOver; n++) await visitor.post(`${who}-${n}`);
  });
  /** Waits until this many more requests are acknowledged. */
  const take = async (more: number) => {
    const before = visitor.acknowledged.size;
    await expect.poll(() => visitor.acknowledged.size - before).toBeGreaterThanOrEqual(more);
  };
  const quotes = async (...words: string[]) =>
    expect(await runTool(server.env, 'tools/quotes.ts', ...words)).toMatchObject({ code: 0 });
  const backup = join(server.folder, 'backup.db');

  await take(50);
  await quotes('backup', backup);
  await take(20);
  // The restore brings back a deleted request and leaves those that came later.
  const [[, lost = ''] = []] = visitor.acknowledged;
  await quotes('delete', lost, '--yes');
  await quotes('restore', backup);
  await quotes('restore', backup);
  await take(20);
  isOver = true;
  await Promise.all(visits);
  for (const key of visitor.refused) await visitor.post(key);
  expect(visitor.problems()).toEqual([]);
  await server.end('SIGTERM');
  await server.start();
  expect(visitor.problems()).toEqual([]);
  expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
