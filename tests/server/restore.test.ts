import { chmodSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareServer, toQuote } from './process';
import { runTool } from '../support/run-tool';

/* npm run quotes -- backup and restore, as an owner types them, beside a server that takes requests. */
let server: Awaited<ReturnType<typeof prepareServer>>;
let folder = '';
let copy = '';
let data = '';
beforeEach(async () => {
  server = await prepareServer();
  data = server.data;
  folder = dirname(dirname(data));
  copy = join(folder, 'copy.db');
  await server.start();
});
afterEach(async () => {
  await server.end('SIGKILL');
  server.remove();
});

const quotes = (...words: string[]) => runTool(server.env, 'tools/quotes.ts', ...words);
const send = async (key: string) => {
  const response = await fetch(`${server.origin}/quotes`, toQuote(key));
  if (response.status !== 201) throw new Error(`${key}: ${response.status}`);
  return key;
};
const sendAll = (...keys: string[]) => Promise.all(keys.map(send));
const kept = () => server.rows('SELECT key FROM quotes ORDER BY key').map(({ key }) => String(key));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const inCopy = () => {
  const database = new DatabaseSync(copy, { readOnly: true });
  const keys = database
    .prepare('SELECT key FROM quotes')
    .all()
    .map(({ key }) => String(key));
  database.close();
  return keys;
};

describe('npm run quotes -- backup', () => {
  it('has all requests that were acknowledged before, while more come in', async () => {
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
    // Added again under the same load, which leaves what came later.
    expect((await quotes('restore', copy)).code).toBe(0);
    isOpen = false;
    await Promise.all(visitors);
    expect(code, output).toBe(0);
    expect(output).toMatch(/\d+ requests are in /);
    expect(during, 'requests that were taken during the backup').toBeGreaterThan(0);
    const found = new Set(inCopy());
    expect(before.filter((key) => !found.has(key))).toEqual([]);
    expect(new Set(kept()).size).toBe(kept().length);
    expect(modeOf(copy)).toBe('600');
    expect(globSync('copy.db*', { cwd: folder })).toEqual(['copy.db']);

    // The drill: the file is lost, the backup takes its place, and the server starts on it.
    await server.end('SIGTERM');
    rmSync(dirname(data), { recursive: true });
    expect((await quotes('restore', copy)).code).toBe(0);
    await server.start();
    const restored = new Set(kept());
    expect(before.filter((key) => !restored.has(key))).toEqual([]);
    expect(modeOf(data)).toBe('600');
    expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  });

  it('replaces a file only with --yes', async () => {
    await sendAll('a');
    writeFileSync(copy, 'precious');
    chmodSync(copy, 0o644);
    expect(await quotes('backup', copy)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--yes') as string,
    });
    expect(readFileSync(copy, 'utf8')).toBe('precious');
    expect((await quotes('backup', copy, '--yes')).code).toBe(0);
    expect(inCopy()).toEqual(['a']);
    expect(modeOf(copy)).toBe('600');
  });
});

it('npm run quotes -- restore replaces a lost file, without what an old log holds', async () => {
  await sendAll('a', 'b');
  await quotes('backup', copy);
  await sendAll('later');
  await server.end('SIGKILL');
  expect(existsSync(`${data}-wal`)).toBe(true);
  rmSync(data);
  const { code, output } = await quotes('restore', copy);
  expect(code, output).toBe(0);
  expect(output).toContain('2 requests came back');
  expect(modeOf(data)).toBe('600');
  await server.start();
  expect(kept()).toEqual(['a', 'b']);
  expect(server.rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
});
