import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deliver,
  getFormAction,
  getHiddenFields,
  getRetryDelay,
  type Delivery,
} from '@/features/quote/delivery';
import { toDelivery } from '@/features/quote/delivery-settings';
import type { Quote } from '@/features/quote/quote';
import { answer, drop, dropHalfway, hang, startQuoteServer, type Answer } from './quote-server';

const quote: Quote = {
  name: 'Maria',
  phone: '512 555 0188',
  email: 'maria@example.com',
  message: 'Six windows.',
};
const proof = { key: 'key-1', trap: '', seconds: 41 };
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Sends the quote to a real server that gives these answers. */
async function sendTo(...answers: Answer[]) {
  const server = await startQuoteServer(...answers);
  stops.push(server.stop);
  const waits: number[] = [];
  const log = vi.fn();
  const wait = async (ms: number) => void waits.push(ms);
  const delivery: Delivery = { mode: 'endpoint', url: server.url };
  const sent = await deliver(delivery, quote, proof, { fetch, wait, log, timeoutMs: 300 });
  expect(log).not.toHaveBeenCalled();
  return { sent, waits, received: server.received };
}

describe('deliver to an endpoint', () => {
  it('posts JSON once, with a key, and counts a plain 200', async () => {
    const { sent, received, waits } = await sendTo(answer(200, '{"success":true}'));
    expect(sent).toBe(true);
    expect(waits).toEqual([]);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ key: 'key-1', type: 'application/json' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...quote, leave_blank: '', fill_seconds: '41' });
  });

  it.each([
    ['an empty 204', answer(204, '')],
    ['a 200 with text', answer(200, 'Thanks', 'text/plain')],
    ['a 201 with other JSON', answer(201, '{"id":7}')],
  ])('counts %s as sent', async (_, given) => {
    expect((await sendTo(given)).sent).toBe(true);
  });

  it.each([
    ['200 with success:false', answer(200, '{"success":false}')],
    ['200 with ok:false', answer(200, '{"ok":false}')],
    ['200 with success:false called text', answer(200, '{"success":false}', 'text/plain')],
    ['200 with malformed JSON', answer(200, '{"success":tr')],
    ['400', answer(400, '{}')],
    ['404 with success:true', answer(404, '{"success":true}')],
  ])('takes %s as refused, at once', async (_, given) => {
    const { sent, received } = await sendTo(given);
    expect(sent).toBe(false);
    expect(received).toHaveLength(1);
  });

  it.each([
    ['429', answer(429, 'slow down')],
    ['503', answer(503, '')],
    ['a dropped connection', drop],
    ['an answer dropped halfway', dropHalfway],
    ['a hang', hang],
  ])('tries again after %s, with the same key', async (_, first) => {
    const { sent, received, waits } = await sendTo(first, answer(200, '{"success":true}'));
    expect(sent).toBe(true);
    expect(waits).toEqual([1000]);
    expect(received.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it.each([
    ['500', answer(500, 'oops')],
    ['a dropped connection', drop],
    ['a hang', hang],
  ])('gives up after three retries of %s and never calls it a success', async (_, always) => {
    const { sent, received, waits } = await sendTo(always);
    expect(sent).toBe(false);
    expect(received).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('waits at most 30 s', () => {
    expect([0, 1, 2, 4, 5, 9].map(getRetryDelay)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });
});

describe('other deliveries', () => {
  const send = async (delivery: Delivery) => {
    const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
    fetched.mockResolvedValue(new Response('{"success":true}'));
    const log = vi.fn();
    const tools = { fetch: fetched as unknown as typeof fetch, wait: async () => {}, log, timeoutMs: 300 };
    expect(await deliver(delivery, quote, proof, tools)).toBe(true);
    return { log, calls: fetched.mock.calls };
  };

  it('console logs the values once and sends nothing', async () => {
    const { log, calls } = await send({ mode: 'console' });
    expect(log.mock.calls).toEqual([['Quote request', quote]]);
    expect(calls).toEqual([]);
  });

  it('web3forms gets its key and its trap, and no header that it would refuse', async () => {
    const { calls, log } = await send({ mode: 'web3forms', accessKey: 'abc' });
    const [url, init] = calls[0] ?? [];
    expect(url).toBe('https://api.web3forms.com/submit');
    expect(Object.keys(init?.headers ?? {})).toEqual(['Content-Type', 'Accept']);
    expect(JSON.parse(String(init?.body))).toMatchObject({
      access_key: 'abc',
      botcheck: '',
      idempotency_key: 'key-1',
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('formspree gets JSON at its address', async () => {
    const { calls } = await send({ mode: 'formspree', url: 'https://formspree.io/f/x' });
    expect(calls[0]?.[0]).toBe('https://formspree.io/f/x');
    expect(JSON.parse(String(calls[0]?.[1].body))).toMatchObject({ name: 'Maria', _gotcha: '' });
  });

  it('netlify gets form fields with the name of the form', async () => {
    const { calls } = await send({ mode: 'netlify' });
    const body = new URLSearchParams(String(calls[0]?.[1].body));
    expect(calls[0]?.[0]).toBe('/');
    expect(body.get('form-name')).toBe('quote');
    expect(body.get('message')).toBe('Six windows.');
  });
});

describe('the form without JavaScript', () => {
  it('posts to the delivery, or opens the mail program', () => {
    expect(getFormAction({ mode: 'endpoint', url: 'https://a.example/q' }, 'x@y.example')).toBe(
      'https://a.example/q',
    );
    expect(getFormAction({ mode: 'console' }, 'x@y.example')).toMatch(/^mailto:x@y\.example/);
    expect(getHiddenFields({ mode: 'netlify' })).toEqual({ 'form-name': 'quote' });
  });
});

describe('toDelivery', () => {
  it('says which setting is missing', () => {
    expect(toDelivery({ mode: 'console' })).toEqual({ mode: 'console' });
    expect(() => toDelivery({ mode: 'endpoint' })).toThrow(/QUOTE_ENDPOINT/);
    expect(() => toDelivery({ mode: 'web3forms' })).toThrow(/QUOTE_ACCESS_KEY/);
  });
});
