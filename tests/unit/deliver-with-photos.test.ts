import { expect, it } from 'vitest';
import type { Delivery } from '@/features/quote/delivery/delivery';
import { timeouts } from '@/features/quote/delivery/deliver';
import { deliverWithPhotos } from '@/features/quote/delivery/deliver-with-photos';

const delivery: Delivery = { mode: 'server', url: 'https://shop.example/quotes', takesPhotos: true };
const quote = { name: 'Maria', phone: '512 555 0188', email: 'maria@example.com', message: 'Six windows.' };
const meta = { key: 'key-1', honeypot: '', seconds: 41, photos: [new Blob(['photo'])] };
const down = { status: 503, text: '{"ok":false}' };
const stored = { status: 201, text: '{"ok":true,"note":"We are closed on Sunday."}' };

type Answer = typeof down | 'dropped';

const respond = (answer: Answer) =>
  answer === 'dropped'
    ? Promise.reject(new TypeError('The connection is lost.'))
    : Promise.resolve(new Response(answer.text, { status: answer.status }));

/** Sends a request with a photo. The answers are to each attempt with the photo, and to each without it. */
function send(withPhoto: Answer, without: Answer, { staysOnline = true } = {}) {
  let isOnline = true;
  const upload = () => {
    isOnline = staysOnline;
    return respond(withPhoto);
  };
  const tools = {
    fetch: () => respond(without),
    wait: () => Promise.resolve(),
    now: () => 0,
    isOnline: () => isOnline,
    host: 'shop.example',
    log: () => {},
    ...timeouts,
  };
  return deliverWithPhotos({ delivery, quote, meta, unanswered: 0, tools, upload });
}

it('a request that the server refuses with and without its photos is not called unconfirmed', async () => {
  expect(await send(down, down)).toMatchObject({ kind: 'failed' });
  const forbidden = { status: 403, text: '{"ok":false}' };
  expect(await send(forbidden, forbidden)).toEqual({ kind: 'refused', errors: {} });
});

it('a request whose upload may have arrived is never said to be unsent', async () => {
  expect(await send('dropped', 'dropped', { staysOnline: false })).toEqual({ kind: 'unknown' });
  expect(await send('dropped', down)).toEqual({ kind: 'unknown' });
});

it('a request whose upload failed is said to be unsent once the connection is gone', async () => {
  expect(await send(down, down, { staysOnline: false })).toEqual({ kind: 'offline' });
});

it('the visitor learns whether photos are missing or may be', async () => {
  expect(await send(down, stored)).toEqual({
    kind: 'sent',
    note: 'Your photos did not arrive. Please text them to us. We are closed on Sunday.',
  });
  for (const unclear of ['dropped', { status: 504, text: '<h1>Gateway Time-out</h1>' }] as const)
    expect(await send(unclear, stored)).toEqual({
      kind: 'sent',
      note: 'Your photos may not have arrived. Please text them to us to be sure. We are closed on Sunday.',
    });
});
