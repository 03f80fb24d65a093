import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getLinkSecret, toToken } from '../../../src/server/follow-up/links';
import type { StoredRequest } from '../../../src/server/types';
import { typed } from './quote-app';
import { serveSite } from './raw-site';

const { port, get, stop } = await serveSite();
afterAll(stop);

describe('every answer', () => {
  it.each([
    '/',
    '/about',
    '/nowhere',
    '/about/',
    '/%ff',
    '/_astro/a.abc123.js',
    '/quotes',
    '/quotes/x',
    '/health',
  ])('for %s varies by encoding and forbids sniffing', async (path) => {
    const { headers } = await get(path);
    expect(headers.vary).toContain('Accept-Encoding');
    if (path !== '/%ff') expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('about quotes and health is never cached', async () => {
    for (const path of ['/quotes', '/quotes/x', '/health'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });
});

it('the answers to the form may be in a frame, links to a request may not', async () => {
  expect((await get('/quotes/x')).headers['content-security-policy']).toBe('frame-ancestors *');
  expect((await get('/quotes/link/x')).headers['content-security-policy']).toBe("frame-ancestors 'none'");
});

const post = (body: string, more = {}) =>
  fetch(`http://127.0.0.1:${port}/quotes`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    ...more,
  });

it('a request for a quote is refused unread when it is too large, whole or in chunks', async () => {
  expect((await post('x'.repeat(70_000))).status).toBe(413);
  async function* pieces() {
    for (let piece = 0; piece < 100; piece++) {
      yield Buffer.alloc(1024, 'x');
      await wait(1);
    }
  }
  const streamed = await post('', { body: pieces(), duplex: 'half' }).catch(() => ({ status: 413 }));
  expect(streamed.status).toBe(413);
});

describe('the link of a visitor', () => {
  /** A server with one request, of which the shop has been told. */
  async function serveRequest(requestsPerTenMinutes = 0) {
    const send = vi.fn<(request: StoredRequest) => Promise<void>>(() => Promise.resolve());
    const server = await serveSite({ notifiers: [{ channel: 'mail', send }], requestsPerTenMinutes });
    onTestFinished(server.stop);
    const quotes = `http://127.0.0.1:${server.port}/quotes`;
    const body = JSON.stringify(typed);
    const stored = await fetch(quotes, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    const { id } = (await stored.json()) as { id: string };
    await expect.poll(() => send.mock.calls.length).toBe(1);
    const token = toToken({ kind: 'visitor', id }, getLinkSecret(server.database));
    return { ...server, send, path: `/quotes/link/${token}` };
  }

  it('tells the shop at once about a corrected phone number', async () => {
    const { port, path, send } = await serveRequest();
    const body = new URLSearchParams({ action: 'phone', value: '512 555 0199' });
    const changed = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body });
    expect(changed.status).toBe(200);
    await expect.poll(() => send.mock.calls.at(-1)?.[0].quote.phone, { timeout: 5000 }).toBe('512 555 0199');
  });

  it('says that a photo cannot be shown while the database cannot be read, and logs it', async () => {
    const { database, get, path, log } = await serveRequest();
    expect((await get(`${path}/photos/1`)).status).toBe(404);
    database.exec('ALTER TABLE photos RENAME TO moved');
    const { status, body } = await get(`${path}/photos/1`);
    expect([status, body]).toEqual([503, expect.stringContaining('We cannot open this right now.')]);
    expect(log).toContain('link not opened');
  });

  it('takes no photos from a visitor who has sent too many requests', async () => {
    const { port, path } = await serveRequest(1);
    const body = new FormData();
    body.append('photos', new Blob(['x']), 'a.jpg');
    const refused = await fetch(`http://127.0.0.1:${port}${path}/photos`, { method: 'POST', body });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});
