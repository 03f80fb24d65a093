import { expect, it } from 'vitest';
import { runTool } from '../support/run-tool';
import { prepareServer, toQuote } from './process';

it('npm run quotes keeps what a visitor typed into a field on its line, and from turning the text around', async () => {
  const { start, env, origin } = await prepareServer();
  await start();
  const fields = JSON.parse(toQuote('k').body) as object;
  const body = JSON.stringify({ ...fields, name: 'Ann\u2067 Lee', phone: '512\n5550188\u202e\u0085 1' });
  expect((await fetch(`${origin}/quotes`, { ...toQuote('k'), body })).status).toBe(201);
  const list = (await runTool(env, 'tools/quotes.ts')).output;
  expect(list.split('\n')).toHaveLength(5);
  expect(list).toMatch(/Ann Lee {2}512 5550188 1 /);
  const id = /[\da-f]{8}/.exec(list)?.[0] ?? '';
  const { output } = await runTool(env, 'tools/quotes.ts', 'show', id);
  expect(output).toMatch(/^Name: Ann Lee$/m);
  expect(output).toMatch(/^Phone: 512 5550188 1$/m);
});

it('npm run quotes -- link says how to build the site that it needs', async () => {
  const { start, env, folder } = await prepareServer();
  await start();
  expect(await runTool({ ...env, SITE_DIR: `${folder}/none` }, 'tools/quotes.ts', 'link')).toEqual({
    code: 1,
    output: `There is no built site in ${folder}/none. Run npm run build first.\n`,
  });
});
