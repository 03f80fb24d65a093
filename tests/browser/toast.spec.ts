import { expect, test, type Locator } from './test.ts';

import { fill, form, submit, success } from './quote-page.ts';

const view = { width: 354, height: 844 };
test.use({ viewport: view, contextOptions: { reducedMotion: 'reduce' } });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('no box');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const path of ['/request-quote', '/embed/quote?service=commercial'])
  test(`on a phone a toast covers neither the heading nor the outcome, ${path}`, async ({ page }) => {
    await page.goto(path);
    await fill(page);
    await submit(page).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const toastBox = await boxOf(toast);
    const outcome = await boxOf(form(page).getByRole('group', { name: success }));
    const heading = await boxOf(form(page).getByRole('heading'));
    expect(outcome.y).toBeGreaterThanOrEqual(0);
    expect(outcome.bottom).toBeLessThanOrEqual(view.height);
    expect(toastBox.x).toBeGreaterThanOrEqual(0);
    expect(toastBox.right).toBeLessThanOrEqual(view.width);
    const isApart = (box: typeof outcome) => toastBox.bottom <= box.y || toastBox.y >= box.bottom;
    expect([isApart(outcome), isApart(heading)], JSON.stringify({ toastBox, outcome, heading })).toEqual([
      true,
      true,
    ]);
  });
