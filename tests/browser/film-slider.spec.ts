import { expect, test, type Locator, type Page } from './test.ts';
import { swipe } from './swipe.ts';
import { firstServed } from '../routes.ts';

const line = (page: Page) => page.getByRole('slider', { name: 'Line between film and bare glass' });
const pictures = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.locator('.film-slider') })
    .getByRole('figure');

/** How much of a picture is shown, in percent of its width. */
const shownPercent = (figure: Locator) =>
  figure.evaluate((element) => {
    const [, right = ''] = /inset\(0px (.+?) 0px 0px\)/.exec(getComputedStyle(element).clipPath) ?? [];
    const [, percent = '0'] = /([\d.]+)%/.exec(right) ?? [];
    return Math.round(100 - Number(percent));
  });

const path = firstServed('/residential-window-tinting', '/commercial-window-tinting');

test('the arrow keys, Home and End move the line', async ({ page }) => {
  await page.goto(path);
  const expectLine = async (percent: number, text: string) => {
    await expect(line(page)).toHaveAttribute('aria-valuetext', text);
    expect(await shownPercent(pictures(page).first())).toBe(percent);
  };
  await expectLine(50, 'Film in the left 50% of the picture');
  for (const [key, percent, text] of [
    ['ArrowRight', 51, 'Film in the left 51% of the picture'],
    ['Home', 0, 'Bare glass in the whole picture'],
    ['End', 100, 'Film in the whole picture'],
  ] as const) {
    await line(page).press(key);
    await expectLine(percent, text);
  }
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await line(page).press('ArrowLeft');
  await expectLine(99, 'Film in the left 99% of the picture');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a vertical swipe scrolls the page and does not move the line', async ({ page }) => {
    await page.goto(path);
    await pictures(page).first().scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const points = [0.9, 0.7, 0.4, 0].map((y) => [0.2, y] as const);
    await swipe(page, pictures(page).first(), points);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(line(page)).toHaveValue('50');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pictures are shown completely, with their names', async ({ page }) => {
    await page.goto(path);
    await expect(line(page)).toBeHidden();
    await expect(pictures(page)).toHaveCount(2);
    for (const [index, name] of ['Neutral film', 'Bare glass'].entries()) {
      const figure = pictures(page).nth(index);
      await expect(figure.getByRole('img')).toBeVisible();
      await expect(figure).toHaveCSS('clip-path', 'none');
      await expect(figure).toContainText(name);
    }
    const [film, bare] = await Promise.all([0, 1].map((index) => pictures(page).nth(index).boundingBox()));
    expect(film?.x !== bare?.x || film?.y !== bare?.y, 'they do not overlap').toBe(true);
  });
});
