import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '../support/run-tool';
import { prepareServer, toQuote } from './process';

it('a backup has every request that was acknowledged before it, even while more arrive, and replaces a lost file', async () => {
  const server = await prepareServer();
  const { data, folder } = server;
  const copy = join(folder, 'copy.db');
  const quotes = (...words: string[]) => runTool(server.env, 'tools/quotes.ts', ...words);
  const keysIn = (file: string) =>
    server.rows('SELECT key FROM quotes ORDER BY key', file).map(({ key }) => key);
  const acknowledged: string[] = [];
  const send = async (key: string) => {
    expect((await fetch(`${server.origin}/quotes`, toQuote(key))).status).toBe(201);
    acknowledged.push(key);
  };
  await server.start();
  let isOpen = true;
  const visitors = ['a', 'b', 'c', 'd'].map(async (name) => {
    for (let n = 0; isOpen; n++) await send(`${name}-${n}`);
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40);
  const before = [...acknowledged];
  const { code, output } = await quotes('backup', copy);
  const during = acknowledged.length - before.length;
  // Restoring under the same load keeps what came later.
  expect((await quotes('restore', copy)).code).toBe(0);
  isOpen = false;
  await Promise.all(visitors);
  expect(code, output).toBe(0);
  expect(during, 'requests that were taken during the backup').toBeGreaterThan(0);
  const found = keysIn(copy);
  expect(before.filter((key) => !found.includes(key))).toEqual([]);
  expect(keysIn(data)).toEqual(acknowledged.toSorted());
  expect(globSync('copy.db*', { cwd: folder })).toEqual(['copy.db']);

  // The file is lost under the running server, but not its log.
  rmSync(data);
  expect(existsSync(`${data}-wal`)).toBe(true);
  expect((await quotes('restore', copy)).output).toContain(`${found.length} requests came back`);
  await expect
    .poll(() =>
      send('later').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await server.end('SIGKILL');
  await server.start();
  expect(keysIn(data)).toEqual([...found, 'later'].toSorted());
  expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
}, 180_000);
