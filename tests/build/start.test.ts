import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, outside } from './project-copy.ts';

/* What `npm start` does at a mistake in the content, and on a port that is in use. */
const project = copyProject();
afterAll(() => project.remove());
const business = join(project.root, 'src/content/business.yaml');
// What could break the set-up of a build.
const merged = readFileSync(business, 'utf8').replace(
  /^(\w+: .*)$/m,
  '<<<<<<< HEAD\n$1\n=======\n$1!\n>>>>>>> theirs',
);
writeFileSync(business, merged);
const dist = join(project.root, 'dist');
beforeEach(() => rmSync(dist, { recursive: true, force: true }));

/** Starts the site as its owner would; `stop` ends it, `code` is there once it has ended. */
function start(port: number) {
  const env = {
    ...outside,
    NODE_ENV: 'production',
    PORT: String(port),
    QUOTES_DATA: join(tmpdir(), `quotes-${process.pid}/quotes.db`),
  };
  const child = spawn(process.execPath, ['tools/serve.ts', '--build'], { cwd: project.root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: () => output, code, stop: () => child.kill('SIGKILL') };
}

function writeSite(): void {
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<h1>The last good page</h1>');
}

describe('npm start with a mistake in the content', () => {
  it('serves the site as it was, says so and names the mistake', async () => {
    writeSite();
    const { output, stop } = start(0);
    try {
      await expect.poll(output, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d{2,}/);
      expect(output()).toContain('src/content/business.yaml');
      expect(output()).toMatch(/The site is served as it was built on \d{4}-\d\d-\d\d/);
      const [origin = ''] = /http:\/\/localhost:\d+/.exec(output()) ?? [];
      expect(await (await fetch(origin)).text()).toContain('The last good page');
    } finally {
      stop();
    }
  }, 90_000);

  it('ends with the mistake alone when there is no site yet', async () => {
    const { output, code } = start(0);
    expect(await code).toBe(1);
    expect(output()).toContain('src/content/business.yaml');
    expect(output()).toContain('delete the lines with <<<<<<<');
    expect(output()).toContain('1 problem in 1 file.');
    expect(output()).not.toMatch(/^\s+at .+[/\\].+:\d+/m);
    expect(output()).not.toContain('is served as it was');
  }, 90_000);
});

it('npm start on a port that is in use says which setting helps, before it builds', async () => {
  writeSite();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const { output, code, stop } = start(port);
  try {
    expect(await code).toBe(1);
  } finally {
    stop();
    other.close();
  }
  const [line = '', ...rest] = output().trim().split('\n');
  expect(line).toMatch(new RegExp(`^Port ${port} is in use\\. Choose another: PORT=\\d+ npm start$`));
  expect(line).not.toContain(`PORT=${port} `);
  expect(rest).toEqual([]);
}, 90_000);
