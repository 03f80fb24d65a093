import { expect, test, type Page } from './test.ts';
import { amounts } from '../../src/site/savings/amounts.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { business, readOne, readPublished } from '../content.ts';
import { isServed } from '../routes.ts';
import { netLineOf, starting } from '../support/savings.ts';
import { heard, listen } from './announcements.ts';
import { hasChoice, success, untilHydrated } from './quote-page.ts';
import { ScreenReader } from './speech.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const { navigation, services } = business;
const article = '/blog/energy-savings';
const [town = ''] = navigation.areas;

/** Follows the link that has the focus. */
async function follow(page: Page, url: RegExp) {
  await Promise.all([page.waitForURL(url, { waitUntil: 'load' }), page.keyboard.press('Enter')]);
}

/** Opens the menu from the top of a page, by keys. */
async function openMenu(reader: ScreenReader, said: string[]) {
  said.push(await reader.tabTo(/^Menu/), await reader.press('Enter'));
}

/** What the walk says, in order, from what the content is. */
function expected() {
  const { calculator } = readOne('everywhere', 'everywhere');
  const titles = readPublished('articles').find(({ slug }) => `/blog/${slug}` === article)?.data;
  const open = ['Menu, button, collapsed', 'Menu, button, expanded'];
  const numbers = { bill: 500, cooling: starting.cooling + 10 };
  const { bill, cooling } = amounts;
  return {
    home: [expect.stringMatching(/, page$/), expect.stringMatching(/, heading, level 1$/), ...open],
    town: [
      'Service Areas, button, collapsed',
      'Service Areas, button, expanded',
      `${town}, link`,
      expect.stringMatching(new RegExp(`${town}.*, page$`)),
      expect.stringMatching(new RegExp(`${town}.*, heading, level 1$`)),
    ],
    article: [
      ...open,
      'Learn, link',
      expect.stringMatching(/, page$/),
      expect.stringContaining(titles?.title ?? ''),
      expect.stringContaining(`${titles?.searchTitle ?? titles?.title ?? ''} `),
      `${titles?.title ?? ''}, heading, level 1`,
    ],
    calculator: [
      `${bill.label}, spin button, ${starting.bill}, ${calculator.billHint}`,
      `${bill.label}, spin button, 500, ${calculator.billHint}`,
      `heard: ${netLineOf({ bill: 500 })}`,
      `${cooling.label}, slider, slider, ${starting.cooling}%`,
      `${cooling.label}, slider, slider, ${numbers.cooling}%`,
      `heard: ${netLineOf(numbers)}`,
      expect.stringMatching(/^Film type, group: .*, radio button, checked$/),
      'Request a quote with these numbers, link',
    ],
    form: [
      expect.stringMatching(/^Request a Quote .*, page$/),
      'Request a Quote, region',
      'Name, edit text, required',
      'Phone, edit text, required',
      'Email, edit text, required',
      ...(hasChoice ? ['Service, group, required: Residential Tinting, radio button, checked'] : []),
      expect.stringMatching(
        new RegExp(`^Message, edit text, Please quote film .*bill \\${toUsd(500)},.*, required$`),
      ),
      'Request Quote, button',
      'heard: Please check two fields. Nothing has been sent yet.',
      'Please check two fields. Nothing has been sent yet., group',
    ],
    corrected: [
      'Phone number must be at least 10 digits, link',
      'Phone, edit text, 555, invalid entry, required, Phone number must be at least 10 digits',
      'Phone, edit text, 512 555 0188, required',
      'Email, edit text, maria@, invalid entry, required, Invalid email address',
      'Email, edit text, maria@example.com, required',
      'Request Quote, button',
      `heard: Your request is being sent. ${success}`,
      `${success}, group`,
      'Send another request, button',
    ],
  };
}

test('a screen reader leads from the home page to a request that was sent', async ({ page }) => {
  test.skip(!isServed(article) || !services.residential || !town, 'The way has no town or no calculator.');
  await listen(page);
  const said = { home: [], town: [], article: [], calculator: [], form: [], corrected: [] } as Record<
    keyof ReturnType<typeof expected>,
    string[]
  >;
  const hears = async () => `heard: ${(await heard(page)).join(' ')}`;
  await page.goto('/');
  const reader = await ScreenReader.start(page);
  said.home.push(await reader.page(), await reader.heading());
  await openMenu(reader, said.home);

  said.town.push(await reader.tabTo(/^Service Areas/), await reader.press('Enter'));
  said.town.push(await reader.tabTo(new RegExp(`^${town}`)));
  await follow(page, /\/locations\//);
  said.town.push(await reader.page(), await reader.heading());

  await openMenu(reader, said.article);
  said.article.push(await reader.tabTo(/^Learn/));
  await follow(page, /\/blog$/);
  const title = readOne('articles', 'energy-savings').title;
  said.article.push(await reader.page(), await reader.tabTo(new RegExp(title)));
  await follow(page, new RegExp(article));
  said.article.push(await reader.page(), await reader.heading());

  said.calculator.push(await reader.tabTo(/^Monthly energy bill, spin/));
  await expect(page.locator('astro-island[component-url*="SavingsCalculator"]')).not.toHaveAttribute('ssr');
  await heard(page);
  said.calculator.push(await reader.type('500'), await hears(), await reader.tabTo(/^Cooling.*, slider/));
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  said.calculator.push(await reader.focused(), await hears());
  said.calculator.push(await reader.tabTo(/radio button/), await reader.tabTo(/^Request a quote with/));

  await follow(page, /\/request-quote/);
  await untilHydrated(page);
  said.form.push(await reader.page(), await reader.focused(), await reader.tabTo(/^Name/));
  await reader.type('Maria Delgado');
  said.form.push(await reader.press('Tab'));
  await reader.type('555');
  said.form.push(await reader.press('Tab'));
  await reader.type('maria@');
  if (hasChoice) said.form.push(await reader.press('Tab'));
  said.form.push(await reader.press('Tab'), await reader.tabTo(/^Request Quote/));
  await heard(page);
  await page.keyboard.press('Enter');
  said.form.push(await hears(), await reader.focused());

  said.corrected.push(await reader.press('Tab'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone')).toBeFocused();
  said.corrected.push(await reader.focused(), await reader.type('512 555 0188'), await reader.press('Tab'));
  said.corrected.push(await reader.type('maria@example.com'), await reader.tabTo(/^Request Quote/));
  await page.keyboard.press('Enter');
  said.corrected.push(await hears(), await reader.focused(), await reader.tabTo(/^Send another/));
  expect(said).toEqual(expected());
});
