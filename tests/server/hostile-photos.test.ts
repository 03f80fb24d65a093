import { connect } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toBuiltFiles } from '../unit/server/quote-app';
import { seeded, serveForAll } from './hostile';
import { toUpload } from './process';

const total = Number(process.env.HOSTILE_PHOTOS ?? 100);
const { server, getPid } = await serveForAll();

const random = seeded(23);
const below = (end: number) => Math.floor(random() * end);
const noise = (length: number) => Buffer.from(Array.from({ length }, () => below(256)));
const starts = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'RIFF\xff\xff\xff\x7fWEBPVP8L',
  'GIF89a',
  '<svg>',
  '%PDF-',
  'BM',
];
const plain = sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } });
const real = await Promise.all(
  (['jpeg', 'png', 'webp'] as const).map((format) => plain.toFormat(format).toBuffer()),
);
const gif = await plain.gif().toBuffer();
const anyReal = () => Buffer.from(real[below(real.length)] ?? '');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>1</script></svg>';

/** Files that no photo may come of. */
const hostile: (() => Buffer)[] = [
  () => Buffer.concat([Buffer.from(starts[below(starts.length)] ?? '', 'latin1'), noise(below(3000))]),
  // Cut off.
  () => {
    const whole = anyReal();
    return whole.subarray(0, 20 + below(whole.length / 2 - 20));
  },
  // A size of up to four billion pixels a side.
  () => {
    const bomb = Buffer.from(real[1] ?? '');
    bomb.writeUInt32BE(20_000 + below(4_000_000_000), 16);
    bomb.writeUInt32BE(20_000 + below(4_000_000_000), 20);
    return bomb;
  },
  () => gif,
  () => Buffer.from(svg),
  () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from(svg)]),
  () => Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><svg>&a;</svg>'),
  () => noise(below(5000)),
];
const memory = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${getPid()}/status`, 'utf8'))?.[1]) / 1024;

it(`stores no photo of ${total} hostile files, and every request`, async () => {
  let left = total;
  const visit = async () => {
    while (left > 0) {
      const key = `hostile-${left--}`;
      const file = hostile[below(hostile.length)]?.() ?? Buffer.alloc(0);
      const response = await fetch(`${server.origin}/quotes`, toUpload(key, [new Uint8Array(file)]));
      const { note } = (await response.json()) as { note: string };
      expect([response.status, note]).toEqual([
        201,
        expect.stringContaining('We could not read photo-1.jpg.'),
      ]);
    }
  };
  await Promise.all(Array.from({ length: 2 }, visit));
  expect(server.rows('SELECT count(*) AS n FROM photos')).toEqual([{ n: 0 }]);
  expect(server.rows('SELECT count(*) AS n FROM quotes')).toEqual([{ n: total }]);
  if (process.platform === 'linux') expect(memory()).toBeLessThan(700);
  expect(server.output()).not.toMatch(/worker:|request failed/);
}, 300_000);

it('keeps running when an upload ends in the middle of its second photo', async () => {
  const large = await plain.clone().resize(6000, 4000).jpeg().toBuffer();
  const part = (name: string) =>
    `\r\nContent-Disposition: form-data; name="photos"; filename="${name}"\r\n\r\n`;
  const first = Buffer.concat([Buffer.from(`--b${part('a.jpg')}`), large, Buffer.from('\r\n--b')]);
  const second = Buffer.from(`${part('b.jpg')}cut off`);
  const head = `POST /quotes HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${first.length + second.length}\r\n\r\n`;
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(head), first])),
    );
    // By then the first photo is whole, and is being re-encoded.
    setTimeout(() => socket.write(second), 50);
    socket.on('data', (bytes) => resolve(bytes.toString()));
    socket.on('close', () => resolve('no answer')).on('error', () => {});
  });
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(server.isRunning()).toBe(true);
});

it('ends an upload that trickles, and shows the form again with what was typed', async () => {
  const built = toBuiltFiles();
  writeFileSync(join(server.site, 'quote-answer.html'), built['/quote-answer']);
  writeFileSync(join(server.site, 'quote-form.json'), built['/quote-form.json']);
  const head =
    'POST /quotes HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n' +
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nMaria\r\n' +
    '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
  const begun = performance.now();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(head));
    const drip = setInterval(() => socket.write(noise(100)), 200);
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(drip);
      resolve(text);
    });
  });
  expect(performance.now() - begun).toBeLessThan(30_000);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('Your photos did not arrive.');
  expect(answer).toContain('value="Maria"');
});
