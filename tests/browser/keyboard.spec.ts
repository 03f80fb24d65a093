import { expect, test } from './test.ts';
import { examples, isServed } from '../routes.ts';

const templates = [...examples, '/blog/tint-shade-guide', '/nowhere'].filter(isServed);

/** What is wrong with the focused element: out of sight, partly covered or without a mark; `end` after the last one. */
async function focusFault(): Promise<string | undefined> {
  // What moves with the scroll is in place a frame later.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  if (element.tagName === 'IFRAME') return undefined;
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const name = `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`;
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return `${name}: out of sight`;
  for (const cover of document.querySelectorAll('.site-header, .dock > div, [data-toast]')) {
    const over = cover.getBoundingClientRect();
    // The middle of what they share; a scrolling table may be higher than the window.
    const x = (Math.max(over.left, box.left) + Math.min(over.right, box.right)) / 2;
    const top = Math.max(over.top, box.top);
    const bottom = Math.min(over.bottom, box.bottom);
    const fits = box.height < innerHeight - over.height - 8;
    if (
      fits &&
      bottom > top &&
      cover.contains(document.elementFromPoint(x, (top + bottom) / 2)) &&
      !cover.contains(element)
    )
      return `${name} at ${Math.round(box.top)} to ${Math.round(box.bottom)}: partly under .${cover.className || 'dock'}`;
  }
  // The mark may be on the element, on its label or frame, or on what stands for a hidden input.
  const marks = [
    element,
    shown,
    element.closest('.io, .film-slider, .amount'),
    element.nextElementSibling,
    element.querySelector('*'),
  ];
  const marked = marks.some((mark) => {
    if (!mark) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(mark);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  return marked ? undefined : `${name}: no visible focus`;
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  for (const path of templates)
    test(`the Tab key always shows where the focus is on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const faults: string[] = [];
      let stops = 0;
      for (; stops < 250; stops++) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(focusFault);
        if (fault === 'end') break;
        if (fault) faults.push(fault);
      }
      expect(faults).toEqual([]);
      expect(stops).toBeGreaterThan(3);
      expect(stops, 'the walk comes to an end').toBeLessThan(250);
    });

test('the first link skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});
