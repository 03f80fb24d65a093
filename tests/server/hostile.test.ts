import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { prepareServer, toQuote, toUpload } from './process';

const requests = Number(process.env.HOSTILE ?? 1000);
const photos = Number(process.env.HOSTILE_PHOTOS ?? 100);
const server = await prepareServer();
let pid = 0;
beforeAll(async () => void (pid = await server.start()));

let seed = 17;
/** A random number from 0 to 1, in the same sequence in each run. */
const random = () => (seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
/** Megabytes of memory of the server, the most so far. */
const memory = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const openFiles = () => readdirSync(`/proc/${pid}/fd`).length;

const paths = [
  ...[
    '/',
    '/quotes',
    '/quotes/x',
    '/health',
    '/%ff',
    '/.env',
    '*',
    '/quotes?x=\u0000',
    `/${'a'.repeat(9000)}`,
  ],
  ...['//nginx.conf', '/../outside.txt', '/a/..%2f..%2foutside.txt', `/${'%2e%2e/'.repeat(30)}etc/passwd`],
];
const methods = ['GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'OPTIONS', 'get', 'BREW'];
const types = [
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', ''],
  ...['multipart/form-data', 'text/plain', 'application/json; charset=utf-16', ';;;'],
];
const bodies = [
  '{"name":',
  '['.repeat(60_000),
  '{"__proto__":{"name":"x"},"constructor":1}',
  `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  'a=1&'.repeat(16_000),
  '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx',
  `--b\r\n${'X-Y: z\r\n'.repeat(4000)}`,
  'x'.repeat(200_000),
  `{"name":"'; DROP TABLE quotes; --","email":"a@b.example\\r\\nBcc: c@d.example"}`,
  '',
];
const lengths = [
  (size: number) => `Content-Length: ${size}`,
  () => 'Content-Length: -1',
  () => 'Content-Length: 99999999999',
  (size: number) => `Content-Length: ${size + 50}`,
  () => 'Transfer-Encoding: chunked',
  (size: number) => `Content-Length: ${size}\r\nTransfer-Encoding: chunked`,
];

/** Sends one request, complete or truncated, and reads the response for at most half a second. */
function attack(): Promise<string> {
  const body = random() < 0.1 ? noise(300) : Buffer.from(pick(bodies));
  const length = (random() < 0.7 ? lengths[0] : pick(lengths))?.(body.length);
  const line = `${random() < 0.6 ? 'POST' : pick(methods)} ${random() < 0.6 ? '/quotes' : pick(paths)} HTTP/1.1`;
  const cookie = random() < 0.1 ? `Cookie: ${'c'.repeat(20_000)}\r\n` : '';
  const head = `${line}\r\nHost: ${pick(['x', 'x', 'x', '', 'a b', '<>'])}\r\nContent-Type: ${pick(types)}\r\n${length}\r\n${cookie}\r\n`;
  const whole = random() < 0.05 ? noise(400) : Buffer.concat([Buffer.from(head, 'latin1'), body]);
  const sent = random() < 0.15 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole;
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.end(sent));
    socket.on('data', (part) => {
      if (text.length < 4000) text += part.toString('latin1');
      if (random() < 0.2) socket.destroy();
    });
    socket.setTimeout(500, () => socket.destroy());
    socket.on('error', () => {}).on('close', () => resolve(text));
  });
}

it.runIf(process.platform === 'linux')(
  `${requests} hostile requests get no secret and no server error, and do not change the server`,
  async () => {
    const before = openFiles();
    let left = requests;
    const attacker = async () => {
      while (left-- > 0) {
        const text = await attack();
        expect(text).not.toMatch(/SECRET|root:|^HTTP\/1.1 5/);
      }
    };
    await Promise.all(Array.from({ length: 40 }, attacker));
    expect((await fetch(`${server.origin}/quotes`, toQuote('after'))).status).toBe(201);
    expect(server.rows('SELECT key FROM quotes')).toEqual([{ key: 'after' }]);
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 3);
    expect(memory()).toBeLessThan(400);
    expect(server.output()).not.toContain('request failed');
  },
  600_000,
);

it(`${photos} hostile files are stored as no photo, and every request is stored`, async () => {
  const plain = sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } });
  const [gif, jpeg, png] = [
    await plain.gif().toBuffer(),
    await plain.jpeg().toBuffer(),
    await plain.png().toBuffer(),
  ];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>1</script></svg>';
  const starts = [
    '\xff\xd8\xff\xe0',
    '\x89PNG\r\n\x1a\n',
    'RIFF\xff\xff\xff\x7fWEBPVP8L',
    'GIF89a',
    '%PDF-',
    'BM',
  ];
  const hostile = [
    () => noise(3000),
    () => Buffer.concat([Buffer.from(pick(starts), 'latin1'), noise(3000)]),
    () => pick([jpeg, png]).subarray(0, 20 + Math.floor(random() * 300)),
    () => {
      // A size of up to four billion pixels a side.
      const bomb = Buffer.from(png);
      for (const at of [16, 20]) bomb.writeUInt32BE(Math.floor(20_000 + random() * 4_000_000_000), at);
      return bomb;
    },
    () => gif,
    () => Buffer.from(pick(['', '\xff\xd8\xff']) + svg, 'latin1'),
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
  ];
  for (let n = 0; n < photos; n++) {
    const file = new Uint8Array(pick(hostile)());
    const response = await fetch(`${server.origin}/quotes`, toUpload(`photo-${n}`, [file]));
    expect(response.status).toBe(201);
    expect(await response.text()).toContain('We could not read photo-1.jpg.');
  }
  expect(server.rows('SELECT count(*) AS n FROM photos')).toEqual([{ n: 0 }]);
  expect(server.rows("SELECT count(*) AS n FROM quotes WHERE key LIKE 'photo-%'")).toEqual([{ n: photos }]);
  if (process.platform === 'linux') expect(memory()).toBeLessThan(700);
  expect(server.output()).not.toMatch(/worker:|request failed/);
}, 300_000);
