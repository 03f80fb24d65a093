import { amountKeys } from '../../src/site/savings/amounts.ts';
import { business, readOne } from '../content.ts';
import { isServed } from '../routes.ts';
import { netOf, other } from '../support/savings.ts';
import { translate } from '../support/translate.ts';
import { delayCode } from './late-code.ts';
import { expect, test, type Page } from './test.ts';

/* Pages that the browser translates: every word is in new elements, and ends in another letter. */
const mark = 'é';

/** What a part of the page says and what its fields hold, without the marks of the translation. */
const read = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part, letter) => {
    const values = [...part.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`);
    // What is announced comes later.
    const announced = part.querySelector('output')?.textContent ?? '';
    const text = part.textContent.replace(announced, '').replaceAll(letter, '').replace(/\s+/g, ' ');
    return [text, ...values];
  }, mark);

/** The errors of the page from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test.describe('the calculator', () => {
  const path = '/blog/energy-savings';
  test.skip(!isServed(path), 'There is no article with the calculator.');

  const panel = '.calculator-panel';
  const hydrated = (page: Page) =>
    page.waitForFunction(
      (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => /^__react/.test(key)),
      panel,
    );
  const fill = (name: string, text: string) => (page: Page) =>
    page.locator(`${panel} [name=${name}]`).last().fill(text);
  const choose = (value: string) => (page: Page) => page.locator(`${panel} [value=${value}]`).check();
  const press =
    (selector: string, index = 0) =>
    (page: Page) =>
      page.locator(`${panel} ${selector}`).nth(index).click();
  const steps = [
    ...amountKeys.flatMap((name) => ['0', 'abc', '', '-5', '12'].map((text) => fill(name, text))),
    fill('bill', '9999999999999999'),
    choose(other.film.key),
    fill('bill', '0'),
    choose(other.glass.key),
    fill('bill', '500'),
    press('.glass-area summary'),
    press('.glass-area .more'),
    fill('window-width', 'abc'),
    press('.glass-area .more'),
    fill('window-width', '48'),
    press('.remove', 1),
    choose('feet'),
    fill('window-height', '2'),
    press('.glass-area .btn'),
    press('.remove'),
    // Copying is denied, so the link is shown.
    press('.calculator-actions button'),
    fill('years', '1'),
    press('.calculator-details summary'),
    press('.calculator-actions button', 2),
    press('.tooltip-mark', 2),
  ];

  for (const isBefore of [true, false])
    test(`works if it is translated ${isBefore ? 'before' : 'after'} it is hydrated`, async ({
      page,
      context,
    }) => {
      const plain = await context.newPage();
      const errors = watchErrors(page);
      for (const each of [plain, page]) {
        await each.goto(path);
        if (isBefore && each === page) await page.evaluate(translate, mark);
        await each.locator(panel).scrollIntoViewIfNeeded();
        await each.mouse.wheel(0, 40);
        await hydrated(each);
      }
      if (!isBefore) await page.evaluate(translate, mark);
      for (const [index, step] of steps.entries()) {
        await step(plain);
        await step(page);
        const expected = await read(plain, panel);
        await expect.poll(() => read(page, panel), `step ${index}: ${String(step)}`).toEqual(expected);
      }
      await expect(page.locator(`${panel} output`)).toContainText(netOf());
      expect(errors).toEqual([]);
    });

  test('keeps what is being typed while it is hydrated, and the caret', async ({ page }) => {
    const release = await delayCode(page, /_astro\/(?!Base|islands).*\.js$/);
    await page.goto(path);
    await page.evaluate(translate, mark);
    const bill = page.locator(`${panel} [name=bill]`);
    await bill.click();
    await bill.fill('65');
    await bill.press('ArrowLeft');
    release();
    await hydrated(page);
    await page.keyboard.type('1');
    await expect(bill).toHaveValue('615');
    await expect(bill).toBeFocused();
    await expect(page.locator(`${panel} .net-savings`)).toContainText(netOf({ bill: 615 }));
  });
});

/** Opens a page and translates it once its scripts have run. */
async function open(page: Page, path: string) {
  const errors = watchErrors(page);
  await page.goto(path);
  await page.evaluate(translate, mark);
  return errors;
}

test('the menu opens its groups, and letters find links', async ({ page }) => {
  test.skip(!business.services.automotive, 'The menu has only one group.');
  const errors = await open(page, '/');
  const group = page.locator('[aria-controls=menu-locations]');
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.focus();
  await page.keyboard.press('ArrowDown');
  const [first = '', ...others] = business.navigation.areas;
  await expect(page.locator(':focus')).toHaveText(first.replace(/\S+/, `$&${mark}`));
  const last = others.at(-1) ?? first;
  await page.keyboard.type(last.slice(0, 3).toLowerCase());
  await expect(page.locator(':focus')).toHaveText(last.replace(/\S+/, `$&${mark}`));
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu [href="/about"]')).toBeVisible();
  await page.locator('#menu [popovertargetaction=hide]').click();
  await expect(page.locator('#menu')).toBeHidden();
  expect(errors).toEqual([]);
});

test('the chips filter the articles, and say how many there are', async ({ page }) => {
  const errors = await open(page, '/blog');
  const chips = await page.locator('.filter-chips button').all();
  for (const chip of chips.toReversed()) {
    await chip.click();
    const count = await page.locator('.article-card').filter({ visible: true }).count();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.article-count')).toHaveText(
      new RegExp(count ? `^${count}${mark} articles?$` : `^No${mark} articles found`),
    );
  }
  expect(errors).toEqual([]);
});

test('the carousel counts, and does not say the same again', async ({ page }) => {
  test.skip(!isServed('/automotive-gallery'), 'Only pages about vehicles have a carousel.');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const errors = await open(page, '/automotive-gallery');
  const position = page.locator('.carousel .slide-buttons p');
  const count = readOne('galleries', 'gallery').images.length;
  await page.locator('.carousel .next').click();
  await expect(position).toHaveText(`2${mark} of ${count}`);
  const shown = await position.locator('font').first().elementHandle();
  await page.locator('.slides').dispatchEvent('scroll');
  expect(await shown.evaluate((element) => element.isConnected)).toBe(true);
  await page.locator('.carousel .previous').click();
  await expect(position).toHaveText(`1${mark} of ${count}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const pause = page.locator('.slide-pause');
  for (const text of ['Play', 'Pause']) {
    await pause.evaluate((button: HTMLElement) => button.click());
    await expect(pause).toHaveText(text + mark);
  }
  expect(errors).toEqual([]);
});
