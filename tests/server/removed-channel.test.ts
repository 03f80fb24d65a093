import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { answer, startQuoteServer } from '../support/quote-server';
import { runTool } from '../support/run-tool';
import { atEnd } from '../support/at-end';
import { prepareServer, toQuote } from './process';

it('a channel that is taken out of the settings leaves nothing late, and gets what is left once it is set up again', async () => {
  const hook = await startQuoteServer(answer(500, '{}'), answer(200, '{}'));
  atEnd(hook.stop);
  const server = await prepareServer({ QUOTES_WEBHOOK_URL: hook.url });
  const { env, data, origin } = server;
  const run = async (...args: string[]) => (await runTool(env, 'tools/quotes.ts', ...args)).output;
  const health = async (): Promise<unknown> => (await fetch(`${origin}/health`)).json();
  await server.start();
  await fetch(`${origin}/quotes`, toQuote('one'));
  await expect.poll(health).toMatchObject({ ok: false, webhook: 'failing' });
  await server.end('SIGTERM');

  delete env.QUOTES_WEBHOOK_URL;
  const database = new DatabaseSync(data);
  database.exec('UPDATE outbox SET since = since - 7200000');
  database.close();
  await server.start();
  expect(await health()).toMatchObject({ ok: true, outbox: 'ok', webhook: 'not set' });
  expect(await run()).toContain('webhook given up (not set up, 1 tries)');
  expect(await run('retry')).toBe(
    '0 messages will be tried again within a minute. ' +
      'Not retried, because the channel is not set up: webhook (1). The server sends these once it is.\n',
  );
  await server.end('SIGTERM');

  env.QUOTES_WEBHOOK_URL = hook.url;
  await server.start();
  await expect.poll(() => hook.received).toHaveLength(2);
  await expect.poll(health).toMatchObject({ ok: true, webhook: 'ok' });
});
