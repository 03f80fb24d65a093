import { axeFaults } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { business, readOne } from '../content.ts';
import { chooseService, hasChoice } from './quote-page.ts';

// How the quote server answers a form without JavaScript.
test.use({ javaScriptEnabled: false });

/** Opens the form and makes it post to this server, because the build has no delivery. */
async function openForm(page: Page) {
  await page.goto('/request-quote');
  await page.locator('form[name=quote]').evaluate((form: HTMLFormElement) => {
    form.action = '/quotes';
    form.enctype = 'application/x-www-form-urlencoded';
    form.noValidate = true;
  });
}
const { texts } = readOne('quotePage', 'request-quote');
const send = (page: Page) => page.getByRole('button', { name: 'Request Quote' }).click();

test('shows a form with errors again with what the visitor typed, then receives it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await page.getByLabel('Name').fill('Maria "M" Delgado');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('textbox', { name: 'Message' }).fill('Six windows,\non the west side.');
  await send(page);

  await expect(page).toHaveTitle(/^Please Check Your Request \| /);
  await expect(page.getByRole('alert')).toContainText(
    `Please check ${hasChoice ? 'three' : 'two'} fields. Nothing has been sent yet.`,
  );
  await expect(page.getByLabel('Name')).toHaveValue('Maria "M" Delgado');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six windows,\non the west side.');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Phone number must be at least 10 digits',
  );
  await page.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email')).toBeInViewport();

  await page.getByLabel('Phone').fill('512.555.0188');
  await page.getByLabel('Email').fill('maria@example.com');
  await chooseService(page);
  const consent = page.getByRole('checkbox', { name: 'automated texts' });
  if (texts) await consent.check();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  expect(new URLSearchParams((await posted).postData() ?? '').get('texts')).toBe(texts ?? null);
  await expect(page).toHaveURL(/\/quotes\/[\da-f-]{36}$/);
  await expect(page.getByRole('status')).toContainText('Quote request submitted successfully!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request.');
});

test('opens the mail program without a delivery, with labels and required fields', async ({ page }) => {
  await page.goto('/request-quote');
  for (const label of ['Name', 'Phone', 'Email', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await send(page);
  await expect(page).toHaveURL(/\/request-quote$/);
  const form = page.locator('form[name=quote]');
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
  await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${business.email}`));
});

test('asks for photos last, because the server may read a form only up to them', async ({ page }) => {
  await page.goto('/request-quote');
  const names = await page
    .locator('form[name=quote] :is(input, textarea)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
  expect(names.indexOf('photos')).toBe(names.includes('photos') ? names.length - 1 : -1);
});

test('claims no success without a request or for an unknown one', async ({ page }) => {
  for (const path of ['/quote-answer', '/quotes/6728b51f-c575-4013-b782-dd2f1da0c5d0']) {
    await page.goto(path);
    await expect(page.getByText(/submitted successfully|We have your request/)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Open the form' })).toBeVisible();
  }
});

test.describe('for assistive technology', () => {
  test.use({ javaScriptEnabled: true });

  test('a form with errors has no accessibility violation', async ({ page }) => {
    await page.goto('/request-quote');
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'post', action: '/quotes' });
      form.submit();
    });
    await expect(page).toHaveTitle(/^Please Check Your Request \| /);
    expect(await axeFaults(page)).toEqual([]);
  });
});
