import { axeFaults } from './axe.ts';
import { expect, test, type Page } from './test.ts';
import { isServed } from '../routes.ts';
import { answer } from '../support/quote-server.ts';
import {
  fill,
  fillHydrated,
  form,
  hasChoice,
  noChoice,
  openWithServer,
  submit,
  success,
  untilHydrated,
} from './quote-page.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/** The requests that the page writes to the console, as a build without a delivery does. */
function watchLog(page: Page): unknown[] {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    const [, quote] = message.text().includes('Quote request') ? message.args() : [];
    if (quote) logged.push(await quote.jsonValue());
  });
  return logged;
}

test('shows no errors before the first submit, then lists them with links to the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/request-quote');
  await page.getByLabel('Phone').fill('555-014');
  await page.getByLabel('Name').fill('Maria');
  await page.getByLabel('Name').fill('');
  await expect(form(page).getByText('is required')).toHaveCount(0);
  await submit(page).click();
  const summary = page.getByRole('group', { name: `Please check ${hasChoice ? 'five' : 'four'} fields` });
  await expect(summary).toBeFocused();
  await expect(summary.getByText('Please check')).toBeInViewport();
  await expect(page.getByLabel('Phone')).toHaveValue('555-014');
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  if (hasChoice) {
    await summary.getByRole('link', { name: 'Please select a service type' }).click();
    await expect(page.getByRole('radio', { name: 'Commercial Tinting' })).toBeFocused();
  }
  await page.getByLabel('Phone').fill('555-0142-00');
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
});

test('logs one request on a double click without a delivery, says so, and starts again empty', async ({
  page,
}) => {
  const logged = watchLog(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/request-quote');
  await fillHydrated(page);
  await submit(page).dblclick();
  const toast = page.locator('[data-toast]').filter({ hasText: success });
  await expect(toast).toBeVisible();
  await expect(form(page).getByRole('group', { name: success })).toBeFocused();
  await expect.poll(() => logged).toHaveLength(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page), colorScheme).toEqual([]);
  }
  for (const label of ['Name', 'Phone', 'Email', 'Message'])
    await expect(form(page).getByRole('textbox', { name: label })).toHaveValue('');
  const service = page.getByRole('radiogroup', { name: 'Service' });
  await expect(service.getByRole('radio', { checked: true })).toHaveCount(0);
  await fillHydrated(page);
  await expect(form(page).getByText('is required')).toHaveCount(0);
  await submit(page).click();
  await expect.poll(() => logged).toHaveLength(2);
});

test('sends a request about a vehicle', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'There is no form for vehicles.');
  const logged = watchLog(page);
  await page.goto('/auto-window-tinting#quote');
  const vehicle = page.getByRole('form', { name: 'Ask about your vehicle' });
  await vehicle.getByLabel('Name').fill('Maria Delgado');
  await untilHydrated(page);
  await vehicle.getByRole('button', { name: 'Request Quote' }).click();
  await expect(vehicle.getByRole('group', { name: /Please check six fields/ })).toBeFocused();
  await vehicle.getByRole('textbox', { name: 'Phone' }).fill('512.555.0188');
  await vehicle.getByRole('textbox', { name: 'Email' }).fill('maria@example.com');
  await vehicle.getByLabel('Vehicle').fill('2023 Model Y');
  await vehicle
    .getByRole('radiogroup', { name: 'Is there old film' })
    .getByText('No', { exact: true })
    .click();
  await vehicle.getByRole('radiogroup', { name: 'How should we reply?' }).getByText('Text').click();
  await vehicle.getByRole('textbox', { name: 'Message' }).fill('Front sides and windshield.');
  await vehicle.getByRole('button', { name: 'Request Quote' }).click();
  await expect(vehicle.getByText(success)).toBeVisible();
  await expect.poll(() => logged).toHaveLength(1);
});

test('sends what a password manager has filled in without an event, and keeps it in the draft', async ({
  page,
}) => {
  const logged = watchLog(page);
  await page.goto('/request-quote');
  await fillHydrated(page);
  await page.evaluate(() => {
    const values = { name: 'Ines Delgado', email: '\u200bines@example.com' };
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) field.value = value;
  });
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('.');
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toContain('Ines Delgado');
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  await expect.poll(() => logged).toMatchObject([{ email: 'ines@example.com' }]);
});

test('keeps a draft in this tab, and forgets it on request', async ({ page }) => {
  await page.goto('/request-quote');
  await fillHydrated(page);
  // A busy machine may hydrate the form only after the last field.
  await expect(page.getByText('Kept in this browser tab')).toBeVisible();
  await page.reload();
  await page.mouse.move(300, 300);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six west-facing windows.');
  if (hasChoice) await expect(page.getByRole('radio', { name: 'Residential Tinting' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(form(page).getByRole('heading', { name: 'Request a Quote' })).toBeFocused();
  await page.reload();
  await page.mouse.move(310, 310);
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a service that a page has chosen stays on that page', async ({ page }) => {
  test.skip(!hasChoice, noChoice);
  const service = page.getByRole('radiogroup', { name: 'Service' });
  const chosen = service.getByRole('radio', { checked: true });
  await page.goto('/embed/quote?service=commercial');
  await expect(chosen).toHaveValue('commercial');
  await page.getByLabel('Name', { exact: true }).fill('Maria Delgado');
  await expect(page.getByText('Kept in this browser tab')).toBeVisible();
  await page.goto('/request-quote');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maria Delgado');
  await expect(chosen).toHaveCount(0);
});

test('begins the message with the service that its page is about', async ({ page }) => {
  const logged = watchLog(page);
  await page.route('**/request-quote', async (route) => {
    const response = await route.fetch();
    const about = '&quot;about&quot;:[0,&quot;Window cleaning&quot;],$&';
    await route.fulfill({ response, body: (await response.text()).replace('&quot;delivery&quot;', about) });
  });
  await page.goto('/request-quote');
  await page.getByLabel('Name').focus();
  await untilHydrated(page);
  await fill(page);
  await submit(page).click();
  await expect.poll(() => logged).toMatchObject([{ message: 'Window cleaning: Six west-facing windows.' }]);
});

test('says that it is sending, and sends one request however often it is pressed', async ({ page }) => {
  let answerNow = () => {};
  const pressed = new Promise<void>((resolve) => (answerNow = resolve));
  const server = await openWithServer(
    page,
    (response, request) => void pressed.then(() => answer(200, '{"success":true}')(response, request)),
  );
  await fillHydrated(page);
  await submit(page).press('Enter');
  const waiting = form(page).getByRole('button', { name: 'Submitting...' });
  await expect(waiting).toBeDisabled();
  const status = form(page).getByRole('status');
  await expect(status).toBeFocused();
  await expect(status).toHaveText('Your request is being sent.');
  await waiting.click({ force: true });
  await page.keyboard.press('Enter');
  answerNow();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(server.requests()).toHaveLength(1);
});
