import { expect, test, type Page } from './test.ts';
import { firstServed, isServed } from '../routes.ts';
import { fillHydrated, form, submit, success } from './quote-page.ts';

/** Whatever fails, a page can be read, its questions open, and the shop can be called. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
  const question = page.locator('main details[id^=item-]').nth(1);
  if (await question.count()) {
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  }
}

const complex = ['/', '/auto-window-tinting', '/blog', '/blog/energy-savings', '/request-quote'];

test('pages without their scripts and pictures are usable', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$|\.(?:webp|avif|jpe?g|png)$/, (route) => route.abort());
  for (const path of complex.filter(isServed)) {
    await page.goto(path);
    await expectUsable(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const link of await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all())
    await expect(link).toBeVisible();
});

test('without access to storage nothing breaks, and the form is sent', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  // These pages store the banner's pause, a shade and a draft.
  for (const path of ['/auto-window-tinting', '/request-quote'].filter(isServed)) {
    await page.goto(path);
    await expectUsable(page);
  }
  await fillHydrated(page);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a phone number is shown if the form in its frame never arrives', async ({ page }) => {
  await page.route('**/embed/quote*', (route) => route.abort());
  await page.goto(firstServed('/commercial-window-tinting', '/residential-window-tinting'));
  await expect(page.locator('#quote a[href^="tel:"]')).toBeVisible();
});

for (const path of ['/blog/energy-savings', '/request-quote'].filter(isServed))
  test(`an error in the island of ${path} is shown in its place, and the rest of the page works`, async ({
    page,
  }) => {
    // Both islands call this function while they hydrate.
    await page.addInitScript(() => {
      URLSearchParams.prototype.get = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.goto(path);
    await page.locator('main astro-island').evaluate((island) => {
      island.parentElement?.scrollIntoView();
    });
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText('Unexpected Application Error!');
    await expect(box).toContainText('broken on purpose');
    await expectUsable(page);
  });
