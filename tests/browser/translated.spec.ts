import { business, readOne } from '../content.ts';
import { isServed } from '../routes.ts';
import { answer } from '../support/quote-server.ts';
import { netOf, otherFilm } from '../support/savings.ts';
import { translate } from '../support/translate.ts';
import { delayCode } from './late-code.ts';
import { hasChoice, openWithServer } from './quote-page.ts';
import { untilIslandsHydrated } from './visit.ts';
import { expect, test, type Page } from './test.ts';

/* Pages that the browser translates: every word is in new elements, and ends in another letter. */
const mark = 'é';

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Opens a page and translates it once its scripts have run. */
async function open(page: Page, path: string) {
  const errors = watchErrors(page);
  await page.goto(path);
  await page.evaluate(translate, mark);
  return errors;
}

test('the calculator shows the result of each change', async ({ page }) => {
  test.skip(!isServed('/blog/energy-savings'), 'There is no article with the calculator.');
  const errors = await open(page, '/blog/energy-savings');
  const panel = page.locator('.calculator-panel');
  const bill = panel.locator('[name=bill]').last();
  await bill.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect(page.locator('astro-island[component-url*="SavingsCalculator"]')).not.toHaveAttribute('ssr');
  for (const typed of ['650', 'abc', '', '500']) {
    await bill.fill(typed);
    const net = typed === 'abc' ? '—' : netOf({ bill: Number(typed) });
    await expect(panel.locator('.num').first()).toHaveText(new RegExp(`^${RegExp.escape(net)}${mark}?$`));
  }
  await panel.locator(`[value=${otherFilm.key}]`).check();
  await panel.locator('summary').first().click();
  await panel.locator('form .more').click();
  await panel.locator('summary').last().click();
  await expect(panel.locator('.num').first()).toContainText(netOf({ bill: 500, film: otherFilm.base }));
  expect(errors).toEqual([]);
});

test('the menu opens its groups', async ({ page }) => {
  test.skip(!business.services.automotive, 'The menu has only one group.');
  const errors = await open(page, '/');
  const group = page.locator('#menu a[href="/locations"]');
  await group.focus();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText(
    (business.navigation.areas[0] ?? '').replace(/\S+/, `$&${mark}`),
  );
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  expect(errors).toEqual([]);
});

test('the chips filter the articles, and say how many there are', async ({ page }) => {
  const errors = await open(page, '/blog');
  const chip = page.locator('.filter-chips a').last();
  await chip.focus();
  await untilIslandsHydrated(page);
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  const count = await page.locator('.article-card').filter({ visible: true }).count();
  await expect(page.locator('main [role=status]')).toHaveText(new RegExp(`^(${count}|No)${mark} articles?`));
  expect(errors).toEqual([]);
});

test('the carousel counts', async ({ page }) => {
  test.skip(!isServed('/automotive-gallery'), 'Only pages about vehicles have a carousel.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const errors = await open(page, '/automotive-gallery');
  await page.getByRole('button', { name: /^Next/ }).click();
  const count = readOne('galleries', 'gallery').images.length;
  await expect(page.locator('.carousel .slide-buttons p')).toHaveText(`2${mark} of ${count}`);
  expect(errors).toEqual([]);
});

test.describe('a form that posts to this machine, for which browsers ask', () => {
  test.use({ bypassCSP: true, permissions: ['local-network-access'] });

  for (const isEarly of [true, false])
    test(`the form works if it is translated ${isEarly ? 'before' : 'after'} it is hydrated`, async ({
      page,
    }) => {
      const errors = watchErrors(page);
      const release = await delayCode(page, '**/_astro/QuoteForm*.js');
      let isWorking = false;
      await openWithServer(page, (response, request) =>
        isWorking
          ? answer(201, '{"ok":true,"id":"7"}')(response, request)
          : response.writeHead(503, { 'Retry-After': 20 }).end(),
      );
      const form = page.locator('form[name=quote]');
      const field = (name: string) => form.locator(`[name=${name}]`);
      const message = form.locator('.message-box');
      const button = form.locator('fieldset .btns button');

      if (isEarly) await page.evaluate(translate, mark);
      // The visitor goes on typing while the code loads.
      await field('name').fill('Maria');
      await field('name').press('ArrowLeft');
      release();
      await expect(form).toHaveAttribute('novalidate');
      await page.keyboard.type('e');
      await expect(field('name')).toHaveValue('Mariea');
      if (!isEarly) await page.evaluate(translate, mark);

      await button.click();
      await expect(message).toBeFocused();
      await field('phone').fill('512.555.0188');
      await field('email').fill('maria@example.com');
      if (hasChoice) await field('serviceType').last().check();
      await field('message').fill('Six west-facing windows.');
      await expect(form.locator('.field-error')).toHaveCount(0);
      await button.click();
      await expect(message).toContainText(`Something${mark} went wrong.`);
      await expect(button).toHaveText(`Request${mark} Quote`);
      isWorking = true;
      await message.getByRole('button').click();
      await expect(message).toContainText('request submitted successfully!');
      await expect(field('message')).toHaveValue('');
      expect(errors).toEqual([]);
    });
});
