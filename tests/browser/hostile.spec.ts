import { expect, test } from './test.ts';
import { isFull } from '../reach.ts';
import { isServed } from '../routes.ts';
import { watch } from './visit.ts';

const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
const values = [
  markup,
  '"\'><svg onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '%00%0d%0aSet-Cookie:a=b',
  '\u202etxet desrever\u2066',
  '__proto__[hacked]=1',
  'NaN',
  '-1e999',
  '9'.repeat(400),
];
const parameters = [
  'bill',
  'cooling',
  'film',
  'glass',
  'area',
  'cost',
  'horizon',
  'category',
  'service',
  'from',
  '__proto__[hacked]',
];
const paths = [
  '/',
  '/blog',
  '/blog/energy-savings',
  '/request-quote',
  '/embed/quote',
  '/automotive-gallery',
  '/nowhere',
].filter(isServed);

/* Each visit gives each parameter another value; after as many as there are values each parameter has had each. */
const turns = isFull ? values.length : 3;

for (const path of paths) {
  test(`${path} ignores hostile queries and hashes`, async ({ page }) => {
    const { errors, foreign } = watch(page);
    for (let turn = 0; turn < turns; turn++) {
      const valueOf = (index: number) => values[(index * 2 + turn) % values.length] ?? '';
      const query = new URLSearchParams(parameters.map((name, index) => [name, valueOf(index)]));
      await page.goto(`${path}?${query.toString()}#${encodeURIComponent(valueOf(0))}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false);
      expect(await page.locator('main').innerText()).not.toMatch(/NaN|Infinity|undefined|\[object/);
    }
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test('a hash of a megabyte opens the page like any other', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    location.hash = 'x'.repeat(1_000_000);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a path with markup is logged as text and shown nowhere', async ({ page }) => {
  const { errors } = watch(page);
  const response = await page.goto(`/locations/${encodeURIComponent(markup)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location not found');
  expect(await page.content()).not.toContain('onerror=');
  expect(errors).toEqual([]);
});
