import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { firstServed, isServed } from '../routes.ts';
import { fill, form, submit, success } from './quote-page.ts';
import { sidewaysScroll } from './visit.ts';

const call = `a[href="tel:+1${business.phone.replace(/\D/g, '')}"]:visible`;

/** What must hold on a page whatever fails: it can be read, its questions open, and the shop can be called. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(call).first()).toBeVisible();
  const question = page.locator('main details[id^=item-]').nth(1);
  if (await question.count()) {
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  }
}

const busy = [
  '/',
  '/auto-window-tinting',
  '/automotive-gallery',
  '/blog',
  '/blog/energy-savings',
  '/request-quote',
].filter(isServed);

test('every page is usable when scripts never arrive', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  for (const path of busy) {
    await page.goto(path);
    await expectUsable(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Commercial' }).first()).toBeVisible();
});

test('pictures that fail leave their alternative text and the layout', async ({ page }) => {
  await page.route(/\.(?:webp|avif|jpe?g|png)$/, (route) => route.abort());
  for (const path of busy) {
    await page.goto(path);
    await expectUsable(page);
    expect(await sidewaysScroll(page)).toEqual([]);
  }
});

test('nothing breaks where storage is denied, and the form is sent', async ({ page }) => {
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
  for (const path of busy) {
    await page.goto(path);
    await expectUsable(page);
  }
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByText(success)).toBeVisible();
  expect(errors).toEqual([]);
});

test('text shows before scripts and pictures arrive on a slow network', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/_astro\//, (route) =>
    new Promise<void>((resolve) => held.push(resolve)).then(() => route.continue()),
  );
  await page.goto(
    firstServed('/auto-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
    { waitUntil: 'commit' },
  );
  await expectUsable(page);
  for (const release of held) release();
});

test('the phone number stays beside a quote form that does not load', async ({ page }) => {
  await page.route('**/embed/quote*', (route) => route.abort());
  await page.goto(`${firstServed('/commercial-window-tinting', '/residential-window-tinting')}#quote`);
  await expectUsable(page);
  await expect(page.locator('#quote a[href^="tel:"]')).toBeVisible();
});
