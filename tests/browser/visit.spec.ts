import { expect, test } from './test.ts';
import { watch } from './visit.ts';

test('a file that is missing is an error of its page, and the status of a page that is missing is not', async ({
  page,
}) => {
  const { errors } = watch(page);
  await page.goto('/nowhere#top');
  expect(errors).toEqual([]);
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/_astro/gone.webp' })));
  await expect.poll(() => errors).toEqual([expect.stringContaining('status of 404')]);
});
