import { axeFaults } from './axe.ts';
import { expect, test } from './test.ts';
import { firstServed } from '../routes.ts';

test('a page can be read on paper, which has no backgrounds: dark text, every answer, and pictures without the glass', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };
  const service = firstServed('/residential-window-tinting', '/auto-window-tinting');
  for (const path of ['/', '/prices', '/request-quote', '/locations/404', service]) {
    await page.goto(path);
    // Hydrated, so that a choice stays chosen.
    const radio = page.locator('.segmented input').first();
    if (await radio.count()) await radio.check();
    // A visitor may choose to print backgrounds, too. Light text on them has turned dark.
    const backgrounds = await page
      .locator('.dark:visible')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set([...backgrounds, 'rgba(0, 0, 0, 0)']), path).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body, body *'))
        if (getComputedStyle(element).printColorAdjust !== 'exact')
          element.style.setProperty('background', 'none', 'important');
    });
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
