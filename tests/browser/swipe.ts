import type { Locator, Page } from '@playwright/test';

/** Swipes with a finger through points, each given as fractions of the width and height of the target. */
export async function swipe(
  page: Page,
  target: Locator,
  points: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the swipe is not shown.');
  const devtools = await page.context().newCDPSession(page);
  for (const [index, [x, y]] of points.entries())
    await devtools.send('Input.dispatchTouchEvent', {
      type: index ? 'touchMove' : 'touchStart',
      touchPoints: [{ x: box.x + box.width * x, y: box.y + box.height * y }],
    });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
