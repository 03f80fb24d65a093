import { expect, test } from './test.ts';
import { framed, openFrame, sizeOf } from './quote-frame.ts';
import { delayCode } from './late-code.ts';
import { hasChoice, noChoice } from './quote-page.ts';

test('the frame has the width of its section, however wide the window is', async ({ page }) => {
  await openFrame(page);
  for (const width of [320, 600, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const { width: wide, room } = await sizeOf(page);
        return wide - room;
      }, `at ${width} px`)
      .toBe(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the frame grows to the height of the form, and of its errors', async ({ page }) => {
    const { form } = await openFrame(page);
    const rest = () =>
      page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight - innerHeight) ?? NaN;
    await expect.poll(rest).toBe(0);
    const before = (await sizeOf(page)).height;
    expect(before).toBeGreaterThan(600);
    await form.getByLabel('Name').focus();
    await expect(page.frameLocator('#quote iframe').locator('astro-island[ssr]')).toHaveCount(0);
    await form.getByRole('button', { name: 'Request Quote' }).click();
    await expect(form.getByRole('group', { name: /Please check/ })).toBeFocused();
    await expect.poll(async () => (await sizeOf(page)).height).toBeGreaterThan(before);
    await expect.poll(rest).toBe(0);
  });

  test('ignores a height from anyone but the form', async ({ page }) => {
    await openFrame(page);
    const before = (await sizeOf(page)).height;
    await page.evaluate(() => postMessage({ quoteFormHeight: 3000 }, location.origin));
    await page.evaluate(() => {
      const other = document.body.appendChild(document.createElement('iframe'));
      other.src = '/robots.txt';
      return new Promise((resolve) => (other.onload = resolve));
    });
    await page
      .frames()
      .at(-1)
      ?.evaluate(() => parent.postMessage({ quoteFormHeight: 3000 }, '*'));
    await page.waitForTimeout(300);
    expect((await sizeOf(page)).height).toBe(before);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the frame is 550 px high', async ({ page }) => {
      await page.goto(`${framed}#quote`);
      expect((await page.locator('#quote iframe').boundingBox())?.height).toBe(550);
    });
  });
});

test('chooses the service of its page before any code arrives, and keeps it when the form is cleared', async ({
  page,
}) => {
  test.skip(!hasChoice, noChoice);
  const release = await delayCode(page, '**/_astro/QuoteForm*.js');
  const { form } = await openFrame(page);
  const chosen = form.getByRole('radio', { name: 'Commercial Tinting' });
  await expect(chosen).toBeChecked();
  release();
  await form.getByLabel('Name').fill('Maria Delgado');
  await expect(page.frameLocator('#quote iframe').locator('astro-island[ssr]')).toHaveCount(0);
  await form.getByRole('button', { name: 'Clear the form' }).click();
  await expect(chosen).toBeChecked();
});
