import { builtFormSchema } from '../../src/features/quote/rules/built-form.ts';
import { withSubject } from '../../src/features/quote/rules/quote.ts';
import { toPriceRange } from '../../src/features/quote/rules/price-range.ts';
import { isServed } from '../routes.ts';
import { answer } from '../support/quote-server.ts';
import { axeFaults } from './axe.ts';
import { fill, form, openWithServer, submit, success } from './quote-page.ts';
import { expect, test, type Page } from './test.ts';

// Browsers ask before a page posts to this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const message = 'Please quote film for 120 sq ft of glass.';

/** The price range that the form should show. Skips the test if the shop has no such price. */
async function readExpected(page: Page): Promise<string> {
  const { prices, services } = builtFormSchema.parse(
    await (await page.request.get('/quote-form.json')).json(),
  );
  const serviceType = services.includes('residential') ? 'residential' : (services[0] ?? '');
  const text = prices ? toPriceRange({ serviceType, message }, prices) : '';
  test.skip(!text, 'The shop shows no price range.');
  return text;
}

const shown = (page: Page) => form(page).locator('.form-note').filter({ hasText: 'price list' });
const announced = (page: Page) => form(page).locator('[aria-live]').filter({ hasText: 'price list' });

test('the price range is shown and announced as soon as the form says enough, and sent as it was shown', async ({
  page,
}) => {
  const text = await readExpected(page);
  const { requests } = await openWithServer(page, answer(201, '{"ok":true,"id":"1"}'));
  await fill(page);
  await expect(shown(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await expect(shown(page)).toHaveText(text);
  await expect(announced(page)).toHaveText(text);
  expect(await axeFaults(page)).toEqual([]);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(JSON.parse(requests()[0]?.body ?? '')).toMatchObject({ message, price_range: text });
});

test('the price range is that of the message with the subject of the page, which the shop gets', async ({
  page,
}) => {
  const path = '/auto-window-tinting';
  const [about, vehicleInfo, typed] = ['Full car', 'Sedan', 'Front and rear doors'];
  test.skip(!isServed(path), 'There is no form for vehicles.');
  const { prices } = builtFormSchema.parse(await (await page.request.get('/quote-form.json')).json());
  const whole = withSubject(typed, about);
  const text = prices ? toPriceRange({ vehicleInfo, message: whole }, prices) : '';
  test.skip(!text, 'The shop shows no price range.');
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('{&quot;headline&quot;', `{&quot;about&quot;:[0,&quot;${about}&quot;],&quot;headline&quot;`)
      .replace('<p class="full form-note">', `<input type="hidden" name="about" value="${about}"/>$&`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${path}#quote`);
  const vehicle = page.getByRole('form', { name: 'Ask about your vehicle' });
  await vehicle.getByLabel('Vehicle').fill(vehicleInfo);
  await vehicle.getByRole('textbox', { name: 'Message' }).fill(typed);
  await expect(vehicle.locator('.form-note').filter({ hasText: 'price list' })).toHaveText(text);
});

test('the form is sent without a price range if the prices cannot be loaded', async ({ page }) => {
  await readExpected(page);
  await page.route('**/quote-form.json', (route) => route.abort());
  await openWithServer(page, answer(201, '{"ok":true,"id":"1"}'));
  await fill(page);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
});
