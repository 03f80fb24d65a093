import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';

/** Text that is too light on white paper, with its lightness, 0 to 255. Runs in the page. */
function tooLightText(): { text: string; light: number }[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, dt, dd), footer :is(p, li, .logo b, .logo span)',
    ),
  ]
    .filter((line) => line.checkVisibility() && !line.closest('.sunband'))
    .map((line) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(line).color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return { text: line.textContent.trim().slice(0, 40), light: Math.min(red, green, blue) };
    })
    .filter(({ light }) => light > 140);
}

test('pages can be read on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/prices', '/warranty', '/residential-window-tinting'].filter(isServed)) {
    await page.goto(path);
    expect(await page.evaluate(tooLightText), path).toEqual([]);
  }
});

/** How many pictures have glass in front of them, which printers draw opaque. Runs in the page. */
const countHidden = (panes: Element[]) =>
  panes.filter((pane) => getComputedStyle(pane, '::before').content !== 'none').length;

test('every answer is printed, and no picture is hidden by its glass', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/prices', '/residential-window-tinting', '/auto-window-tinting'].filter(
    isServed,
  )) {
    await page.goto(path);
    expect(await page.locator('.tinted').evaluateAll(countHidden), path).toBe(0);
    for (const answer of await page.locator('main details[id^=item-] p').all())
      await expect(answer, path).toBeVisible();
  }
});
