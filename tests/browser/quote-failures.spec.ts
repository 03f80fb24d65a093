import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { answer, hang, type Answer } from '../support/quote-server.ts';
import {
  failure,
  fillHydrated,
  form,
  openWithServer,
  submit,
  success,
  unconfirmed,
  untilHydrated,
} from './quote-page.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const stored = answer(201, '{"ok":true,"id":"7"}');
const busy: Answer = (response) => response.writeHead(429, { 'Retry-After': '90' }).end();

/** Lets time pass until the form shows a text, because it retries by itself. */
const waitFor = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(4000);
    await expect(form(page).getByText(text)).toBeVisible({ timeout: 150 });
  }).toPass();

/*
 * A fault before or after the request is stored. The form may show success only for what is stored and failure only for what
 * is not, and a second try has to leave one request. delivery.test.ts tests how each response is read.
 */
for (const [name, isStored, fault, message] of [
  ['500', false, answer(500, 'oops'), failure],
  ['429 with a time', false, busy, failure],
  ['a 504 of a proxy after it was stored', true, answer(504, ''), unconfirmed],
] as const)
  test(`${name}: "${message}", which keeps everything and offers a retry, call, text and email`, async ({
    page,
  }) => {
    await page.clock.install();
    const storedKeys = new Set<unknown>();
    let isWorking = false;
    const { requests } = await openWithServer(page, (response, request) => {
      if (isStored || isWorking) storedKeys.add(request.headers['idempotency-key']);
      (isWorking ? stored : fault)(response, request);
    });
    await fillHydrated(page);
    await submit(page).click();
    await waitFor(page, message);
    await expect(form(page).getByText(success)).toHaveCount(0);
    if (!isStored) await expect(form(page).getByRole('group', { name: failure })).toBeFocused();
    if (fault === busy) expect(requests(), 'no retry before the time it asks for').toHaveLength(1);
    const link = (label: string) => form(page).getByRole('link', { name: label, exact: true });
    await expect(link('Call')).toHaveAttribute('href', `tel:+1${business.phone.replace(/\D/g, '')}`);
    await expect(link('Text')).toHaveAttribute('href', /Six%20west-facing%20windows\./);
    await expect(link('Email')).toHaveAttribute('href', /^mailto:.*Six%20west-facing/);
    // The visitor reloads and tries again once the server works.
    isWorking = true;
    await page.reload();
    await page.getByLabel('Name').focus();
    await untilHydrated(page);
    await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
    await submit(page).click();
    await waitFor(page, success);
    expect(storedKeys.size).toBe(1);
  });

test('shows messages of the server at their fields', async ({ page }) => {
  await openWithServer(page, answer(422, '{"ok":false,"errors":{"email":"Invalid email address"}}'));
  await fillHydrated(page);
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
  await fillHydrated(page);
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
  await fillHydrated(page);
  await page.reload();
  expect(dialogs).toEqual([]);
  await page.getByLabel('Name').focus();
  await untilHydrated(page);
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
  await page.goto('http://shop.test/request-quote');
  await fillHydrated(page);
  await submit(page).click();
  await expect(form(page).getByText('This form cannot send your request yet.')).toBeVisible();
  await expect(page.getByText(success)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
});
