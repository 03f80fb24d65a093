import { expect, test, type Page } from './test.ts';
import { readPublished } from '../content.ts';

const towns = readPublished('locations').filter(({ data }) => !data.region);
const codes = towns.flatMap(({ data }) => data.zipCodes);
/** A town with a ZIP code that no other town has. */
const [town] = towns.flatMap(({ slug, data }) =>
  data.zipCodes.flatMap((zip) =>
    codes.filter((other) => other === zip).length === 1 ? [{ zip, path: `/locations/${slug}` }] : [],
  ),
);
if (!town) throw new Error('Every ZIP code is in several towns.');

async function ask(page: Page, zip: string) {
  await page.getByLabel(/ZIP code/).fill(zip);
  await page.getByLabel(/ZIP code/).press('Enter');
}

test('a ZIP code leads to its location, on the home page and on the page of an unknown town', async ({
  page,
}) => {
  for (const path of ['/', '/locations/nowhere-window-tinting']) {
    await page.goto(path);
    await ask(page, path === '/' ? town.zip : `\u202a${town.zip}-1234\u202c\u200b`);
    await expect(page).toHaveURL(town.path);
  }
});

test('a ZIP code leads to the full list if its table cannot be fetched', async ({ page }) => {
  await page.route('**/zips.json', (route) => route.abort());
  await page.goto('/');
  await ask(page, town.zip);
  await expect(page).toHaveURL(`/locations?zip=${town.zip}#places`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder leads to the list of all ZIP codes', async ({ page }) => {
    await page.goto('/');
    await ask(page, town.zip);
    await expect(page).toHaveURL(`/locations?zip=${town.zip}#places`);
    await expect(page.getByText(new RegExp(town.zip)).first()).toBeAttached();
  });
});

test('each card of the service areas shows its texts on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/locations');
  const texts = page.getByRole('main').getByRole('listitem').locator('a p');
  expect(await texts.count()).toBeGreaterThan(0);
  for (const text of await texts.all()) await expect(text).toBeVisible();
});
