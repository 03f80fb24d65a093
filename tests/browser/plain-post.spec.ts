import { axeFaults } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { hasChoice } from './quote-page.ts';

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
const send = (page: Page) => page.getByRole('button', { name: 'Request Quote' }).click();

test('shows a form with errors again with what the visitor typed, then receives it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await page.getByLabel('Name').fill('Maria "M" Delgado');
  await page.getByLabel('Phone').fill('555');
  await page.getByRole('textbox', { name: 'Message' }).fill('Six windows,\non the west side.');
  await send(page);

  await expect(page).toHaveTitle('Almost there.');
  await expect(page.getByRole('alert')).toContainText(`Please check ${hasChoice ? 'three' : 'two'} fields.`);
  await expect(page.getByLabel('Name')).toHaveValue('Maria "M" Delgado');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six windows,\non the west side.');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Phone number must be at least 10 digits',
  );
  await page.getByRole('link', { name: 'Invalid email address' }).click();
  await expect(page.getByLabel('Email')).toBeInViewport();

  await page.getByLabel('Phone').fill('512.555.0188');
  await page.getByLabel('Email').fill('maria@example.com');
  if (hasChoice) await page.getByLabel('Service').selectOption('Residential Tinting');
  await send(page);
  await expect(page).toHaveURL(/\/quote-answer$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request.');
  await expect(page.getByText('Quote request submitted successfully!')).toBeVisible();
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

test.describe('for assistive technology', () => {
  test.use({ javaScriptEnabled: true });

  test('a form with errors has no accessibility violation', async ({ page }) => {
    await page.goto('/request-quote');
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { method: 'post', action: '/quotes' });
      form.submit();
    });
    await expect(page).toHaveTitle('Almost there.');
    expect(await axeFaults(page)).toEqual([]);
  });
});
