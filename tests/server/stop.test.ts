import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareServer, toQuote } from './process';

const server = await prepareServer();
beforeAll(() => server.start());
afterAll(async () => {
  await server.end('SIGKILL');
  server.remove();
});

describe('a server that is asked to stop', () => {
  it('answers what is under way, takes nothing new, and exits with 0', async () => {
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
    const ended = server.end('SIGTERM');
    await wait(200);
    await expect(fetch(`${server.origin}/health`)).rejects.toThrow();
    socket.write(body.slice(50));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
    expect(server.rows('SELECT key FROM quotes')).toEqual([{ key: 'slow' }]);
    expect(server.output()).not.toMatch(/Visitor|555|example\.com/);
  });
});
