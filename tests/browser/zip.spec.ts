import { expect, test, type Page } from '@playwright/test';

async function ask(page: Page, zip: string) {
  await page.getByLabel(/ZIP code/).fill(zip);
  await page.getByLabel(/ZIP code/).press('Enter');
}

for (const path of ['/', '/locations', '/nowhere', '/locations/nowhere-window-tinting']) {
  test(`on ${path} a ZIP code leads to its town`, async ({ page }) => {
    await page.goto(path);
    await ask(page, '78734');
    await expect(page).toHaveURL('/locations/lakeway-window-tinting');
  });
}

test('a ZIP code outside gets a sentence with the phone and the two regions', async ({ page }) => {
  await page.goto('/locations');
  await ask(page, '10001');
  const answer = page.getByText(/outside the places we list/);
  await expect(answer).toBeVisible();
  await expect(answer.getByRole('link')).toHaveText(['Central Texas', 'Dallas-Fort Worth', /\(\d{3}\)/]);
  await expect(answer.getByRole('link', { name: /\(/ })).toHaveAttribute('href', /^tel:/);
});

test('bad input says what a ZIP code is, and a good one takes that back', async ({ page }) => {
  await page.goto('/locations');
  for (const typed of ['', '7866', 'Austin']) {
    await ask(page, typed);
    await expect(page.getByText('A ZIP code has five digits')).toBeVisible();
    await expect(page.getByLabel(/ZIP code/)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/ZIP code/)).toBeFocused();
  }
  await ask(page, '10001');
  await expect(page.getByText('A ZIP code has five digits')).toBeHidden();
  await expect(page.getByLabel(/ZIP code/)).toHaveAttribute('aria-invalid', 'false');
});

test('the codes are fetched on first use only', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/zips/')) fetched.push(request.url());
  });
  await page.goto('/locations');
  await ask(page, '7866');
  expect(fetched).toHaveLength(0);
  await ask(page, '10001');
  await expect(page.getByText(/outside the places we list/)).toBeVisible();
  expect(fetched).toHaveLength(0);
  await ask(page, '78699');
  await expect(page.getByText(/outside the places we list/)).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('codes that cannot be fetched lead to the list of all', async ({ page }) => {
  await page.route('**/zips/*.json', (route) => route.abort());
  await page.goto('/');
  await ask(page, '78734');
  await expect(page).toHaveURL('/locations?zip=78734#places');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the finder leads to the list of all ZIP codes', async ({ page }) => {
    await page.goto('/');
    await ask(page, '78734');
    await expect(page).toHaveURL('/locations?zip=78734#places');
    await expect(page.getByText(/78734/).first()).toBeVisible();
  });
});
