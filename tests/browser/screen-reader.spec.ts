import { expect, test } from './test.ts';
import { business } from '../content.ts';
import { heard, listen } from './announcements.ts';
import { hasChoice, missing } from './quote-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => listen(page));

const summary = `Please check ${missing} fields. Nothing has been sent yet.`;

test('errors of the quote form are announced once and described at their fields', async ({ page }) => {
  await page.goto('/request-quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await page.mouse.move(300, 300);
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(form.getByRole('group', { name: /^Please check/ })).toBeFocused();
  expect(await heard(page)).toEqual([summary]);
  const wrong = {
    Name: 'Name is required',
    Phone: 'Phone number must be at least 10 digits',
    Email: 'Invalid email address',
    ...(hasChoice && { Service: 'Please select a service type' }),
    Message: 'Message is required',
  };
  for (const [name, error] of Object.entries(wrong)) {
    const field = form.getByRole(name === 'Service' ? 'radiogroup' : 'textbox', { name });
    await expect(field, name).toHaveAccessibleDescription(error);
  }
});

test('the result of a quote request is announced once, although a toast repeats it', async ({ page }) => {
  await page.goto('/request-quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByLabel('Name').fill('Maria Delgado');
  await form.getByLabel('Phone').fill('512.555.0188');
  await form.getByLabel('Email').fill('maria@example.com');
  if (hasChoice) await form.getByRole('radio', { name: 'Residential Tinting' }).press('Space');
  await form.getByLabel('Message').fill('Six west-facing windows.');
  await form.getByRole('button', { name: 'Request Quote' }).press('Enter');
  const success = `Quote request submitted successfully! We'll get back to you within ${business.quoteHours} hours.`;
  await expect(form.getByText(success)).toBeVisible();
  const said = await heard(page);
  expect(said.filter((text) => text.includes(success))).toEqual([success]);
  expect(said.filter((text) => text !== success && text !== 'Submitting...')).toEqual([]);
});
