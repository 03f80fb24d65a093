import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../support/at-end';
import { runTool } from '../support/run-tool';
import { prepareServer } from './process';

it('a server that starts says where requests are stored, or why none can arrive', async () => {
  const server = await prepareServer();
  const startAgain = async () => {
    const before = server.output().length;
    await server.start();
    await expect.poll(() => server.output().slice(before)).toContain('.\n');
    await server.end('SIGTERM');
    return server.output().slice(before);
  };
  expect(await startAgain()).toContain(`Quote requests are stored in ${server.data}`);
  writeFileSync(join(server.site, 'request-quote.html'), '<form action="mailto:me@shop.example"></form>');
  expect(await startAgain()).toContain('The form in this build does not send requests to this server.');
  rmSync(server.site, { recursive: true });
  expect(await startAgain()).toContain(
    `There is no built site in ${server.site}. To build it and start this server, run npm start.`,
  );
});

it.each([
  ['a link to a disk that is not mounted', 'link', /link is a link to \S+\/disk, which is not there\. Mount/],
  ['a file', 'file', /file is a file, not a folder\. .*QUOTES_DATA/],
])(
  'a server whose data folder is %s says so everywhere, and does not claim to store',
  async (_, name, why) => {
    const folder = makeFolder();
    symlinkSync(join(folder, 'disk'), join(folder, 'link'));
    writeFileSync(join(folder, 'file'), '');
    const server = await prepareServer({ QUOTES_DATA: join(folder, name, 'data/quotes.db') });
    await server.start('/');
    expect(await (await fetch(`${server.origin}/health`)).json()).toMatchObject({ database: 'missing' });
    await expect.poll(server.output).toContain('Quote requests are refused');
    expect(server.output()).toMatch(/refused \(database: missing\): /);
    expect(server.output()).toMatch(why);
    expect(server.output()).not.toContain('are stored in');
    const command = await runTool(server.env, 'tools/quotes.ts');
    expect(command).toMatchObject({ code: 1, output: expect.stringMatching(why) as string });
    expect(command.output).not.toContain('npm start creates it');
    if (name === 'file') return;
    mkdirSync(join(folder, 'disk'));
    await expect.poll(() => fetch(`${server.origin}/health`)).toMatchObject({ ok: true });
  },
);

it.each([
  ['QUOTES_DATA', '"data/quotes.db"', 'QUOTES_DATA has quotes around its value. Write it without them'],
  [
    'QUOTES_WEBHOOK_URL',
    'http://me:secret@localhost/',
    'QUOTES_WEBHOOK_URL contains a user name or password',
  ],
])('a server does not start with %s=%s, and says why', async (name, value, why) => {
  const server = await prepareServer();
  const { code, output } = await runTool({ ...server.env, [name]: value }, 'src/server/main.ts');
  expect(code).toBe(1);
  expect(output).toContain(why);
  expect(output).not.toContain('secret');
});
