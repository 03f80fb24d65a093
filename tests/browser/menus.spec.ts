import { delayCode } from './late-code.ts';
import { expect, test, type Page } from './test.ts';
import { business, readPublished } from '../content.ts';
import { mainServiceIds } from '../../src/schemas/service.ts';
import { isServed } from '../routes.ts';
import { toLocationSlug } from '../../src/site/format/slugs.ts';

test.skip(!business.services.automotive, 'The menu has only one group.');

const vehicles = business.navigation.automotive.filter(({ href }) => isServed(href));
const single = ['Commercial', 'Residential'].filter((name) =>
  isServed(`/${name.toLowerCase()}-window-tinting`),
);
const first = single[0] ?? 'Automotive';
const lastVehicle = vehicles.at(-1)?.label ?? '';
const towns = business.navigation.areas;
const firstTown = towns[0] ?? '';
const lastTown = towns.at(-1) ?? '';
/** The next town whose name starts with these letters. The first town follows the last. */
const getNextTown = (letters: string, after: string) => {
  const start = towns.indexOf(after) + 1;
  const inOrder = [...towns.slice(start), ...towns.slice(0, start)];
  return inOrder.find((name) => name.toLowerCase().startsWith(letters)) ?? after;
};

const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());

/** The script of every page, which includes the menu. */
const code = '**/_astro/Base*.js';

/** Opens a page and moves the mouse over it, as visitors do before they reach the menu. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(200, 600);
  await page.locator('#menu[data-live]').waitFor();
}

test.describe('menu row', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the first Enter or hover opens a group', async ({ page }) => {
    await page.goto('/');
    await group(page, 'Service Areas').focus();
    await page.keyboard.press('Enter');
    await expect(group(page, 'Service Areas')).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).getByRole('link', { name: lastTown })).toBeVisible();
    await page.goto('/about');
    await group(page, 'Automotive').hover();
    await expect(group(page, 'Automotive')).toHaveAttribute('aria-expanded', 'true');
  });

  test('arrow keys and letters move the focus, Escape closes and returns the focus', async ({ page }) => {
    await visit(page, '/');
    await group(page, 'Automotive').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('All Vehicles');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Service Areas');
    await expect(group(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(lastTown);
    const letter = firstTown.charAt(0).toLowerCase();
    await page.keyboard.press(letter);
    expect(await focused(page)).toBe(getNextTown(letter, lastTown));
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Service Areas');
    await expect(group(page, 'Service Areas')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(group(page, 'Service Areas'), 'soon after a letter').toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Learn');
  });

  test('a pointer that rests opens a group after 100 ms, and leaving closes it after 300 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const areas = group(page, 'Service Areas');
    await areas.hover();
    await page.clock.runFor(90);
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 500);
    await page.clock.runFor(280);
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(40);
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
  });

  test('a quick press, or one after a hover, keeps a group open until the next press, or a click or focus elsewhere', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const areas = group(page, 'Service Areas');
    await areas.click();
    await page.clock.runFor(500);
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(200, 600);
    await page.clock.runFor(600);
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await areas.press('Enter');
    await expect(areas).toHaveAttribute('aria-expanded', 'false');

    await areas.hover();
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await areas.click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(600);
    await expect(areas).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(200, 600);
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await areas.press('Enter');
    await group(page, 'Automotive').press('Enter');
    await expect(areas).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page, 'Automotive')).toHaveAttribute('aria-expanded', 'true');
    await main(page).getByRole('link', { name: 'About' }).focus();
    await expect(group(page, 'Automotive')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press opens a group at once, even if the code is late', async ({ page }) => {
    const release = await delayCode(page, code);
    await page.goto('/about', { waitUntil: 'commit' });
    const town = main(page).getByRole('link', { name: firstTown });
    await group(page, 'Service Areas').click();
    await expect(town).toBeVisible({ timeout: 100 });
    // Visitors press again if nothing seems to happen.
    await group(page, 'Service Areas').click();
    release();
    await expect(group(page, 'Service Areas')).toHaveAttribute('aria-expanded', 'true');
    await expect(town).toBeVisible();
  });

  test('without its code the menu is plain lists', async ({ page }) => {
    await page.clock.install();
    await page.route(code, () => new Promise<void>(() => undefined));
    await page.goto('/about', { waitUntil: 'commit' });
    await group(page, 'Automotive').click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(4500);
    await group(page, 'Service Areas').hover();
    await expect(main(page).getByRole('link', { name: firstTown })).toBeVisible();
  });
});

test.describe('menu sheet', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('its toggle opens it, the toggle, Escape and its close button close it, and the focus returns to the toggle', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const about = main(page).getByRole('link', { name: 'About' });
    await toggle.tap();
    await expect(about).toBeVisible();
    await toggle.tap();
    await expect(about).toBeHidden();
    await toggle.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(toggle).toBeFocused();

    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toBeHidden();
    await toggle.press('Enter');
    await expect(close).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(first);
    for (let stop = 0; stop < 5 + single.length; stop++) await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('reaches from the header to the bottom of the window, however far the page is scrolled', async ({
    page,
  }) => {
    await page.goto('/');
    for (const top of [0, 3000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      const sheet = await main(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      if (!sheet || !header) throw new Error('no sheet');
      expect(Math.abs(sheet.y - header.y - header.height), `from the header at ${top}`).toBeLessThan(1);
      expect(Math.abs(sheet.y + sheet.height - 844), `to the bottom at ${top}`).toBeLessThan(1);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(200, 600);
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => scrollY), 'the page behind stays').toBe(before);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row shows a list on hover and on focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await group(page, 'Automotive').hover();
    const link = main(page).getByRole('link', { name: lastVehicle });
    await expect(link).toBeVisible();
    const [from, to] = [await group(page, 'Automotive').boundingBox(), await link.boundingBox()];
    if (!from || !to) throw new Error('no menu');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 30 });
    await expect(link, 'on the way down').toBeVisible();
    await group(page, 'Service Areas').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/locations/${toLocationSlug(firstTown)}`);
  });

  test('the sheet shows every link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const { services, navigation } = business;
    const own = readPublished('services').filter(({ slug }) => !mainServiceIds.some((id) => id === slug));
    const served = [services.commercial, services.residential, ...own].filter(Boolean);
    // Plus About, Learn and the link to the form.
    const count = served.length + vehicles.length + navigation.areas.length + 3;
    await expect(main(page).getByRole('link')).toHaveCount(count);
    for (const link of await main(page).getByRole('link').all()) await expect(link).toBeVisible();
    for (const name of ['Automotive', 'Service Areas'])
      await expect(group(page, name)).not.toHaveAttribute('aria-expanded');
  });
});

for (const [oldBrowser, unknown] of [
  ['Chrome before 114', /popover/g],
  ['Firefox before 121', /popover|(?<=:)has(?=\()/g],
] as const)
  test.describe(`on a phone with ${oldBrowser}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

    test('the button opens the menu, which is never shown over the page by itself', async ({ page }) => {
      await page.route('**/*', async (route) => {
        const response = await route.fetch();
        const isText = /html|css|javascript/.test(response.headers()['content-type'] ?? '');
        // No browser has features of these names, so it ignores them like an old browser.
        return isText
          ? route.fulfill({ response, body: (await response.text()).replace(unknown, 'no$&') })
          : route.fulfill({ response });
      });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto('/');
      await expect(page.locator('#menu')).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(main(page).getByRole('link', { name: 'About' })).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      const sheet = await page.locator('#menu').boundingBox();
      expect(sheet?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
      await group(page, 'Service Areas').click();
      await expect(main(page).getByRole('link', { name: lastTown })).toBeVisible();
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await expect(page.locator('#menu')).toBeHidden();
      expect(faults).toEqual([]);
    });
  });
