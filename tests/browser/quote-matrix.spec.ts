import type { ServerResponse } from 'node:http';
import { expect, test, type Page } from './test.ts';
import { answer, drop, dropHalfway, hang, type Answer } from '../unit/quote-server.ts';
import { failure, fill, form, openWithServer, submit, success, unconfirmed } from './quote-page.ts';

/*
 * A desk that keeps one request for each key, with every fault that a network or a service can have, before or after
 * it has kept it. Whatever happens: success is shown only for what is kept, failure only for what is not, and a
 * second try on a desk that is well again leaves exactly one.
 */
type Told = typeof success | typeof failure | typeof unconfirmed;
const redirect: Answer = (response) => response.writeHead(302, { Location: '/thanks' }).end();
const cut: Answer = (response) => response.destroy();
const later: Answer = (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '90' }).end();
const kept = answer(201, '{"ok":true,"id":"7"}');

const faults: [name: string, isKept: boolean, given: Answer, told: Told][] = [
  ['a desk that is well', true, kept, success],
  ['a desk that kept it before', true, answer(200, '{"ok":true,"id":"7"}'), success],
  ['an empty 202', true, answer(202, ''), success],
  ['an empty 204', true, answer(204, ''), success],
  ['an empty 200', true, answer(200, ''), success],
  ['200 with the word OK', true, answer(200, 'OK', 'text/plain'), success],
  ['a page', false, answer(200, '<!doctype html><p>Thank you', 'text/html'), unconfirmed],
  ['a redirect', false, redirect, unconfirmed],
  ['success as text', false, answer(200, '{"success":"false"}'), unconfirmed],
  ['half a JSON', true, answer(200, '{"ok":tr'), unconfirmed],
  ['success:false', false, answer(200, '{"success":false}'), failure],
  ['an error beside success', false, answer(200, '{"success":true,"error":"quota"}'), failure],
  ['201 with an error', false, answer(201, '{"ok":false,"error":"disk"}'), failure],
  ['400', false, answer(400, '{"ok":false}'), failure],
  ['404', false, answer(404, 'no'), failure],
  ['413', false, answer(413, ''), failure],
  ['429 with a time', false, later, failure],
  ['503', false, answer(503, ''), failure],
  ['a 502 of a proxy', false, answer(502, '<h1>Bad Gateway</h1>', 'text/html'), unconfirmed],
  ['a 504 of a proxy after it was kept', true, answer(504, ''), unconfirmed],
  ['a 409 after it was kept', true, answer(409, ''), unconfirmed],
  ['a cut before anything was kept', false, cut, unconfirmed],
  ['a cut after it was kept', true, cut, unconfirmed],
  ['an answer that breaks off', true, dropHalfway, unconfirmed],
  ['a hang before it was kept', false, hang, unconfirmed],
  ['a hang after it was kept', true, hang, unconfirmed],
  ['a dropped connection', false, drop, unconfirmed],
];

// The page under test comes from this machine too, which browsers ask about.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/** One of each kind, before and after the desk has kept it; how each of the others is read is a rule of its own, in delivery.test.ts. */
const short = new Set([
  'a desk that is well',
  '200 with the word OK',
  'a page',
  'a 504 of a proxy after it was kept',
  'an error beside success',
  '429 with a time',
  '503',
  'a cut after it was kept',
  'an answer that breaks off',
  'a hang before it was kept',
]);

for (const [name, isKept, given, told] of faults)
  test(`${name}: "${told}"`, { tag: short.has(name) ? [] : '@full' }, async ({ page }) => {
    await page.clock.install();
    const desk = new Set<string | undefined>();
    let isWell = false;
    let asked = 0;
    const server = await openWithServer(page, (response, request) => {
      if (request.method === 'OPTIONS') return answer(204, '')(response, request);
      asked += 1;
      if (isKept || isWell) desk.add(request.headers['idempotency-key']?.toString());
      return (isWell ? kept : given)(response, request);
    });
    await fill(page);
    await submit(page).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(form(page).getByText(/^(?:Quote request|Something went|We could not)/)).toBeVisible({
        timeout: 150,
      });
    }).toPass();
    const shown = await form(page)
      .getByText(/^(?:Quote request|Something went|We could not)/)
      .innerText();
    expect(shown).toBe(told);
    expect(asked).toBeLessThanOrEqual(4);
    if (shown === success) expect(desk.size).toBe(1);
    else {
      await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
      await expect(form(page).getByRole('link', { name: 'Call', exact: true })).toBeVisible();
      // The visitor changes a word, reloads and tries again, and the desk is well.
      isWell = true;
      await page.getByRole('textbox', { name: 'Message' }).fill('Seven west-facing windows.');
      await page.reload();
      await page.clock.runFor(91_000);
      await page.mouse.move(300, 300);
      await page.getByLabel('Name').focus();
      await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
      if (told === unconfirmed) await expect(form(page).getByText(unconfirmed)).toBeVisible();
      await submit(page).click();
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(form(page).getByText(success)).toBeVisible({ timeout: 150 });
      }).toPass();
      expect(desk.size).toBe(1);
    }
    server.stop();
  });

test('messages of the desk stand at their fields', async ({ page }) => {
  const server = await openWithServer(page, (response, request) =>
    request.method === 'OPTIONS'
      ? answer(204, '')(response, request)
      : answer(422, '{"ok":false,"errors":{"email":"Invalid email address"}}')(response, request),
  );
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('group', { name: /Please check one field/ })).toBeFocused();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  server.stop();
});

test('a place that wants to be asked later is asked later', async ({ page }) => {
  let asked = 0;
  const server = await openWithServer(page, (response, request) => {
    if (request.method === 'OPTIONS') return answer(204, '')(response, request);
    asked += 1;
    return later(response, request);
  });
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(failure)).toBeVisible();
  await expect(form(page).getByRole('button', { name: /^Retry in \d+ s$/ })).toBeDisabled();
  await submit(page).click();
  await expect(form(page).getByText(failure)).toBeVisible();
  expect(asked).toBe(1);
  server.stop();
});

test('offline it says so, and sends when the connection is back', async ({ page, context }) => {
  const server = await openWithServer(page, (response, request) =>
    request.method === 'OPTIONS' ? answer(204, '')(response, request) : kept(response, request),
  );
  await fill(page);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await context.setOffline(true);
  await submit(page).click();
  await expect(form(page).getByText('You are offline. Your request has not been sent.')).toBeVisible();
  await form(page).getByRole('button', { name: 'Send when I am back online' }).click();
  expect(server.received.filter(({ body }) => body)).toHaveLength(0);
  await context.setOffline(false);
  await expect(form(page).getByText(success)).toBeVisible();
  expect(server.received.filter(({ body }) => body)).toHaveLength(1);
  server.stop();
});

test('a request that was not sent for want of a connection goes out at once when it is back before the press', async ({
  page,
  context,
}) => {
  const server = await openWithServer(page, (response, request) =>
    request.method === 'OPTIONS' ? answer(204, '')(response, request) : kept(response, request),
  );
  await fill(page);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await context.setOffline(true);
  await submit(page).click();
  const later = form(page).getByRole('button', { name: 'Send when I am back online' });
  await expect(later).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await later.click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(server.received.filter(({ body }) => body)).toHaveLength(1);
  server.stop();
});

test('a place that takes eight seconds is asked once, and believed', async ({ page }) => {
  await page.clock.install();
  let reply = () => {};
  const server = await openWithServer(page, (response, request) => {
    if (request.method === 'OPTIONS') return answer(204, '')(response, request);
    reply = () => answer(200, 'OK', 'text/plain')(response, request);
    return undefined;
  });
  await fill(page);
  await submit(page).click();
  const posts = () => server.received.filter(({ body }) => body);
  await expect.poll(() => posts().length).toBe(1);
  await page.clock.runFor(8500);
  reply();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(posts()).toHaveLength(1);
  server.stop();
});

test('a visitor who leaves right after the press has sent, and is asked on return', async ({ page }) => {
  let answered = () => {};
  const server = await openWithServer(page, (response, request) => {
    if (request.method === 'OPTIONS') return answer(204, '')(response, request);
    // Kept, and too slow for the visitor.
    answered = () => kept(response, request);
    return undefined;
  });
  await fill(page);
  await submit(page).click();
  await expect.poll(() => server.received.filter(({ body }) => body).length).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/about');
  answered();
  await page.goto('/request-quote');
  await page.getByLabel('Name').focus();
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  server.stop();
});

test('leaving is asked about while it is on its way, and only then', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  const server = await openWithServer(page, (response, request) =>
    (request.method === 'OPTIONS' ? answer(204, '') : hang)(response, request),
  );
  await fill(page);
  await page.reload();
  expect(dialogs).toEqual([]);
  await page.getByLabel('Name').focus();
  await submit(page).click();
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
  server.stop();
});

test('two tabs with the same request leave one', async ({ page, context }) => {
  const desk: (string | undefined)[] = [];
  const faulty: Answer = (response, request) => {
    if (request.method === 'OPTIONS') return answer(204, '')(response, request);
    desk.push(request.headers['idempotency-key']?.toString());
    return answer(200, '<!doctype html>', 'text/html')(response, request);
  };
  const server = await openWithServer(page, faulty);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  const other = await context.newPage();
  const second = await openWithServer(other, faulty);
  await fill(other);
  await submit(other).click();
  await expect(form(other).getByText(unconfirmed)).toBeVisible();
  expect(desk).toHaveLength(2);
  expect(new Set(desk).size).toBe(1);
  server.stop();
  second.stop();
});

test('on any host but this machine the form without a delivery claims nothing', async ({ page, baseURL }) => {
  await page.route('http://shop.test/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL ?? ''}${pathname}${search}` });
    await route.fulfill({ response });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('http://shop.test/request-quote');
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText('This form cannot send your request yet.')).toBeVisible();
  await expect(page.getByText(success)).toHaveCount(0);
  await expect(form(page).getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute(
    'href',
    /^mailto:.*Six%20west-facing/,
  );
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  expect(logged.join()).not.toContain('Quote request');
});

const touches: Record<string, (page: Page) => Promise<unknown>> = {
  'a key': async (page) => {
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Tab');
  },
  'a finger or mouse': (page) => page.getByLabel('Phone').click(),
  'a browser that fills in by itself': (page) =>
    page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
      field.value = 'Maria';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }),
};

test('the time that it took counts from the first touch by any means, or is left out', async ({ page }) => {
  await page.clock.install();
  const server = await openWithServer(page, (response, request) =>
    (request.method === 'OPTIONS' ? answer(204, '') : kept)(response, request),
  );
  const seconds = () => {
    const body = server.received.filter((one) => one.body).at(-1)?.body ?? '{}';
    return Number(Object.entries(JSON.parse(body)).find(([name]) => name === 'fill_seconds')?.[1] ?? -1);
  };
  const send = async (count: number) => {
    await submit(page).click();
    await expect.poll(() => server.received.filter(({ body }) => body).length).toBe(count);
    await expect(form(page).getByText(success)).toBeVisible();
  };
  let count = 0;
  for (const touch of Object.values(touches)) {
    await page.reload();
    await page.mouse.move(300, 300);
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
    await touch(page);
    await page.clock.fastForward(3000);
    await fill(page);
    await send((count += 1));
    expect(seconds()).toBeGreaterThanOrEqual(3);
    expect(seconds()).toBeLessThan(60);
  }

  // What was begun before anybody looked at the clock.
  await fill(page);
  await page.reload();
  await page.getByLabel('Name').focus();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  await send((count += 1));
  expect(seconds()).toBe(-1);
  server.stop();
});
