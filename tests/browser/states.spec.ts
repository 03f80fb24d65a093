import { expect, test, type Page } from './test.ts';
import { business } from '../content.ts';
import { fill, missing, submit } from './quote-page.ts';
import { firstServed, isServed } from '../routes.ts';
import { expectAccessible, smallTargets, unspeakableNames, watch } from './visit.ts';

/*
 * Every island and every small script is used as a visitor would, with the policy in force: no refusal, no error,
 * and nothing for axe to find in any state that opens on the way.
 */
const hydrateForm = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
};
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

/** A part of the site, where it is, and the states it can be brought into, one after the other. */
const parts: [name: string, path: string, states: Record<string, (page: Page) => Promise<void>>][] = [
  [
    'the menu',
    '/about',
    {
      'open menu': async (page) => {
        if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('button', { name: 'Service Areas' }).click();
        await expect(
          page.getByRole('link', { name: business.navigation.areas[0] ?? '' }).first(),
        ).toBeVisible();
      },
    },
  ],
  [
    'the quote form',
    '/request-quote',
    {
      'errors and their summary': async (page) => {
        await hydrateForm(page);
        await page.getByRole('button', { name: 'Request Quote' }).click();
        await expect(page.getByRole('group', { name: `Please check ${missing} fields` })).toBeFocused();
      },
      'success and its toast': async (page) => {
        await fill(page);
        await submit(page).click();
        await expect(page.locator('[data-toast]')).toBeVisible();
      },
    },
  ],
  [
    'the form in the frame',
    '/embed/quote?service=commercial',
    {
      errors: async (page) => {
        await hydrateForm(page);
        await page.getByRole('button', { name: 'Request Quote' }).click();
        await expect(page.getByRole('group', { name: /Please check/ })).toBeFocused();
      },
    },
  ],
  [
    'the calculator',
    '/blog/energy-savings',
    {
      'tip open': async (page) => {
        const mark = page.getByRole('button', { name: 'About: Monthly energy bill' });
        await mark.scrollIntoViewIfNeeded();
        await mark.click();
        await expect(page.getByRole('tooltip')).toBeAttached();
      },
      'everything folded out': async (page) => {
        await page.keyboard.press('Escape');
        await page.getByText('Work out the area from your windows').click();
        await page.getByRole('button', { name: 'Add another size' }).click();
        await page.getByText('The math, with your numbers').click();
        await page.getByRole('button', { name: 'Copy link' }).click();
        await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
      },
    },
  ],
  [
    'the article filter',
    '/blog',
    {
      'a chip pressed': async (page) => {
        await page.getByRole('button', { name: 'Commercial', exact: true }).last().click();
        await expect(page).toHaveURL(/category=commercial/);
      },
    },
  ],
  [
    'the gallery',
    '/automotive-gallery',
    {
      moved: async (page) => {
        await page.getByRole('button', { name: 'Next picture' }).click();
        await expect(page.getByText(/^2.* of \d+$/)).toBeVisible();
      },
    },
  ],
  [
    'the ZIP finder',
    '/locations',
    {
      'bad input': async (page) => {
        await page.getByLabel(/ZIP code/).fill('7866');
        await page.getByLabel(/ZIP code/).press('Enter');
        await expect(page.getByText('A ZIP code has five digits')).toBeVisible();
      },
      'a place outside': async (page) => {
        await page.getByLabel(/ZIP code/).fill('10001');
        await page.getByLabel(/ZIP code/).press('Enter');
        await expect(page.getByText(/outside the areas we list/)).toBeVisible();
      },
    },
  ],
  [
    'the questions',
    firstServed('/tesla-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
    {
      'one open': async (page) => {
        const question = page.locator('main details[id^=item-]').nth(1);
        await question.locator('summary').click();
        await expect(question.locator('p').first()).toBeVisible();
      },
    },
  ],
];

// On a desktop only the menu looks different.
const menuAlone = parts.slice(0, 1);
for (const [width, height, looked] of [
  [390, 844, parts],
  [1440, 900, menuAlone],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path, states] of looked.filter(([, path]) => isServed(path)))
      test(`${name} is accessible in every state`, async ({ page }) => {
        const { errors, foreign } = watch(page);
        // Parts that no state changes were checked by axe when their page was visited.
        const still = [name === 'the menu' ? 'main' : 'body > header', 'body > footer'];
        await page.goto(path);
        for (const [state, reach] of Object.entries(states)) {
          await reach(page);
          await expectAccessible(page, state, [], still);
          const least = name === 'the quote form' ? 44 : 24;
          expect.soft(await smallTargets(page, least), `targets of ${least} px, ${state}`).toEqual([]);
          expect.soft(await unspeakableNames(page), `controls called as labeled, ${state}`).toEqual([]);
        }
        expect(errors, 'no error, and nothing that the policy refuses').toEqual([]);
        expect(foreign, 'nobody else is asked').toEqual([]);
      });
  });
