import { expect, test } from './test.ts';
import { examples, isServed } from '../routes.ts';

const templates = [...examples, '/blog/tint-shade-guide', '/nowhere'].filter(isServed);

/** What is wrong with the focused element: out of sight, under the header or without a mark; `end` after the last one. */
function focusFault(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  if (element.tagName === 'IFRAME') return undefined;
  const shown = element.closest('label') ?? element;
  const box = shown.getBoundingClientRect();
  const name = `${element.tagName} ${element.id} ${element.textContent.trim().slice(0, 40)}`;
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    return `${name}: out of sight`;
  const header = document.querySelector('header');
  const cover = header?.getBoundingClientRect().bottom ?? 0;
  if (!header?.contains(element) && box.bottom <= cover && element.closest('main, footer'))
    return `${name}: under the header`;
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

for (const path of templates) {
  test(`the Tab key always shows where the focus is on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
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
}

test('the first link skips to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
});
