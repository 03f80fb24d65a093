import { expect, test } from './test.ts';
import { readOne } from '../content.ts';
import { isServed } from '../routes.ts';

test.skip(!isServed('/commercial-window-tinting'), 'Only pages about buildings have this gallery.');
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const count = readOne('galleries', 'commercial').images.length;

test('on a phone, buttons move the pictures and show the position', async ({ page }) => {
  await page.goto('/commercial-window-tinting');
  const previous = page.getByRole('button', { name: 'Previous picture' });
  const next = page.getByRole('button', { name: 'Next picture' });
  await expect(previous).toBeDisabled();
  for (let picture = 1; picture <= count; picture++) {
    await expect(page.getByText(`${picture} of ${count}`, { exact: true })).toBeVisible();
    if (picture < count) await next.click();
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});
