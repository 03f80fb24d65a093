import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { readPending } from '@/features/quote/delivery/pending';
import { useSender } from '@/features/quote/delivery/use-sender';

afterEach(() => void vi.unstubAllGlobals());

it('a request with photos that was refused before the connection went is not pending as unconfirmed', async () => {
  const stored = new Map<string, string>();
  const connection = { onLine: true };
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('location', { hostname: 'shop.example' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  /** Refuses a request and then goes offline. */
  class Refusal {
    status = 403;
    responseText = '{"ok":false}';
    upload = {};
    onload = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      connection.onLine = false;
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refusal);
  let sender: ReturnType<typeof useSender> | undefined;
  const Form = () => {
    sender = useSender({ mode: 'server', url: '/quotes', takesPhotos: true }, false);
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  const quote = { name: 'Maria', phone: '512 555 0188', email: 'maria@example.com', message: 'Six windows.' };
  const extras = { honeypot: '', texts: '', priceRange: '' };
  const result = await sender?.send(quote, extras, [new Blob(['photo'])], () => {});
  expect(result).toEqual({ kind: 'offline' });
  expect(readPending()).toMatchObject({ unanswered: 0 });
});
