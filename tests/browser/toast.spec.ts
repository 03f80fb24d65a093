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
  test(`on a phone a toast covers neither the form's head nor what came of it, ${path}`, async ({ page }) => {
    await page.goto(path);
    await fill(page);
    await submit(page).click();
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const over = await boxOf(toast);
    const told = await boxOf(form(page).getByRole('group', { name: success }));
    const head = await boxOf(form(page).getByRole('heading'));
    expect(told.y).toBeGreaterThanOrEqual(0);
    expect(told.bottom).toBeLessThanOrEqual(view.height);
    expect(over.x).toBeGreaterThanOrEqual(0);
    expect(over.right).toBeLessThanOrEqual(view.width);
    const isApart = (box: typeof told) => over.bottom <= box.y || over.y >= box.bottom;
    expect([isApart(told), isApart(head)], JSON.stringify({ over, told, head })).toEqual([true, true]);
  });
