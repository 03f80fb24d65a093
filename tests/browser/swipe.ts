import type { Locator, Page } from '@playwright/test';

/**
 * Swipes with a finger through points, each given as fractions of the width and height of the target, in `duration`
 * milliseconds by the times in its events, which a busy machine does not change.
 */
export async function swipe(
  page: Page,
  target: Locator,
  points: readonly (readonly [x: number, y: number])[],
  duration = 80,
): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of the swipe is not shown.');
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now();
  const touch = (index: number, [x, y]: readonly [x: number, y: number]) =>
    devtools.send('Input.dispatchTouchEvent', {
      timestamp: (start + (duration * index) / points.length) / 1000,
      type: index ? 'touchMove' : 'touchStart',
      touchPoints: [{ x: box.x + box.width * x, y: box.y + box.height * y }],
    });
  for (const [index, point] of points.entries()) await touch(index, point);
  await devtools.send('Input.dispatchTouchEvent', {
    timestamp: (start + duration) / 1000,
    type: 'touchEnd',
    touchPoints: [],
  });
  await devtools.detach();
}
