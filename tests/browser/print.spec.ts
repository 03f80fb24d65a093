import { expect, test } from './test.ts';
import { tooLightText } from './too-light-text.ts';
import { readPublished } from '../content.ts';
import { isServed } from '../routes.ts';

test('pages can be read on white paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/prices', '/warranty', '/residential-window-tinting'].filter(isServed)) {
    await page.goto(path);
    expect(await page.evaluate(tooLightText), path).toEqual([]);
  }
});

/** How many pictures would be hidden, because printers draw the glass in front of them opaque. Runs in the page. */
const countHidden = (panes: Element[]) =>
  panes.filter((pane) => getComputedStyle(pane, '::before').content !== 'none').length;

test('pictures are printed without the glass in front of them', async ({ page }) => {
  const panes = page.locator('.tinted');
  await page.goto('/');
  expect(await panes.evaluateAll(countHidden)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/prices', '/residential-window-tinting'].filter(isServed)) {
    await page.goto(path);
    expect(await panes.evaluateAll(countHidden), path).toBe(0);
  }
});

test('every answer is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/residential-window-tinting', '/auto-window-tinting'].filter(isServed)) {
    await page.goto(path);
    const answers = await page.locator('main details[id^=item-] p').all();
    expect(answers.length, path).toBeGreaterThan(0);
    for (const answer of answers) await expect(answer, path).toBeVisible();
  }
});

test('the page of a location is printed without its picture and the caption of that', async ({ page }) => {
  const location = readPublished('locations').find(({ data }) => data.picture);
  test.skip(!location, 'No location has a picture.');
  await page.goto(`/locations/${location?.slug}`);
  const caption = page.locator('main figcaption');
  await expect(caption).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(caption).toBeHidden();
});
