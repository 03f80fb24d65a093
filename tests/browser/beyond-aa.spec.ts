import { expect, test } from './test.ts';
import { isServed } from '../routes.ts';
import { fill, form, submit, success, untilHydrated } from './quote-page.ts';

/* What goes beyond the standard's level AA, as far as the design allows. */

test('what was typed is still there after an hour, and is sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/request-quote');
  await fill(page);
  await untilHydrated(page);
  await page.clock.fastForward('01:00:00');
  await expect(page.getByLabel('Name')).toHaveValue('Maria Delgado');
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(form(page).getByText(success)).toBeVisible();
});

test('every number input of the calculator states its minimum and maximum', async ({ page }) => {
  test.skip(!isServed('/blog/energy-savings'), 'The article with the calculator is not there.');
  await page.goto('/blog/energy-savings');
  await page.getByText('Work out the area from your windows').click();
  const numbers = page.getByRole('spinbutton');
  await expect(numbers.first()).toBeVisible();
  expect(await numbers.count()).toBeGreaterThan(7);
  for (const number of await numbers.all()) {
    await expect(number).toHaveAttribute('aria-valuemin', /^\d+$/);
    await expect(number).toHaveAttribute('aria-valuemax', /^\d+$/);
  }
});

for (const path of ['/request-quote', '/auto-window-tinting', '/blog/energy-savings'].filter(isServed))
  test(`every field on ${path} says what belongs in it`, async ({ page }) => {
    await page.goto(path);
    const silent = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main :is(input:not([type=hidden]), textarea)')]
        .filter((field) => field.checkVisibility({ visibilityProperty: true }))
        // The text beside them says the same.
        .filter((field) => field.type !== 'radio' && field.type !== 'checkbox')
        .filter((field) => {
          const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
          const help = described.map((id) => document.getElementById(id)?.textContent.trim()).join('');
          const about = field.closest('.field')?.querySelector('[aria-label^="About"]');
          return !help && !about && !field.placeholder && !field.autocomplete;
        })
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    expect(silent).toEqual([]);
  });
