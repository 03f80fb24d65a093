import { axeFaults } from './axe.ts';
import { expect, test } from './test.ts';
import { firstServed } from '../routes.ts';

test('a page can be read on paper: dark text, every answer, and pictures without the glass in front of them', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };
  for (const path of ['/', '/prices', firstServed('/residential-window-tinting', '/auto-window-tinting')]) {
    await page.goto(path);
    expect(await axeFaults(page, contrast), path).toEqual([]);
    for (const answer of await page.locator('main details[id^=item-] p').all())
      await expect(answer, path).toBeVisible();
    // Printers draw the glass opaque.
    const panes = await page
      .locator('.tinted')
      .evaluateAll((all) => all.map((pane) => getComputedStyle(pane, '::before').content));
    expect(new Set([...panes, 'none']), path).toEqual(new Set(['none']));
  }
  await expect(page.locator('main details[id^=item-] p')).not.toHaveCount(0);
});
