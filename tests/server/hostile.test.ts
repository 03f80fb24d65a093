import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { seeded, serveForAll } from './hostile';
import { toQuote } from './process';

const total = Number(process.env.HOSTILE ?? 1000);
const { server, getPid } = await serveForAll();

const random = seeded(17);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

const paths = [
  '/',
  '/quotes',
  '/quotes/x',
  '/health',
  '//nginx.conf',
  '/%2fnginx.conf',
  '/../outside.txt',
  '/%ff',
  '/.env',
  '/a/..%2f..%2foutside.txt',
  `/${'%2e%2e/'.repeat(30)}etc/passwd`,
  '*',
  '/quotes?x=\u0000',
  '/_astro/large.abc123.avif',
  `/${'a'.repeat(9000)}`,
];
const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'OPTIONS', 'get', 'BREW'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-16',
  ';;;',
  '',
];
const bodies = [
  () => noise(300),
  () => Buffer.from('{"name":'),
  () => Buffer.from('['.repeat(60_000)),
  () => Buffer.from(`{"__proto__":{"name":"x"},"constructor":1}`),
  () => Buffer.from(`{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`),
  () => Buffer.from('a=1&'.repeat(16_000)),
  () => Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx'),
  () => Buffer.from(`--b\r\n${'X-Y: z\r\n'.repeat(4000)}`),
  () => Buffer.alloc(200_000, 'x'),
  () => Buffer.from(`{"name":"'; DROP TABLE quotes; --","email":"a@b.example\\r\\nBcc: c@d.example"}`),
  () => Buffer.from(''),
];
const sized = (size: number) => `Content-Length: ${size}`;
const lengths = [
  sized,
  () => 'Content-Length: -1',
  () => 'Content-Length: 99999999999',
  (size: number) => `Content-Length: ${size + 50}`,
  () => 'Transfer-Encoding: chunked',
  (size: number) => `Content-Length: ${size}\r\nTransfer-Encoding: chunked`,
];

/** Sends one request, complete or truncated, and reads the response for at most half a second. */
function attack(port: number): Promise<string> {
  const body = pick(bodies)();
  const head = `${random() < 0.6 ? 'POST' : pick(methods)} ${random() < 0.6 ? '/quotes' : pick(paths)} HTTP/1.1\r\nHost: ${pick(['x', 'x', 'x', 'x', '', 'x:99999', 'a b', '<>'])}\r\nContent-Type: ${pick(types)}\r\n${(random() < 0.7 ? sized : pick(lengths))(body.length)}\r\nX-Forwarded-For: ${pick(['1.2.3.4', "'", ',,,', '::1'])}\r\n${random() < 0.1 ? `Cookie: ${'c'.repeat(20_000)}\r\n` : ''}\r\n`;
  const whole = random() < 0.05 ? noise(400) : Buffer.concat([Buffer.from(head, 'latin1'), body]);
  const sent = random() < 0.15 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole;
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(sent));
    socket.on('data', (part) => {
      if (text.length < 4000) text += part.toString('latin1');
      if (random() < 0.2) socket.destroy();
    });
    socket.setTimeout(500, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${getPid()}/status`, 'utf8'))?.[1]) / 1024;
const openFiles = () => readdirSync(`/proc/${getPid()}/fd`).length;

describe.runIf(process.platform === 'linux')(`${total} hostile requests`, () => {
  it('get no secret and no server error, and do not change the server', async () => {
    const port = Number(new URL(server.origin).port);
    const before = openFiles();
    const codes = new Set<string>();
    let left = total;
    const attacker = async () => {
      while (left-- > 0) {
        const text = await attack(port);
        expect(text).not.toMatch(/SECRET|root:/);
        codes.add(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 'none');
      }
    };
    await Promise.all(Array.from({ length: 40 }, attacker));
    expect([...codes].filter((code) => code.startsWith('5'))).toEqual([]);
    const good = await fetch(`${server.origin}/quotes`, toQuote('after'));
    expect(good.status).toBe(201);
    expect(server.rows('SELECT key FROM quotes')).toEqual([{ key: 'after' }]);
    await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before + 3);
    expect(memory()).toBeLessThan(400);
    expect(server.output()).not.toContain('request failed');
  }, 600_000);
});
