import { delayCode } from './late-code.ts';
import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { isServed } from '../routes.ts';
import { toLocationSlug } from '../../src/site/format/slugs.ts';

test.skip(!business.services.automotive, 'The menu has only one group.');

const towns = business.navigation.areas;
const firstTown = towns[0] ?? '';
const lastTown = towns.at(-1) ?? '';
const first =
  ['Commercial', 'Residential'].find((name) => isServed(`/${name.toLowerCase()}-window-tinting`)) ??
  'Automotive';

/** A group of the hydrated menu. Before, its name is a link. */
const group = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const nameOf = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim());
const expectOpen = (page: Page, name: string, isOpen = true) =>
  expect(group(page, name)).toHaveAttribute('aria-expanded', String(isOpen));

test.describe('menu row', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('arrow keys and letters move the focus, Escape closes and returns the focus', async ({ page }) => {
    await page.goto('/');
    await nameOf(page, 'Automotive').focus();
    await expectOpen(page, 'Automotive');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('All Vehicles');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Service Areas');
    await expectOpen(page, 'Automotive', false);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe(lastTown);
    await page.keyboard.press(firstTown.charAt(0).toLowerCase());
    expect((await focused(page))?.charAt(0)).toBe(firstTown.charAt(0));
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Service Areas');
    await expectOpen(page, 'Service Areas', false);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Learn');
  });

  test('a pointer that rests opens a group after 100 ms, and leaving closes it after 300 ms', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').hover({ position: { x: 10, y: 10 } });
    await expectOpen(page, 'Service Areas', false);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await group(page, 'Service Areas').hover();
    await page.clock.runFor(90);
    await expectOpen(page, 'Service Areas', false);
    await page.clock.runFor(20);
    await expectOpen(page, 'Service Areas');
    await page.mouse.move(200, 500);
    await page.clock.runFor(280);
    await expectOpen(page, 'Service Areas');
    await page.clock.runFor(40);
    await expectOpen(page, 'Service Areas', false);
  });

  test('a press keeps a group open until the next press, or a click or the focus elsewhere', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    await page.getByRole('banner').hover({ position: { x: 10, y: 10 } });
    const areas = group(page, 'Service Areas');
    await areas.click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(1000);
    await expectOpen(page, 'Service Areas');
    await areas.press('Enter');
    await expectOpen(page, 'Service Areas', false);
    await areas.press('Enter');
    await page.mouse.click(5, 600);
    await expectOpen(page, 'Service Areas', false);
    await areas.press('Enter');
    await group(page, 'Automotive').press('Enter');
    await expectOpen(page, 'Service Areas', false);
    await main(page).getByRole('link', { name: 'About' }).focus();
    await expectOpen(page, 'Automotive', false);
  });

  test('before its code arrives a group opens on hover, stays open, and its name leads to its page', async ({
    page,
  }) => {
    const release = await delayCode(page, '**/_astro/MainMenu*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    const town = main(page).getByRole('link', { name: firstTown });
    await nameOf(page, 'Service Areas').hover();
    await expect(town).toBeVisible({ timeout: 100 });
    release();
    await expectOpen(page, 'Service Areas');
    await expect(town).toBeVisible();
    await delayCode(page, '**/_astro/MainMenu*.js');
    await page.reload();
    await nameOf(page, 'Service Areas').click();
    await expect(page).toHaveURL('/locations');
  });

  test('a focus that opened a group before its code arrives stays where it is, and so does the list', async ({
    page,
  }) => {
    const release = await delayCode(page, '**/_astro/MainMenu*.js');
    await page.goto('/about');
    await nameOf(page, 'Service Areas').focus();
    await page.keyboard.press('Tab');
    const town = main(page).getByRole('link', { name: firstTown });
    await expect(town).toBeFocused();
    release();
    await expectOpen(page, 'Service Areas');
    await expect(town).toBeFocused();
  });
});

test.describe('menu sheet', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('its toggle opens it, the toggle, Escape and its close button close it, and the focus returns', async ({
    page,
  }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    const close = page.getByRole('button', { name: 'Close menu' });
    const about = main(page).getByRole('link', { name: 'About' });
    await toggle.tap();
    await expect(about).toBeVisible();
    await toggle.tap();
    await expect(about).toBeHidden();
    await toggle.press('Enter');
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(first);
    await close.press('Enter');
    await expect(about).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('a tap opens one group at a time, and the next tap closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expectOpen(page, 'Service Areas', false);
    await group(page, 'Automotive').tap();
    await expectOpen(page, 'Automotive');
    await group(page, 'Service Areas').tap();
    await expectOpen(page, 'Automotive', false);
    await expect(main(page).getByRole('link', { name: lastTown })).toBeVisible();
    await group(page, 'Service Areas').press('Space');
    await expect(main(page).getByRole('link', { name: lastTown })).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('a group tapped before its code has arrived leads to its page', async ({ page }) => {
    await delayCode(page, '**/_astro/MainMenu*.js');
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(main(page).getByRole('link', { name: lastTown })).toBeHidden();
    await nameOf(page, 'Service Areas').tap();
    await expect(page).toHaveURL('/locations');
  });

  test('fills the window below the header of a scrolled page, which stays where it is', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const sheet = await main(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(sheet?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row shows a list on hover and on focus', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await nameOf(page, 'Automotive').hover();
    await expect(main(page).getByRole('link', { name: 'All Vehicles' })).toBeVisible();
    await nameOf(page, 'Service Areas').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/locations/${toLocationSlug(firstTown)}`);
  });

  test('the sheet shows every link', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const name of towns) await expect(main(page).getByRole('link', { name })).toBeVisible();
    for (const link of await main(page).getByRole('link').all()) await expect(link).toBeVisible();
  });
});

test.describe('on a phone with a browser before popovers and :has()', () => {
  test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

  test('the button opens the menu, which is never shown over the page by itself', async ({ page }) => {
    await page.route('**/*', async (route) => {
      const response = await route.fetch();
      const isText = /html|css|javascript/.test(response.headers()['content-type'] ?? '');
      // No browser has features of these names, so it ignores them like an old browser.
      return isText
        ? route.fulfill({
            response,
            body: (await response.text()).replace(/popover|(?<=:)has(?=\()/g, 'no$&'),
          })
        : route.fulfill({ response });
    });
    await page.goto('/');
    await expect(page.locator('#menu')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(main(page).getByRole('link', { name: 'About' })).toBeVisible();
    await group(page, 'Service Areas').click();
    await expect(main(page).getByRole('link', { name: lastTown })).toBeVisible();
    // A file that is still on its way would fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
