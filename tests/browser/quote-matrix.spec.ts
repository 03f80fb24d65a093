import type { ServerResponse } from 'node:http';
import { expect, test } from './test.ts';
import { answer, hang, type Answer } from '../unit/quote-server.ts';
import {
  failure,
  fill,
  form,
  openWithServer,
  submit,
  restart,
  success,
  unconfirmed,
  untilHydrated,
} from './quote-page.ts';

/*
 * A quote server with one request for each idempotency key, and a fault of each kind, before or after the request is
 * stored. How each response is read is tested in delivery.test.ts. Success is shown only for what is stored, failure only for what is not, and a second try leaves
 * exactly one request.
 */
const later: Answer = (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '90' }).end();
const stored = answer(201, '{"ok":true,"id":"7"}');

const faults: [name: string, isStored: boolean, fault: Answer, message: string][] = [
  ['a server without faults', true, stored, success],
  ['an error beside success', false, answer(200, '{"success":true,"error":"quota"}'), failure],
  ['429 with a time', false, later, failure],
  ['503', false, answer(503, ''), failure],
  ['a 504 of a proxy after it was stored', true, answer(504, ''), unconfirmed],
  ['a hang before it was stored', false, hang, unconfirmed],
];

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

for (const [name, isStored, fault, message] of faults)
  test(`${name}: "${message}"`, async ({ page }) => {
    await page.clock.install();
    const storedKeys = new Set<string | undefined>();
    let isWell = false;
    let attempts = 0;
    await openWithServer(page, (response, request) => {
      attempts += 1;
      if (isStored || isWell) storedKeys.add(request.headers['idempotency-key']?.toString());
      (isWell ? stored : fault)(response, request);
    });
    await fill(page);
    await submit(page).click();
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(form(page).getByText(/^(?:Quote request|Something went|We could not)/)).toBeVisible({
        timeout: 150,
      });
    }).toPass();
    const shown = await form(page)
      .getByText(/^(?:Quote request|Something went|We could not)/)
      .innerText();
    expect(shown).toBe(message);
    expect(attempts).toBeLessThanOrEqual(4);
    if (shown === success) expect(storedKeys.size).toBe(1);
    else {
      await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
      await expect(form(page).getByRole('link', { name: 'Call', exact: true })).toBeVisible();
      // The visitor changes a word, reloads and tries again without a fault.
      isWell = true;
      await page.getByRole('textbox', { name: 'Message' }).fill('Seven west-facing windows.');
      await page.reload();
      await page.clock.runFor(91_000);
      await page.mouse.move(300, 300);
      await page.getByLabel('Name').focus();
      await untilHydrated(page);
      if (message === unconfirmed) await expect(form(page).getByText(unconfirmed)).toBeVisible();
      await submit(page).click();
      await expect(async () => {
        await page.clock.runFor(4000);
        await expect(form(page).getByText(success)).toBeVisible({ timeout: 150 });
      }).toPass();
      expect(storedKeys.size).toBe(1);
    }
  });

test('shows messages of the server at their fields', async ({ page }) => {
  await openWithServer(page, answer(422, '{"ok":false,"errors":{"email":"Invalid email address"}}'));
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('group', { name: /Please check one field/ })).toBeFocused();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
});

test('does not send again before the time that the server asks for', async ({ page }) => {
  const server = await openWithServer(page, later);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(failure)).toBeVisible();
  await expect(form(page).getByRole('button', { name: /^Retry in \d+ s$/ })).toBeDisabled();
  await submit(page).click();
  await expect(form(page).getByText(failure)).toBeVisible();
  expect(server.requests()).toHaveLength(1);
});

for (const first of ['the press', 'the connection'])
  test(`says that the visitor is offline, and sends once there is both, first ${first}`, async ({
    page,
    context,
  }) => {
    const server = await openWithServer(page, stored);
    await fill(page);
    await untilHydrated(page);
    await context.setOffline(true);
    await submit(page).click();
    await expect(form(page).getByText('You are offline. Your request has not been sent.')).toBeVisible();
    const press = () => form(page).getByRole('button', { name: 'Send when I am back online' }).click();
    if (first === 'the press') await press();
    expect(server.requests()).toHaveLength(0);
    await context.setOffline(false);
    if (first === 'the connection') await press();
    await expect(form(page).getByText(success)).toBeVisible();
    expect(server.requests()).toHaveLength(1);
  });

test('asks before the visitor leaves only while a request is being sent', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await openWithServer(page, hang);
  await fill(page);
  await page.reload();
  expect(dialogs).toEqual([]);
  await page.getByLabel('Name').focus();
  await submit(page).click();
  await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.reload();
  expect(dialogs).toEqual(['beforeunload']);
});

test('sends the same request from two tabs with one idempotency key', async ({ page, context }) => {
  const keys: (string | undefined)[] = [];
  const faulty: Answer = (response, request) => {
    keys.push(request.headers['idempotency-key']?.toString());
    answer(200, '<!doctype html>', 'text/html')(response, request);
  };
  await openWithServer(page, faulty);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(unconfirmed)).toBeVisible();
  const other = await context.newPage();
  await openWithServer(other, faulty);
  await fill(other);
  await submit(other).click();
  await expect(form(other).getByText(unconfirmed)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('claims no success on a real host without a delivery', async ({ page, baseURL }) => {
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
  await expect(form(page).getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    /^mailto:.*Six%20west-facing/,
  );
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  expect(logged.join()).not.toContain('Quote request');
});

test('sends how long it took from the first touch, unless the start was not seen', async ({ page }) => {
  await page.clock.install();
  const server = await openWithServer(page, stored);
  const seconds = () => {
    const sent: unknown = JSON.parse(server.requests().at(-1)?.body ?? '{}');
    return Number(Reflect.get(Object(sent), 'fill_seconds') ?? -1);
  };
  const send = async (count: number) => {
    await submit(page).click();
    await expect.poll(() => server.requests().length).toBe(count);
    await expect(form(page).getByText(success)).toBeVisible();
  };
  await page.mouse.move(300, 300);
  await untilHydrated(page);
  // As autofill does. A key, a press and an input begin in the same place.
  await page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
    field.value = 'Maria';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.clock.fastForward(3000);
  await fill(page);
  await send(1);
  expect(seconds()).toBeGreaterThanOrEqual(3);
  expect(seconds()).toBeLessThan(60);

  // The form was begun before the reload.
  await restart(page).click();
  await fill(page);
  await page.reload();
  await page.getByLabel('Name').focus();
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  await send(2);
  expect(seconds()).toBe(-1);
});
