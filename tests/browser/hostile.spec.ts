import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';
import { watch } from './visit.ts';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
// unit/outside-input.test.ts tests each parser with random values.
const values = ['"\'><svg onload=window.hacked=1>', markup, '-1e999', 'javascript:window.hacked=1'];
const parameters = ['bill', 'film', 'area', 'category', 'service', 'from', '__proto__[hacked]'];
const paths = ['/blog', '/blog/energy-savings', '/request-quote', '/embed/quote'].filter(isServed);

test('hostile queries, hashes and paths neither run nor appear on the page', async ({ page }) => {
  const { errors, foreign } = watch(page);
  for (const [turn, path] of paths.entries()) {
    const valueOf = (index: number) => values[(index + turn) % values.length] ?? '';
    const query = new URLSearchParams(parameters.map((name, index) => [name, valueOf(index)]));
    await page.goto(`${path}?${query.toString()}#${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false);
    expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined|\[object/);
  }
  const response = await page.goto(`/locations/${encodeURIComponent(markup)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location not found');
  expect(await page.content()).not.toContain('onerror=');
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});
