import { expect, test, type Page } from './test.ts';
import { business, readOne, readPublished } from '../content.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { netLineOf, starting } from '../support/savings.ts';
import { readAnnouncements, recordAnnouncements } from './announcements.ts';
import { fill, form, hasChoice, missing, submit, success, untilHydrated } from './quote-page.ts';
import { firstServed, isServed } from '../routes.ts';
import { expectAccessible, smallTargets, labelsMissingFromNames, watch } from './visit.ts';

/*
 * Uses every island and every small script as a visitor would. No state may break a rule of accessibility or the security
 * policy or cause an error, and each change has to be announced once.
 */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

interface State {
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<void>;
  /** What a screen reader then announces. Not checked if omitted. */
  announces?: readonly (string | RegExp)[];
}

const fieldErrors = {
  Name: 'Name is required',
  Phone: 'Phone number must be at least 10 digits',
  Email: 'Invalid email address',
  ...(hasChoice && { Service: 'Please select a service type' }),
  Message: 'Message is required',
};
/** The category of the first article, and how many articles it has. */
const categories = readPublished('articles').map(({ data }) => data.category);
const category = categories[0] ?? 'Residential';
const articles = categories.filter((name) => name === category).length;
const pictures = business.services.automotive ? readOne('galleries', 'gallery').images.length : 0;
const regions = readPublished('locations').flatMap(({ data }) => (data.region ? data.city : []));
const bill = (page: Page) => page.getByRole('spinbutton', { name: 'Monthly energy bill' });
const askZip = async (page: Page, zip: string) => {
  await page.getByLabel(/ZIP code/).fill(zip);
  await page.getByLabel(/ZIP code/).press('Enter');
};

/** The parts of the site with their states, in the order in which they are reached. */
const parts: { name: string; path: string; states: Record<string, State> }[] = [
  {
    name: 'the menu',
    path: '/about',
    states: {
      'open menu': {
        reach: async (page) => {
          if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
          await page.getByRole('button', { name: 'Service Areas' }).click();
          const location = page.getByRole('link', { name: business.navigation.areas[0] ?? '' });
          await expect(location.first()).toBeVisible();
        },
        // The button's aria-expanded is enough.
        announces: [],
      },
    },
  },
  {
    name: 'the quote form',
    path: '/request-quote',
    states: {
      'errors and their summary': {
        reach: async (page) => {
          await page.getByLabel('Name', { exact: true }).focus();
          await untilHydrated(page);
          await submit(page).click();
          await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused();
          for (const [name, error] of Object.entries(fieldErrors)) {
            const field = form(page).getByRole(name === 'Service' ? 'radiogroup' : 'textbox', { name });
            await expect(field, name).toHaveAccessibleDescription(error);
          }
        },
        announces: [`Please check ${missing} fields. Nothing has been sent yet.`],
      },
      'success and its toast': {
        reach: async (page) => {
          await fill(page);
          await readAnnouncements(page, 300);
          await submit(page).press('Enter');
          await expect(page.locator('[data-toast]')).toBeVisible();
        },
        announces: [success],
      },
    },
  },
  {
    name: 'the form in the frame',
    path: '/embed/quote?service=commercial',
    states: {
      errors: {
        reach: async (page) => {
          await page.getByLabel('Name', { exact: true }).focus();
          await untilHydrated(page);
          await page.getByRole('button', { name: 'Request Quote' }).click();
          await expect(page.getByRole('group', { name: /Please check/ })).toBeFocused();
        },
      },
    },
  },
  {
    name: 'the calculator',
    path: '/blog/energy-savings',
    states: {
      'tooltip open': {
        reach: async (page) => {
          const mark = page.getByRole('button', { name: 'About: Monthly energy bill' });
          await mark.scrollIntoViewIfNeeded();
          await mark.click();
          await expect(page.getByRole('tooltip')).toBeAttached();
        },
      },
      'everything expanded': {
        reach: async (page) => {
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
      },
      'another number': { reach: (page) => bill(page).fill('500'), announces: [netLineOf({ bill: 500 })] },
      'a slider dragged': {
        reach: async (page) => {
          const slider = page.getByRole('slider', { name: /^Monthly/ });
          await slider.scrollIntoViewIfNeeded();
          const { x = 0, y = 0, height = 0 } = (await slider.boundingBox()) ?? {};
          await page.mouse.move(x + 30, y + height / 2);
          await page.mouse.down();
          await page.mouse.move(x + 200, y + height / 2, { steps: 12 });
          await page.mouse.up();
        },
        announces: [/^Net savings over/],
      },
      'a number that is not valid': {
        reach: (page) => bill(page).fill('much'),
        announces: ['No result: please check Monthly energy bill.'],
      },
    },
  },
  {
    name: 'the article filter',
    path: '/blog',
    states: {
      'a filter chip pressed': {
        reach: async (page) => {
          await page.getByRole('button', { name: category, exact: true }).last().click();
          await expect(page).toHaveURL(new RegExp(`category=${category.toLowerCase()}`));
          for (const list of await page.getByRole('main').getByRole('list').all())
            await expect(list.getByRole('listitem').first()).toBeVisible();
        },
        announces: [articles ? new RegExp(`^${articles} articles?$`) : 'No articles found in this category.'],
      },
    },
  },
  {
    name: 'the gallery',
    path: '/automotive-gallery',
    states: {
      moved: {
        reach: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
        announces: [new RegExp(`^2.* of ${pictures}$`)],
      },
    },
  },
  {
    name: 'the ZIP finder',
    path: '/locations',
    states: {
      'bad input': {
        reach: async (page) => {
          await askZip(page, '7866');
          const field = page.getByLabel(/ZIP code/);
          await expect(field).toHaveAccessibleDescription(/^A ZIP code has five digits/);
        },
        announces: [/^A ZIP code has five digits/],
      },
      'a ZIP code outside the service area': {
        reach: async (page) => {
          await askZip(page, '10001');
          const answer = page.getByText(/outside the areas we list/);
          await expect(answer.getByRole('link')).toHaveText([...regions, /\(\d{3}\)/]);
          await expect(answer.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
        },
        announces: [/^That ZIP code is outside/],
      },
    },
  },
  {
    name: 'the FAQ',
    path: firstServed('/tesla-window-tinting', '/residential-window-tinting', '/commercial-window-tinting'),
    states: {
      'one open': {
        reach: async (page) => {
          const question = page.locator('main details[id^=item-]').nth(1);
          await question.locator('summary').click();
          await expect(question.locator('p').first()).toBeVisible();
        },
      },
    },
  },
];

// On a desktop only the menu looks different.
const onDesktop = parts.slice(0, 1);
for (const [width, height, tested] of [
  [390, 844, parts],
  [1440, 900, onDesktop],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const { name, path, states } of tested.filter((part) => isServed(part.path)))
      test(`${name} is accessible in every state, and announces each change once`, async ({ page }) => {
        const { errors, foreign } = watch(page);
        await recordAnnouncements(page);
        // axe checks what no state changes in the tests of whole pages.
        const unchanged = [name === 'the menu' ? 'main' : 'body > header', 'body > footer'];
        await page.goto(path);
        await readAnnouncements(page, 300);
        for (const [state, { reach, announces }] of Object.entries(states)) {
          await reach(page);
          if (announces) {
            const announced = (await readAnnouncements(page)).filter(
              (text) => text !== 'Your request is being sent.',
            );
            const wanted = announces.map((text) =>
              text instanceof RegExp ? expect.stringMatching(text) : text,
            );
            expect.soft(announced, `announced, ${state}`).toEqual(wanted);
          }
          await expectAccessible(page, state, [], unchanged);
          const minSize = name === 'the quote form' ? 44 : 24;
          expect.soft(await smallTargets(page, minSize), `targets of ${minSize} px, ${state}`).toEqual([]);
          expect
            .soft(await labelsMissingFromNames(page), `visible labels in the names, ${state}`)
            .toEqual([]);
          await readAnnouncements(page, 0);
        }
        expect(errors, 'no error and no violation of the security policy').toEqual([]);
        expect(foreign, 'no third-party request').toEqual([]);
      });
  });
