import { axeFaults } from './axe.ts';
import { submit, untilHydrated } from './quote-page.ts';
import { expect, test, type Page } from './test.ts';
import { isServed } from '../routes.ts';
import { untilIslandsHydrated, watch } from './visit.ts';

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const focus = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).first().focus();
const bill = (page: Page) => page.getByRole('spinbutton', { name: 'Monthly energy bill' });

/** The parts of the site and how to bring them into each of their states, in this order. */
const parts: [path: string, width: number, states: Record<string, (page: Page) => Promise<unknown>>][] = [
  [
    '/about',
    1440,
    { 'a menu before it is hydrated': focus('Service Areas'), 'an open group of it': press('Service Areas') },
  ],
  ['/about', 390, { 'the open menu': press('Menu'), 'an open group in it': press('Service Areas') }],
  [
    '/request-quote',
    390,
    {
      'errors and their summary': async (page) => {
        await page.getByLabel('Name').focus();
        await untilHydrated(page);
        await submit(page).click();
        await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
      },
    },
  ],
  [
    '/blog/energy-savings',
    390,
    {
      'a tooltip': async (page) => {
        await bill(page).scrollIntoViewIfNeeded();
        await untilIslandsHydrated(page);
        await page.getByRole('button', { name: 'About: Monthly energy bill' }).click();
        await expect(page.getByRole('tooltip')).toBeAttached();
      },
      'everything expanded': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByText('Work out the area from your windows').click();
        await page.getByRole('button', { name: 'Add another size' }).click();
        await page.getByText('The math, with your numbers').click();
        await page.getByRole('button', { name: 'Copy link' }).click();
        await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
      },
      'a number that is not valid': (page) => bill(page).fill('much'),
    },
  ],
  [
    '/blog',
    390,
    {
      'a chosen chip': async (page) => {
        await focus('Residential')(page);
        await untilIslandsHydrated(page);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status')).toHaveText(/article/);
      },
    },
  ],
  ['/automotive-gallery', 390, { 'the second picture': press('Next picture') }],
  [
    '/locations',
    390,
    {
      'a ZIP code outside the service area': async (page) => {
        await page.getByLabel(/ZIP code/).fill('10001');
        await page.getByLabel(/ZIP code/).press('Enter');
        await expect(page.getByText(/outside the areas we list/)).toBeVisible();
      },
    },
  ],
];

for (const [path, width, states] of parts.filter(([path]) => isServed(path)))
  test(`${path} at ${width} px is accessible with ${Object.keys(states).join(', ')}`, async ({ page }) => {
    const { errors, foreign } = watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    for (const [state, reach] of Object.entries(states)) {
      await reach(page);
      expect.soft(await axeFaults(page), state).toEqual([]);
    }
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
