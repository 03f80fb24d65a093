import type { ServerResponse } from 'node:http';
import { expect, test } from './test.ts';
import { answer, hang, type Answer } from '../support/quote-server.ts';
import {
  failure,
  fill,
  form,
  openWithServer,
  submit,
  success,
  unconfirmed,
  untilHydrated,
} from './quote-page.ts';

/*
 * A quote server with a fault of each kind, before or after the request is stored. The form may show success only for what is
 * stored and failure only for what is not, and a second try has to leave one request. delivery.test.ts tests how each
 * response is read.
 */
const busy: Answer = (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '90' }).end();
const unavailable: Answer = (response: ServerResponse) =>
  response.writeHead(503, { 'Retry-After': '90' }).end();
const stored = answer(201, '{"ok":true,"id":"7"}');

const faults: [name: string, isStored: boolean, fault: Answer, message: string][] = [
  ['429 with a time', false, busy, failure],
  ['503 with a time', false, unavailable, failure],
  ['a 504 of a proxy after it was stored', true, answer(504, ''), unconfirmed],
];

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

for (const [name, isStored, fault, message] of faults)
  test(`${name}: "${message}"`, async ({ page }) => {
    await page.clock.install();
    const storedKeys = new Set<string | undefined>();
    let isWorking = false;
    let attempts = 0;
    await openWithServer(page, (response, request) => {
      attempts += 1;
      if (isStored || isWorking) storedKeys.add(request.headers['idempotency-key']?.toString());
      (isWorking ? stored : fault)(response, request);
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
    if (!isStored) {
      const box = form(page).getByRole('group', { name: failure });
      await expect(box).toBeFocused();
      await expect(box).toContainText(
        fault === busy ? 'We are getting too many requests' : 'Please assume we did not get your request.',
      );
      expect(attempts, 'no retry before the time that the server asks for').toBe(1);
    }
    await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
    await expect(form(page).getByRole('link', { name: 'Call', exact: true })).toBeVisible();
    // The visitor reloads and tries again once the server works.
    isWorking = true;
    await page.reload();
    await page.mouse.move(300, 300);
    await page.getByLabel('Name').focus();
    await untilHydrated(page);
    await submit(page).click();
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(form(page).getByText(success)).toBeVisible({ timeout: 150 });
    }).toPass();
    expect(storedKeys.size).toBe(1);
  });

test('shows messages of the server at their fields', async ({ page }) => {
  await openWithServer(page, answer(422, '{"ok":false,"errors":{"email":"Invalid email address"}}'));
  await fill(page);
  await submit(page).click();
  await expect(page.getByRole('group', { name: /Please check one field/ })).toBeFocused();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
});

test('says that the visitor is offline, and sends nothing until they try again', async ({
  page,
  context,
}) => {
  const server = await openWithServer(page, stored);
  await fill(page);
  await untilHydrated(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(form(page).getByText('You are offline. Your request has not been sent.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  expect(server.requests()).toHaveLength(0);
  await form(page).getByRole('button', { name: 'Retry' }).click();
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
