import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareServer, toQuote } from './process';

// A mail server that accepts connections and says nothing.
const mail = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
await once(mail, 'listening');
const { port: mailPort } = mail.address() as AddressInfo;
const server = await prepareServer({
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  QUOTES_MAIL_TO: 'owner@shop.example',
});
beforeAll(() => server.start());
afterAll(() => void mail.close());

it('a server that is asked to stop answers requests in progress, accepts nothing new, waits for no email, and exits with 0', async () => {
  expect((await fetch(`${server.origin}/quotes`, toQuote('before'))).status).toBe(201);
  await expect.poll(() => new Promise((done) => mail.getConnections((_, count) => done(count)))).toBe(1);
  const port = Number(new URL(server.origin).port);
  const { body, headers } = toQuote('slow');
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  const lines = Object.entries({
    Host: 'x',
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
  });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST /quotes HTTP/1.1\r\n${head}\r\n${body.slice(0, 50)}`);
  await wait(200);
  const begun = performance.now();
  const ended = server.end('SIGTERM');
  await wait(200);
  await expect(fetch(`${server.origin}/health`)).rejects.toThrow();
  socket.write(body.slice(50));
  expect(await ended).toBe(0);
  // The default timeouts of the mail library would take 25 seconds.
  expect(performance.now() - begun).toBeLessThan(8000);
  expect(answer).toMatch(/^HTTP\/1.1 201 /);
  expect(server.rows('SELECT key FROM quotes')).toEqual([{ key: 'before' }, { key: 'slow' }]);
  expect(server.rows("SELECT DISTINCT state FROM outbox WHERE channel = 'mail'")).toEqual([
    { state: 'waiting' },
  ]);
  // `555` alone may be part of an id.
  expect(server.output()).not.toMatch(/Visitor|555\W?0188|example\.com/);
});
