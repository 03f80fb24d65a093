import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { firstServed, isServed } from '../routes.ts';
import { fill, form, submit, success } from './quote-page.ts';
import { sidewaysScroll } from './visit.ts';

const call = `a[href="tel:+1${business.phone.replace(/\D/g, '')}"]:visible`;

/** Whatever fails, a page can be read, its questions open, and the shop can be called. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(call).first()).toBeVisible();
  const question = page.locator('main details[id^=item-]').nth(1);
  if (await question.count()) {
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  }
}

const complex = [
  '/',
  '/auto-window-tinting',
  '/automotive-gallery',
  '/blog',
  '/blog/energy-savings',
  '/request-quote',
].filter(isServed);

test('pages without their scripts and pictures are usable', async ({ page }) => {
  await page.route(/\/_astro\/.*\.js$|\.(?:webp|avif|jpe?g|png)$/, (route) => route.abort());
  for (const path of complex) {
    await page.goto(path);
    await expectUsable(page);
    expect(await sidewaysScroll(page)).toEqual([]);
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
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(errors).toEqual([]);
});

test('text is shown before scripts and pictures arrive, and a phone number if the form never arrives', async ({
  page,
}) => {
  const waiting: (() => void)[] = [];
  await page.route(/\/_astro\//, (route) =>
    new Promise<void>((resolve) => waiting.push(resolve)).then(() => route.continue()),
  );
  await page.route('**/embed/quote*', (route) => route.abort());
  const path = firstServed('/commercial-window-tinting', '/residential-window-tinting');
  await page.goto(path, { waitUntil: 'commit' });
  await expectUsable(page);
  await page.unroute(/\/_astro\//);
  for (const release of waiting) release();
  await expect(page.locator('#quote a[href^="tel:"]')).toBeVisible();
});
