import { expect, test, type Page } from './test.ts';
import { business, readOne, readPublished } from '../content.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { netLineOf, starting } from '../support/savings.ts';
import { heard, listen } from './announcements.ts';
import { fill, form, hasChoice, missing, submit, success, untilHydrated } from './quote-page.ts';
import { firstServed, isServed } from '../routes.ts';
import { expectAccessible, smallTargets, unspeakableNames, watch } from './visit.ts';

/*
 * Every island and every small script is used as a visitor would, with the policy in force: no refusal, no error,
 * nothing for axe to find in any state that opens on the way, and each change said once by a screen reader.
 */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

/** How a state is reached, and what is then said unasked, where that is known. */
type State = [reach: (page: Page) => Promise<void>, says?: readonly (string | RegExp)[]];

const errors = {
  Name: 'Name is required',
  Phone: 'Phone number must be at least 10 digits',
  Email: 'Invalid email address',
  ...(hasChoice && { Service: 'Please select a service type' }),
  Message: 'Message is required',
};
const articles = readPublished('articles').filter(({ data }) => data.category === 'Commercial').length;
const pictures = business.services.automotive ? readOne('galleries', 'gallery').images.length : 0;
const regions = readPublished('locations').flatMap(({ data }) => (data.region ? data.city : []));
const bill = (page: Page) => page.getByRole('spinbutton', { name: 'Monthly energy bill' });
const askZip = async (page: Page, zip: string) => {
  await page.getByLabel(/ZIP code/).fill(zip);
  await page.getByLabel(/ZIP code/).press('Enter');
};

/** A part of the site, where it is, and the states it can be brought into, one after the other. */
const parts: [name: string, path: string, states: Record<string, State>][] = [
  [
    'the menu',
    '/about',
    {
      'open menu': [
        async (page) => {
          if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await page.getByRole('button', { name: 'Service Areas' }).click();
          const town = page.getByRole('link', { name: business.navigation.areas[0] ?? '' });
          await expect(town.first()).toBeVisible();
        },
        // A group tells its state on its own button.
        [],
      ],
    },
  ],
  [
    'the quote form',
    '/request-quote',
    {
      'errors and their summary': [
        async (page) => {
          await page.getByLabel('Name', { exact: true }).focus();
          await untilHydrated(page);
          await submit(page).click();
          await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
          for (const [name, error] of Object.entries(errors)) {
            const field = form(page).getByRole(name === 'Service' ? 'radiogroup' : 'textbox', { name });
            await expect(field, name).toHaveAccessibleDescription(error);
          }
        },
        [`Please check ${missing} fields. Nothing has been sent yet.`],
      ],
      'success and its toast': [
        async (page) => {
          await fill(page);
          await heard(page, 300);
          await submit(page).press('Enter');
          await expect(page.locator('[data-toast]')).toBeVisible();
        },
        [success],
      ],
    },
  ],
  [
    'the form in the frame',
    '/embed/quote?service=commercial',
    {
      errors: [
        async (page) => {
          await page.getByLabel('Name', { exact: true }).focus();
          await untilHydrated(page);
          await page.getByRole('button', { name: 'Request Quote' }).click();
          await expect(page.getByRole('group', { name: /Please check/ })).toBeFocused();
        },
      ],
    },
  ],
  [
    'the calculator',
    '/blog/energy-savings',
    {
      'tip open': [
        async (page) => {
          const mark = page.getByRole('button', { name: 'About: Monthly energy bill' });
          await mark.scrollIntoViewIfNeeded();
          await mark.click();
          await expect(page.getByRole('tooltip')).toBeAttached();
        },
      ],
      'everything folded out': [
        async (page) => {
          await page.keyboard.press('Escape');
          await page.getByText('Work out the area from your windows').click();
          await page.getByRole('button', { name: 'Add another size' }).click();
          await page.getByText('The math, with your numbers').click();
          await page.getByRole('button', { name: 'Copy link' }).click();
          await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
          for (const number of await page.getByRole('spinbutton').all())
            for (const bound of ['aria-valuemin', 'aria-valuemax'])
              await expect(number).toHaveAttribute(bound, /^\d+$/);
          const slider = page.getByRole('slider', { name: /^Monthly/ });
          await expect(slider).toHaveAttribute('aria-valuetext', toUsd(starting.bill));
        },
      ],
      'another number': [(page) => bill(page).fill('500'), [netLineOf({ bill: 500 })]],
      'a slider dragged': [
        async (page) => {
          const slider = page.getByRole('slider', { name: /^Monthly/ });
          await slider.scrollIntoViewIfNeeded();
          const { x = 0, y = 0, height = 0 } = (await slider.boundingBox()) ?? {};
          await page.mouse.move(x + 30, y + height / 2);
          await page.mouse.down();
          await page.mouse.move(x + 200, y + height / 2, { steps: 12 });
          await page.mouse.up();
        },
        [/^Net savings over/],
      ],
      'a number that cannot be read': [
        (page) => bill(page).fill('much'),
        ['No result: please check Monthly energy bill.'],
      ],
    },
  ],
  [
    'the article filter',
    '/blog',
    {
      'a chip pressed': [
        async (page) => {
          await page.getByRole('button', { name: 'Commercial', exact: true }).last().click();
          await expect(page).toHaveURL(/category=commercial/);
          for (const list of await page.getByRole('main').getByRole('list').all())
            await expect(list.getByRole('listitem').first()).toBeVisible();
        },
        [articles ? new RegExp(`^${articles} articles?$`) : 'No articles found in this category.'],
      ],
    },
  ],
  [
    'the gallery',
    '/automotive-gallery',
    {
      moved: [
        (page) => page.getByRole('button', { name: 'Next picture' }).click(),
        [new RegExp(`^2.* of ${pictures}$`)],
      ],
    },
  ],
  [
    'the ZIP finder',
    '/locations',
    {
      'bad input': [
        async (page) => {
          await askZip(page, '7866');
          const field = page.getByLabel(/ZIP code/);
          await expect(field).toHaveAccessibleDescription(/^A ZIP code has five digits/);
        },
        [/^A ZIP code has five digits/],
      ],
      'a place outside': [
        async (page) => {
          await askZip(page, '10001');
          const answer = page.getByText(/outside the areas we list/);
          await expect(answer.getByRole('link')).toHaveText([...regions, /\(\d{3}\)/]);
          await expect(answer.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
        },
        [/^That ZIP code is outside/],
      ],
    },
  ],
  [
    'the questions',
    firstServed('/tesla-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
    {
      'one open': [
        async (page) => {
          const question = page.locator('main details[id^=item-]').nth(1);
          await question.locator('summary').click();
          await expect(question.locator('p').first()).toBeVisible();
        },
      ],
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
      test(`${name} is accessible in every state, and says each change once`, async ({ page }) => {
        const { errors, foreign } = watch(page);
        await listen(page);
        // Parts that no state changes were checked by axe when their page was visited.
        const still = [name === 'the menu' ? 'main' : 'body > header', 'body > footer'];
        await page.goto(path);
        await heard(page, 300);
        for (const [state, [reach, says]] of Object.entries(states)) {
          await reach(page);
          if (says) {
            const said = (await heard(page)).filter((text) => text !== 'Your request is being sent.');
            const wanted = says.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text));
            expect.soft(said, `said, ${state}`).toEqual(wanted);
          }
          await expectAccessible(page, state, [], still);
          const least = name === 'the quote form' ? 44 : 24;
          expect.soft(await smallTargets(page, least), `targets of ${least} px, ${state}`).toEqual([]);
          expect.soft(await unspeakableNames(page), `controls called as labeled, ${state}`).toEqual([]);
          await heard(page, 0);
        }
        expect(errors, 'no error, and nothing that the policy refuses').toEqual([]);
        expect(foreign, 'nobody else is asked').toEqual([]);
      });
  });
