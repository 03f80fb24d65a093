import { axeFaults } from './axe.ts';
import { expect, test } from './test.ts';
import { business } from '../content.ts';
import { isServed } from '../routes.ts';
import { answer } from '../support/quote-server.ts';
import {
  failure,
  fill,
  form,
  hasChoice,
  heading,
  missing,
  noChoice,
  openWithServer,
  submit,
  success,
  untilHydrated,
} from './quote-page.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

test('shows no errors before the first submit, then lists them with links to the fields', async ({
  page,
}) => {
  await page.goto('/request-quote');
  await page.getByLabel('Phone').fill('555-014');
  await page.getByLabel('Name').fill('Maria');
  await page.getByLabel('Name').fill('');
  await expect(form(page).getByText('is required')).toHaveCount(0);
  await submit(page).click();
  const summary = page.getByRole('group', { name: `Please check ${missing} fields` });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveValue('555-014');
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  if (hasChoice) {
    await summary.getByRole('link', { name: 'Please select a service type' }).click();
    await expect(page.getByRole('radio', { name: 'Commercial Tinting' })).toBeFocused();
  }
  await page.getByLabel('Phone').fill('555-0142-00');
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
});

test('starts the list of errors at its first line on a screen lower than the list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/request-quote');
  await page.getByLabel('Name').focus();
  await untilHydrated(page);
  await submit(page).click();
  const summary = page.getByRole('group', { name: `Please check ${missing} fields` });
  await expect(summary).toBeFocused();
  const isShown = () =>
    summary.getByText('Please check').evaluate((line) => {
      const { left, top } = line.getBoundingClientRect();
      return document.elementFromPoint(left + 1, top + 1) === line;
    });
  await expect.poll(isShown, 'not behind the header').toBe(true);
});

test('writes a name and a message from right to left, but not a phone number', async ({ page }) => {
  const [name, message] = ['שרה כהן', 'שש חלונות'];
  await page.goto('/request-quote');
  await fill(page);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await expect(page.getByLabel('Name')).toHaveCSS('direction', 'rtl');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('direction', 'rtl');
  await expect(page.getByLabel('Phone')).toHaveCSS('direction', 'ltr');
});

test('logs the request once on a double click without a delivery, and shows the empty form below the sentence', async ({
  page,
}) => {
  const logged: string[] = [];
  const posted: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.goto('/request-quote');
  await fill(page);
  await submit(page).dblclick();
  const toast = page.locator('[data-toast]').filter({ hasText: success });
  await expect(toast).toBeVisible();
  await expect(form(page).locator('[tabindex="-1"]').filter({ hasText: success })).toBeFocused();
  // The second half of a slow double click.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(toast).toBeVisible();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(logged.filter((text) => text.includes('Quote request'))).toHaveLength(1);
  expect(posted).toEqual([]);
  await expect(submit(page)).toBeEnabled();
  for (const label of ['Name', 'Phone', 'Email', 'Message'])
    await expect(form(page).getByRole('textbox', { name: label })).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toBeNull();

  // A second request begins without errors, and is sent at once.
  await page.getByLabel('Name').fill('Ines');
  await page.getByLabel('Name').fill('');
  await expect(form(page).getByText('is required')).toHaveCount(0);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByRole('group', { name: success })).toBeFocused();
  expect(logged.filter((text) => text.includes('Quote request'))).toHaveLength(2);
  await submit(page).click();
  await expect(page.getByRole('group', { name: `Please check ${missing} fields` })).toBeFocused();
  await expect(form(page).getByText(success)).toHaveCount(0);
});

test('toasts follow the system theme, and do not block what is near them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/request-quote');
  await fill(page);
  await submit(page).click();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  const grounds: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    grounds.push(await toast.evaluate((element) => getComputedStyle(element).backgroundColor));
    expect(await axeFaults(page, {}, '[data-toast]'), colorScheme).toEqual([]);
  }
  expect(new Set(grounds).size).toBe(2);
  await submit(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await submit(page).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(form(page).getByRole('group', { name: 'Please check' })).toBeFocused();
  await expect(toast).toHaveCount(0);
});

test('sends a request about a vehicle', async ({ page }) => {
  test.skip(!isServed('/auto-window-tinting'), 'There is no form for vehicles.');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/auto-window-tinting#quote');
  const vehicle = page.getByRole('form', { name: 'Ask about your vehicle' });
  await vehicle.getByLabel('Name').fill('Maria Delgado');
  await expect(page.locator('#quote astro-island[ssr]')).toHaveCount(0);
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
  expect(logged.filter((text) => text.includes('Quote request'))).toHaveLength(1);
});

test('sends what a password manager has filled in without an event, and keeps it in the draft', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/request-quote');
  await page.getByRole('textbox', { name: 'Message' }).fill('Six windows');
  await untilHydrated(page);
  await page.evaluate(() => {
    const values = {
      name: 'Maria Delgado',
      phone: '\u202a(512) 555-0142\u202c',
      email: '\u200bmaria@example.com',
    };
    for (const [name, value] of Object.entries(values))
      for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) field.value = value;
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=serviceType]'))
      radio.checked = true;
  });
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('.');
  expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toContain('Maria Delgado');
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  await expect.poll(() => logged.join()).toContain('email: maria@example.com, ');
});

test('says at the phone number where an extension goes', async ({ page }) => {
  await page.goto('/request-quote');
  await fill(page);
  await untilHydrated(page);
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Extension\?/);
  const hint = form(page).getByText('Extension? Put it in the message.');
  expect((await hint.boundingBox())?.height).toBeLessThan(2);
  await page.getByLabel('Phone').fill('+1 (512) 555-0142 ext. 12');
  await submit(page).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    'Phone number must be less than 20 characters',
  );
  expect((await hint.boundingBox())?.height).toBeGreaterThan(10);
});

test('keeps a draft in this tab, and forgets it on request', async ({ page }) => {
  await page.goto('/request-quote');
  await fill(page);
  // A busy machine may hydrate the form only after the last field.
  await expect(page.getByText('Kept in this browser tab')).toBeVisible();
  await page.reload();
  await page.mouse.move(300, 300);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Six west-facing windows.');
  if (hasChoice) await expect(page.getByRole('radio', { name: 'Residential Tinting' })).toBeChecked();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await page.mouse.move(310, 310);
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('says that it is sending, and sends one request however often it is pressed', async ({ page }) => {
  let answerNow = () => {};
  const pressed = new Promise<void>((resolve) => (answerNow = resolve));
  const server = await openWithServer(
    page,
    (response, request) => void pressed.then(() => answer(200, '{"success":true}')(response, request)),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await fill(page);
  await submit(page).press('Enter');
  const waiting = form(page).getByRole('button', { name: 'Submitting...' });
  await expect(waiting).toBeDisabled();
  await expect(page.getByLabel('Name')).toBeDisabled();
  const status = form(page).getByRole('status');
  await expect(status).toBeFocused();
  await expect(status).toHaveText('Your request is being sent.');
  await expect(status).toBeInViewport({ ratio: 1 });
  await expect(status).toHaveCSS('outline-style', 'solid');
  await waiting.click({ force: true });
  await page.keyboard.press('Enter');
  answerNow();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(server.requests()).toHaveLength(1);
});

// delivery.test.ts tests how each answer is read, and quote-matrix.spec.ts what each fault leaves behind.
test('keeps what was typed when the server answers 500, and offers call, text and email', async ({
  page,
}) => {
  await page.clock.install();
  let isWorking = false;
  const server = await openWithServer(page, (response, request) =>
    (isWorking ? answer(200, '{"success":true}') : answer(500, 'oops'))(response, request),
  );
  await fill(page);
  await submit(page).click();
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(form(page).getByText(failure)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(form(page).getByText(success)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  const link = (name: string) => form(page).getByRole('link', { name, exact: true });
  await expect(link('Call')).toHaveAttribute('href', `tel:+1${business.phone.replace(/\D/g, '')}`);
  await expect(link('Text')).toHaveAttribute('href', /Six%20west-facing%20windows\./);
  await expect(link('Email')).toHaveAttribute('href', /^mailto:.*Six%20west-facing/);
  expect(await link('Email').getAttribute('href')).toContain(`mailto:${business.email}?`);
  isWorking = true;
  await form(page).getByRole('button', { name: 'Retry' }).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(new Set(server.requests().map(({ key }) => key)).size).toBe(1);
});

test('a service that a page has chosen stays on that page', async ({ page }) => {
  test.skip(!hasChoice, noChoice);
  const chosen = page.getByRole('radio', { checked: true });
  await page.goto('/embed/quote?service=commercial');
  await expect(chosen).toHaveValue('commercial');
  await page.getByLabel('Name', { exact: true }).fill('Maria Delgado');
  await expect(page.getByText('Kept in this browser tab')).toBeVisible();
  await page.goto('/request-quote');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maria Delgado');
  await expect(chosen).toHaveCount(0);

  // The visitor's own choice stays.
  await page.getByText('Residential Tinting').click();
  await page.goto('/embed/quote?service=commercial');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.getByText('Kept in this browser tab')).toBeVisible();
  await expect(chosen).toHaveValue('commercial');
  await page.goto('/request-quote');
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(chosen).toHaveValue('residential');
});
