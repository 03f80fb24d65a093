import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createIdempotencyKey, deliver, getRetryDelay } from '@/features/quote/delivery/deliver';
import { toOutcome } from '@/features/quote/form/outcome';
import { getFormAction, getHiddenFields, toRequest, type Delivery } from '@/features/quote/delivery/delivery';
import type { Quote } from '@/features/quote/rules/quote';
import { answer, drop, dropHalfway, hang, startQuoteServer, type Answer } from '../support/quote-server';

const quote: Quote = {
  name: 'Maria',
  phone: '512 555 0188',
  email: 'maria@example.com',
  message: 'Six windows.',
};
const meta = { key: 'key-1', honeypot: '', seconds: 41 };

/** A browser on a page of this host, and tools that count waits instead of waiting. */
function prepare({ host = 'shop.test', attemptMs = 15_000 } = {}) {
  const waits: number[] = [];
  const log = vi.spyOn(console, 'info').mockReturnValue();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { hostname: host });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    log.mockRestore();
  });
  const wait = (ms: number) => Promise.resolve(void waits.push(ms));
  return { tools: { wait, attemptMs }, waits, log };
}

/** Sends the quote to a real server with these answers. */
async function sendTo(answers: Answer[], delivery: Partial<Delivery> = {}, photos: File[] = []) {
  const { url, received, stop } = await startQuoteServer(...answers);
  onTestFinished(stop);
  // A busy machine answers late, so only a hang has a short timeout.
  const { tools, waits, log } = prepare(answers.includes(hang) ? { attemptMs: 300 } : {});
  const whole = { mode: 'endpoint', accessKey: '', url, ...delivery } as Delivery;
  const result = await deliver(whole, quote, { ...meta, photos }, tools);
  expect(log).not.toHaveBeenCalled();
  return { result, kind: result.kind, waits, received };
}
const toServer = { mode: 'server' } as const;

const success = answer(200, '{"success":true}');

describe('deliver to an endpoint', () => {
  it('posts JSON once with an idempotency key, and reports success', async () => {
    const { kind, received, waits } = await sendTo([success]);
    expect([kind, waits, received.length]).toEqual(['sent', [], 1]);
    expect(received[0]).toMatchObject({ key: 'key-1', type: 'application/json' });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ ...quote, leave_blank: '', fill_seconds: '41' });
  });

  const page = answer(200, '<!doctype html><h1>Thank you</h1>', 'text/html');
  const plain = (text: string) => answer(200, text, 'text/plain');
  it.each<[name: string, given: Answer, kind: string, mode?: 'server']>([
    ['an empty 204', answer(204, ''), 'sent'],
    ['a 201 with other JSON', answer(201, '{"id":7}'), 'sent'],
    ['a 200 with the word OK', plain('OK'), 'sent'],
    ['a page', page, 'unknown'],
    ['malformed JSON with 201', answer(201, '{"success":tr'), 'unknown'],
    ['a list that is cut off', answer(201, '[{"id":7},{"i'), 'unknown'],
    ['one success and one failure', answer(200, '{"ok":true,"success":"no"}'), 'unknown'],
    ['a redirect', (response) => response.writeHead(302, { Location: '/thanks' }).end(), 'unknown'],
    ["a text of the site's own server", plain('Down for maintenance'), 'unknown', 'server'],
    ["an empty 204 of the site's own server", answer(204, ''), 'unknown', 'server'],
    ['200 with success:false', answer(200, '{"success":false}'), 'refused'],
    ['200 with success and an error', answer(200, '{"success":true,"error":"full"}'), 'refused'],
    ['404 with success:true', answer(404, '{"success":true}'), 'refused'],
    ['400 with its errors in a sentence', answer(400, '{"errors":"no room"}'), 'refused'],
  ])('interprets %s correctly, without a retry', async (_, given, kind, mode) => {
    const sent = await sendTo([given, success], mode && { mode });
    expect(sent.kind).toBe(kind);
    expect(sent.received).toHaveLength(1);
  });

  it('passes on the messages by field', async () => {
    const { result } = await sendTo([
      answer(422, '{"ok":false,"errors":{"email":"Invalid email address","x":7}}'),
    ]);
    expect(result).toEqual({ kind: 'refused', errors: { email: 'Invalid email address' } });
  });

  it.each([
    ['429', answer(429, 'slow down')],
    ['503', answer(503, '')],
    ['a dropped connection', drop],
    ['an answer dropped halfway', dropHalfway],
    ['a hang', hang],
  ])('retries after %s with the same idempotency key', async (_, first) => {
    const { kind, received, waits } = await sendTo([first, success]);
    expect(kind).toBe('sent');
    expect(waits).toEqual([1000]);
    expect(received.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('calls a status of a proxy no failure, because the server behind it may have stored the request', async () => {
    for (const status of [408, 409, 502, 504, 522]) {
      const { kind, received } = await sendTo([answer(status, '')]);
      // Only a connection that breaks, 429 and 5xx are tried again.
      expect([kind, received.length]).toEqual(['unknown', status < 500 ? 1 : 4]);
    }
    expect((await sendTo([answer(502, '{"ok":false,"error":"disk"}')])).kind).toBe('failed');
  });

  it.each([
    ['500', answer(500, 'oops'), 'failed'],
    ['429', answer(429, ''), 'busy'],
    ['a dropped connection', drop, 'unknown'],
    ['a hang', hang, 'unknown'],
  ])('gives up after three retries of %s', async (_, always, kind) => {
    const sent = await sendTo([always]);
    expect(sent.kind).toBe(kind);
    expect(sent.received).toHaveLength(4);
    expect(sent.waits).toEqual([1000, 2000, 4000]);
  });

  it('does not report a failure when an earlier attempt may have arrived', async () => {
    expect((await sendTo([drop, answer(500, '')])).kind).toBe('unknown');
    expect((await sendTo([hang, answer(429, '')])).kind).toBe('unknown');
    expect((await sendTo([drop, answer(400, '')])).kind).toBe('unknown');
    expect((await sendTo([drop, answer(400, '{"errors":"no room"}')])).kind).toBe('unknown');
  });

  it('waits as long as Retry-After asks, or leaves the retry to the visitor when that is too long', async () => {
    const later =
      (seconds: string): Answer =>
      (response) =>
        response.writeHead(429, { 'Retry-After': seconds }).end();
    expect((await sendTo([later('7'), success])).waits).toEqual([7000]);
    expect((await sendTo([later('soon'), success])).waits).toEqual([1000]);
    const [untilDate = 0] = (await sendTo([later(new Date(Date.now() + 8000).toUTCString()), success])).waits;
    expect(untilDate).toBeGreaterThan(3000);
    const { result, received } = await sendTo([later('90'), success]);
    expect(received).toHaveLength(1);
    expect(result).toEqual({ kind: 'busy' });
  });

  it.each([
    [60_000, 'unknown'],
    [14_000, 'sent'],
  ])('ends within 20 seconds, with a server that answers once after %i ms', async (answersAfter, kind) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const fetched = vi.fn<typeof fetch>((_, init) => {
      const aborted = new Promise<never>((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      );
      return Promise.race([later(answersAfter).then(() => new Response('{"ok":true}')), aborted]);
    });
    const { tools } = prepare();
    vi.stubGlobal('fetch', fetched);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const delivery: Delivery = { mode: 'endpoint', url: '/quotes' };
    const result = deliver(delivery, quote, meta, { ...tools, wait: later });
    const ended = vi.fn();
    void result.then(ended);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toHaveBeenCalledWith({ kind });
    if (kind === 'sent') expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it('a service without idempotency keys gets no second copy of what it may have', async () => {
  for (const [always, kind] of [
    [hang, 'unknown'],
    [drop, 'unknown'],
    [answer(504, ''), 'unknown'],
    [answer(500, ''), 'failed'],
  ] as const) {
    const sent = await sendTo([always, success], { accessKey: 'abc' });
    expect([sent.kind, sent.received.length]).toEqual([kind, 1]);
  }
});

describe('deliver with photos', () => {
  const photos = [new File(['photo'], 'window.jpg')];
  const down = answer(503, '{"ok":false}');
  const stored = answer(201, '{"ok":true,"note":"We are closed on Sunday."}');

  it('sends the words alone if the photos do not get through, and says so', async () => {
    const { result, received } = await sendTo([down, down, down, down, stored], toServer, photos);
    expect(result).toEqual({
      kind: 'sent',
      note: 'Your photos did not arrive. Please text them to us. We are closed on Sunday.',
    });
    expect(received.at(-1)?.body).not.toContain('window.jpg');
    expect((await sendTo([drop, drop, drop, drop, stored], toServer, photos)).result).toEqual({
      kind: 'sent',
      note: 'Your photos may not have arrived. Please text them to us to be sure. We are closed on Sunday.',
    });
  });

  it('never says that a request which may have arrived was not sent', async () => {
    expect((await sendTo([drop, down], toServer, photos)).kind).toBe('unknown');
    expect((await sendTo([down], toServer, photos)).kind).toBe('failed');
    expect((await sendTo([answer(403, '{"ok":false}')], toServer, photos)).kind).toBe('refused');
  });
});

it('the idempotency key is the same for the same words on one day, and another one for others', async () => {
  const day = Date.UTC(2026, 10, 25);
  const key = await createIdempotencyKey('Six windows.', day);
  expect(await createIdempotencyKey('Six windows.', day + 86_399_999)).toBe(key);
  expect(await createIdempotencyKey('Six windows.', day + 86_400_000)).not.toBe(key);
  expect(await createIdempotencyKey('Seven windows.', day)).not.toBe(key);
});

it('there is an idempotency key without https, too', async () => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await createIdempotencyKey('a')).toMatch(/^.{16,}$/);
});

it('the delay before a retry doubles each time, up to 30 s', () => {
  expect([0, 1, 2, 5, 9].map(getRetryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000]);
});

/** The body of a request without photos. */
const toText = ({ body }: RequestInit = {}) =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : '';

describe('other deliveries', () => {
  const send = async (delivery: Delivery, host?: string, headers = {}) => {
    const fetched = vi.fn<typeof fetch>();
    fetched.mockResolvedValue(new Response('{"success":true}', { headers }));
    const { tools, log } = prepare({ host });
    vi.stubGlobal('fetch', fetched);
    const { kind } = await deliver(delivery, quote, meta, tools);
    return { kind, log, calls: fetched.mock.calls };
  };

  it.each([
    ['localhost', 'sent', [['Quote request', quote]]],
    ['localhost.oakshade.com', 'handover', []],
    ['192.168.1.7', 'handover', []],
  ])('console on %s is %s, and sends nothing', async (host, expected, lines) => {
    const { kind, log, calls } = await send({ mode: 'console' }, host);
    expect([kind, log.mock.calls, calls]).toEqual([expected, lines, []]);
  });

  it('a form service gets its access key, and no header that it would refuse', async () => {
    const url = 'https://api.web3forms.com/submit';
    const { calls, kind } = await send({ mode: 'endpoint', url, accessKey: 'abc' });
    const [asked, init] = calls[0] ?? [];
    expect([kind, asked]).toEqual(['sent', url]);
    expect(Object.keys(init?.headers ?? {}).toSorted()).toEqual(['Accept', 'Content-Type']);
    expect(JSON.parse(toText(init))).toMatchObject({ access_key: 'abc', idempotency_key: 'key-1' });
  });

  it('the page may be left while a request without photos is on its way', () => {
    for (const photos of [[], [new File(['photo'], 'window.jpg')]]) {
      const { keepalive } = toRequest({ mode: 'server', url: '/quotes' }, quote, { ...meta, photos });
      expect(keepalive).toBe(photos.length === 0);
    }
  });

  it('netlify gets the form name, and is believed when Netlify itself answers', async () => {
    const { calls, kind } = await send({ mode: 'netlify' }, undefined, { 'X-Nf-Request-Id': '01H' });
    const body = new URLSearchParams(toText(calls[0]?.[1]));
    expect(calls[0]?.[0]).toBe('/');
    expect(body.get('form-name')).toBe('quote');
    expect(body.get('message')).toBe('Six windows.');
    expect(kind).toBe('sent');
  });
});

it('the form without JavaScript posts to the delivery, or opens the mail program', () => {
  const endpoint: Delivery = { mode: 'endpoint', url: 'https://a.example/q' };
  expect(getFormAction(endpoint, 'x@y.example')).toBe(endpoint.url);
  expect(getFormAction({ mode: 'console' }, 'x@y.example')).toMatch(/^mailto:x@y\.example/);
  expect(getHiddenFields({ mode: 'netlify' })).toEqual({ 'form-name': 'quote' });
});

it('a failure offers another try; what may have arrived does only where a request is stored once', () => {
  const canRetry = (kind: 'failed' | 'refused' | 'unknown', isIdempotent: boolean) =>
    toOutcome({ kind }, 24, isIdempotent).canRetry;
  expect(canRetry('failed', false)).toBe(true);
  expect(canRetry('refused', false)).toBe(true);
  expect(canRetry('unknown', false)).toBe(false);
  expect(canRetry('unknown', true)).toBe(true);
});
