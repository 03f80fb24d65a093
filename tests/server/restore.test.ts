import { existsSync, globSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { prepareServer, toQuote } from './process';
import { runTool } from '../support/run-tool';

/* npm run quotes -- backup and restore, beside a server that takes requests. */
const server = await prepareServer();
const { data } = server;
const folder = dirname(dirname(data));
const copy = join(folder, 'copy.db');

const quotes = (...words: string[]) => runTool(server.env, 'tools/quotes.ts', ...words);
const send = async (key: string) => {
  const response = await fetch(`${server.origin}/quotes`, toQuote(key));
  if (response.status !== 201) throw new Error(`${key}: ${response.status}`);
  return key;
};
const keysIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const rows = database.prepare('SELECT key FROM quotes ORDER BY key').all();
  database.close();
  return rows.map(({ key }) => String(key));
};
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('a backup has every request that was acknowledged before it, even while more arrive, and replaces a lost file', async () => {
  await server.start();
  const acknowledged: string[] = [];
  let isOpen = true;
  const visitor = async (name: string) => {
    for (let n = 0; isOpen; n++) acknowledged.push(await send(`${name}-${n}`));
  };
  const visitors = ['a', 'b', 'c', 'd'].map(visitor);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40);
  const before = [...acknowledged];
  const { code, output } = await quotes('backup', copy);
  const during = acknowledged.length - before.length;
  // Restoring under the same load keeps what came later.
  expect((await quotes('restore', copy)).code).toBe(0);
  isOpen = false;
  await Promise.all(visitors);
  expect(code, output).toBe(0);
  expect(output).toMatch(/\d+ requests copied to /);
  expect(during, 'requests that were taken during the backup').toBeGreaterThan(0);
  const found = keysIn(copy);
  expect(before.filter((key) => !found.includes(key))).toEqual([]);
  expect(keysIn(data)).toEqual(acknowledged.toSorted());
  expect(modeOf(copy)).toBe('600');
  expect(globSync('copy.db*', { cwd: folder })).toEqual(['copy.db']);

  // The file is lost, but not its log. The backup replaces it, and the server starts with it.
  await send('later');
  await server.end('SIGKILL');
  expect(existsSync(`${data}-wal`)).toBe(true);
  rmSync(data);
  expect((await quotes('restore', copy)).output).toContain(`${found.length} requests came back`);
  expect(modeOf(data)).toBe('600');
  await server.start();
  expect(keysIn(data)).toEqual(found);
  expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
}, 180_000);
