import { expect, test } from './test.ts';
import { findFocusFaults, focusable } from './focus-faults.ts';
import { isFull } from '../reach.ts';
import { distinct, isServed } from '../routes.ts';

/** Pages without a control of their own: each is on another page, too. */
const withoutOwnControl = /^\/(?:about|prices|embed\/quote|quote-answer)$/;
/** Pages with controls that look different on a phone. */
const onPhone = [
  '/',
  '/auto-window-tinting',
  '/automotive-gallery',
  '/blog/energy-savings',
  '/request-quote',
];
const sizes = [
  [{ width: 1280, height: 1000 }, distinct.filter((path) => isFull || !withoutOwnControl.test(path))],
  [{ width: 390, height: 844 }, isFull ? distinct : onPhone.filter(isServed)],
] as const;

for (const [viewport, paths] of sizes)
  test(`the focus is visible on every control at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      // This text is filled in after the page has loaded, and may wrap.
      await page.waitForFunction(() => document.querySelector('.open-now')?.textContent !== '');
      // After a key press, browsers also show the focus that a script sets.
      await page.keyboard.press('Tab');
      // Header and footer are the same on every page.
      const controls = path === paths[0] ? focusable : `main ${focusable}`;
      const found = await page.evaluate(findFocusFaults, controls);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

/** Pages that handle keys themselves or contain a frame. */
const pagesWithKeys = ['/commercial-window-tinting', '/automotive-gallery', '/blog/energy-savings'];

test('the Tab key first reaches the skip link, and then the end of each page', async ({ page }) => {
  for (const path of (isFull ? distinct : pagesWithKeys).filter(isServed)) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    if (await skip.count()) {
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
    }
    const isAtEnd = () =>
      page.evaluate(() => !document.activeElement || document.activeElement === document.body);
    let stops = 0;
    do await page.keyboard.press('Tab');
    while (++stops < 250 && !(await isAtEnd()));
    expect(stops, `stops on ${path}`).toBeGreaterThan(4);
    expect(stops, `the end of ${path} is reached`).toBeLessThan(250);
  }
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});
