import { connect } from 'node:net';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { typed } from './quote-app';
import { serveSite } from './raw-site';

/* The form of this server, sent by a browser without JavaScript: multipart, with or without photos. */

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
const photo = new Blob([new Uint8Array(await picture.jpeg().toBuffer())]);

/** A server for one test, and functions that send the form and read the page that comes back. */
async function serveForm(requestsPerTenMinutes = 0) {
  const server = await serveSite({ requestsPerTenMinutes });
  onTestFinished(server.stop);
  const send = async (photos: readonly Blob[], changes: Partial<typeof typed> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...changes })) body.append(name, value);
    body.append('fill_seconds', '60');
    if (photos.length === 0) body.append('photos', new Blob([]), '');
    for (const file of photos) body.append('photos', file, 'window.jpg');
    const response = await fetch(`http://127.0.0.1:${server.port}/quotes`, {
      method: 'POST',
      body,
      headers: { Accept: 'text/html' },
    });
    const page = parse(await response.text());
    return {
      status: response.status,
      text: page.querySelector('#response')?.text ?? '',
      values: {
        name: page.querySelector('[name=name]')?.getAttribute('value'),
        email: page.querySelector('[name=email]')?.getAttribute('value'),
        message: page.querySelector('[name=message]')?.text.replace(/^\n/, ''),
      },
    };
  };
  const quotes = () => server.database.prepare('SELECT quote FROM quotes').all();
  const photos = () => server.database.prepare('SELECT count(*) AS n FROM photos').get()?.n;
  return { ...server, send, quotes, photos };
}

const { name, email, message } = typed;

it('the form with JavaScript may send the same fields, and is answered in JSON', async () => {
  const { port, quotes, photos } = await serveForm();
  const send = (files: readonly Blob[], changes: Partial<typeof typed> = {}) => {
    const body = new FormData();
    const fields = { ...typed, ...changes, leave_blank: '', fill_seconds: '60', idempotency_key: 'k' };
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    for (const file of files) body.append('photos', file, 'window.jpg');
    const headers = { Accept: 'application/json' };
    return fetch(`http://127.0.0.1:${port}/quotes`, { method: 'POST', body, headers });
  };
  const first = await send([]);
  const { id } = (await first.json()) as { id: string };
  expect(first.status).toBe(201);
  const again = await send([photo, photo]);
  expect([again.status, await again.json()]).toEqual([
    200,
    { ok: true, id, note: 'We have your two photos.' },
  ]);
  const wrong = await send([photo], { phone: '12' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { ok: false, errors: { phone: expect.any(String) as string } },
  ]);
  expect([quotes().length, photos()]).toEqual([1, 1]);
});

describe('a form without JavaScript', () => {
  it.each([
    ['without', []],
    ['with', [photo]],
  ])('sent too often %s photos comes back with what was typed', async (_, photos) => {
    const { send, quotes } = await serveForm(1);
    expect((await send([])).text).toContain('Received');
    const { status, text, values } = await send(photos, { message: 'Another house.' });
    expect([status, values]).toEqual([429, { name, email, message: 'Another house.' }]);
    expect(text).toContain('That was a lot of requests. Please call us instead.');
    expect(quotes()).toHaveLength(1);
  });

  it('with photos that are too large comes back with what was typed', async () => {
    const { send, quotes } = await serveForm();
    const { status, text, values } = await send([new Blob([new Uint8Array(62_000_000)])]);
    expect([status, values]).toEqual([413, { name, email, message }]);
    expect(text).toContain('Send fewer, or text them to us.');
    expect(quotes()).toEqual([]);
  });

  it('with a message that is far too long comes back with all of it', async () => {
    const { send, quotes } = await serveForm();
    const long = 'Six windows. '.repeat(4000);
    const { status, text, values } = await send([photo], { message: long });
    expect([status, values.message === long]).toEqual([422, true]);
    expect(text).toContain('Message must be less than 1000 characters');
    const tooLong = await send([], { message: long.repeat(2) });
    expect([tooLong.status, tooLong.values.name, quotes()]).toEqual([413, name, []]);
    expect(tooLong.text).toContain('Your request is too long. Please shorten it, or call us.');
  });

  it('is kept without its photos while other visitors take all places for photos, and that is logged', async () => {
    const { port, send, quotes, photos, log } = await serveForm();
    const head = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nx';
    const take = (visitor: number) =>
      new Promise<() => void>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => {});
        const start = `POST /quotes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.${visitor >> 1}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n${head}`;
        socket.write(start, () => resolve(() => void socket.destroy()));
      });
    const leave = await Promise.all([0, 1, 2, 3, 4, 5].map(take));
    await expect
      .poll(async () => (await send([photo], { message: crypto.randomUUID() })).text)
      .toContain('We have your request, but not your photo. Please text it to (512) 555-0142.');
    // The form with JavaScript sends the photo again by itself.
    const json = new FormData();
    for (const [key, value] of Object.entries(typed)) json.append(key, value);
    json.append('photos', photo, 'window.jpg');
    const headers = { Accept: 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/quotes`, { method: 'POST', body: json, headers });
    expect(answer.status).toBe(503);
    expect(log).toContain('photos not stored: too many uploads at once');
    const kept = quotes().length;
    const before = photos();
    for (const end of leave) end();
    await expect
      .poll(async () => (await send([photo], { message: crypto.randomUUID() })).text)
      .toContain('Received');
    expect([quotes().length > kept, photos()]).toEqual([true, Number(before) + 1]);
  });
});
