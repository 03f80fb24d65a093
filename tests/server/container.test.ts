import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { makeFolder } from '../support/at-end';
import { runTool } from '../support/run-tool';
import { toQuote, toUpload } from './process';

/* Follows the second stage of the Dockerfile without Docker: what it copies must be enough to run the server. */
const file = readFileSync('src/server/Dockerfile', 'utf8');
const [, stage = ''] = file.split(/^FROM /m).slice(1);
const folder = makeFolder();

describe('the container', () => {
  it('has the Node version of the project', () => {
    expect([...file.matchAll(/^FROM node:([\d.]+)-slim/gm)].map(([, version]) => version)).toEqual([
      manifest.dependencies.node,
      manifest.dependencies.node,
    ]);
  });

  it('has everything that the server and its commands need', async () => {
    for (const [, what = ''] of stage.matchAll(/^COPY --from=build (.+)$/gm)) {
      const words = what.split(' ');
      const to = words.pop() ?? '';
      for (const from of words.map((word) => word.replace('/site/', ''))) {
        if (from === 'dist') continue;
        expect(existsSync(from), from).toBe(true);
        const target = join(folder, to.endsWith('/') ? join(to, basename(from)) : to);
        mkdirSync(dirname(target), { recursive: true });
        cpSync(from, target, { recursive: true });
      }
    }
    mkdirSync(join(folder, 'dist'));
    const env = { PATH: process.env.PATH, PORT: '0', QUOTES_DATA: join(folder, 'data/quotes.db') };
    const [, command = ''] = /^CMD \["node", "(.+)"\]$/m.exec(stage) ?? [];
    const server = spawn(process.execPath, command.split('", "'), { cwd: folder, env });
    let output = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (part) => (output += String(part)));
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/http:\/\/localhost:\d{2,}/);
    const origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
    expect((await fetch(`${origin}/quotes`, toQuote('container'))).status).toBe(201);
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const upload = await fetch(`${origin}/quotes`, toUpload('photo', [new Uint8Array(photo)]));
    expect(await upload.json()).toMatchObject({ ok: true, note: 'We have your photo.' });
    expect((await runTool(env, join(folder, 'tools/quotes.ts'))).output).toContain('Visitor container');
    expect((await runTool(env, join(folder, 'tools/quote-test.ts'), '--help')).code).toBe(0);
    server.kill('SIGTERM');
    expect(await new Promise((resolve) => server.once('exit', resolve))).toBe(0);
  });
});
