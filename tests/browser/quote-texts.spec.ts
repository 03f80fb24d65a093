import { builtFormSchema } from '../../src/features/quote/rules/built-form.ts';
import { answer } from '../support/quote-server.ts';
import { fill, form, openWithServer, submit, success } from './quote-page.ts';
import { expect, test, type Page } from './test.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

/** The words of the checkbox. Skips the test if the shop does not ask for consent to texts. */
async function readWords(page: Page): Promise<string> {
  const { texts } = builtFormSchema.parse(await (await page.request.get('/quote-form.json')).json());
  test.skip(!texts, 'The shop asks for no consent to texts.');
  return texts?.wording ?? '';
}
const box = (page: Page) => page.getByRole('checkbox', { name: 'automated texts' });

test('sends consent to texts only when the visitor has ticked the box', async ({ page }) => {
  const words = await readWords(page);
  const { requests } = await openWithServer(page, answer(201, '{"ok":true,"id":"1"}'));
  await fill(page);
  await expect(box(page)).toHaveAccessibleName(words);
  await expect(box(page)).not.toBeChecked();
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(JSON.parse(requests()[0]?.body ?? '')).not.toHaveProperty('texts');

  await fill(page);
  await box(page).focus();
  await page.keyboard.press('Space');
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(JSON.parse(requests()[1]?.body ?? '')).toMatchObject({ texts: words });
  await expect(box(page)).not.toBeChecked();
  await fill(page);
  await box(page).check();
  await form(page).getByRole('button', { name: 'Clear the form' }).click();
  await expect(box(page)).not.toBeChecked();
});
