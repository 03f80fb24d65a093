import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atEnd } from '../support/at-end';
import { runTool } from '../support/run-tool';
import { startStuckServer } from '../support/smtp-server';
import { prepareServer, toQuote } from './process';

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
  expect(await startAgain()).toContain(`There is no built site in ${server.site}.`);
});

it('a server does not start with a setting that it cannot use, and says why without the password', async () => {
  const server = await prepareServer({ QUOTES_WEBHOOK_URL: 'http://me:secret@localhost/' });
  const { code, output } = await runTool(server.env, 'src/server/main.ts');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^QUOTES_WEBHOOK_URL cannot be used\. (?!.*secret)/s),
  ]);
});

it('a server that is asked to stop answers what is in progress, takes nothing new, waits for no email, and exits with 0', async () => {
  const mail = await startStuckServer({ drips: false });
  atEnd(mail.stop);
  const server = await prepareServer({ SMTP_URL: mail.url, QUOTES_MAIL_TO: 'owner@shop.example' });
  await server.start();
  expect((await fetch(`${server.origin}/quotes`, toQuote('before'))).status).toBe(201);
  await expect.poll(mail.countConnections).toBe(1);
  const { body } = toQuote('slow');
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  const head = `Host: x\r\nContent-Type: application/json\r\nIdempotency-Key: slow\r\nContent-Length: ${body.length}`;
  socket.write(`POST /quotes HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 50)}`);
  await wait(200);
  const begun = performance.now();
  const ended = server.end('SIGTERM');
  await wait(200);
  await expect(fetch(`${server.origin}/health`)).rejects.toThrow();
  socket.write(body.slice(50));
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(8000);
  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect(server.rows('SELECT key FROM quotes')).toEqual([{ key: 'before' }, { key: 'slow' }]);
  expect(server.rows('SELECT DISTINCT state FROM outbox')).toEqual([{ state: 'waiting' }]);
  // `555` alone may be part of an id.
  expect(server.output()).not.toMatch(/Visitor|555\W?0188|visitor@/);
});
