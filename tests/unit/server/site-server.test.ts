import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
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

it('the answers to the form may be in a frame on any site', async () => {
  expect((await get('/quotes/x')).headers['content-security-policy']).toBe('frame-ancestors *');
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
