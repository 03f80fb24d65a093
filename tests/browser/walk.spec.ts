import { expect, test } from './test.ts';
import { business, readOne, readPublished } from '../content.ts';
import { isServed } from '../routes.ts';
import { heard, listen } from './announcements.ts';
import { success } from './quote-page.ts';
import { ScreenReader } from './speech.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const [city = ''] = business.navigation.areas;
const hasTown = readPublished('locations').some(({ data }) => data.city === city);
test.skip(
  !hasTown || !isServed('/blog/energy-savings') || !business.services.residential,
  'The walk needs a town in the menu, homes, and the article with the calculator.',
);

/** What is said at each stop, in the order of the walk. */
test('someone who listens gets from the home page to a request that was sent', async ({ page }) => {
  await listen(page);
  await page.goto('/');
  const reader = await ScreenReader.start(page);
  const said: string[] = [];
  /** Goes on by Tab until a name is read, and notes what is said there. */
  const reach = async (name: string) => said.push((await reader.pressUntil('Tab', name)).at(-1) ?? '');
  const hear = async () => said.push(...(await heard(page)).map((text) => `aloud: ${text}`));
  const follow = async (address: RegExp) => {
    await Promise.all([page.waitForURL(address), page.keyboard.press('Enter')]);
    await page.waitForLoadState();
    said.push(await reader.page(), (await reader.headings())[0] ?? '');
  };
  const write = async (text: string) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };

  said.push(await reader.page(), (await reader.headings())[0] ?? '');
  await reach('Menu');
  said.push(await reader.press('Enter'));
  await reach('Service Areas');
  said.push(await reader.press('Enter'));
  await reach(city);
  await follow(/locations/);
  await reach('How we count');
  await follow(/energy-savings/);
  await page.getByRole('slider').first().scrollIntoViewIfNeeded();
  await reach('Monthly energy bill, spin button');
  await heard(page);
  await write('500');
  said.push(await reader.focused());
  await hear();
  await reach('Cooling share of bill, slider');
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  said.push(await reader.focused());
  await hear();
  await reach('Request a quote with these numbers');
  await follow(/request-quote/);
  await hear();
  await reach('Name');
  await write('Maria Delgado');
  await reach('Phone');
  await write('555');
  await reach('Email');
  await write('maria@');
  await reach('Request Quote');
  await page.keyboard.press('Enter');
  await hear();
  await reach('Phone number must be');
  said.push(await reader.press('Enter'));
  await write('512 555 0188');
  await reach('Email');
  await write('maria@example.com');
  await reach('Request Quote');
  await page.keyboard.press('Enter');
  await hear();
  await reach('Send another request');

  expect(said).toEqual([
    expect.stringMatching(/, page$/),
    `${readOne('home', 'home').hero.heading}, heading, level 1`,
    'Menu, button, collapsed',
    'Menu, button, expanded',
    'Service Areas, button, collapsed',
    'Service Areas, button, expanded',
    `${city}, link`,
    expect.stringContaining(city),
    expect.stringMatching(new RegExp(`${city}.*, heading, level 1$`)),
    'How we count, link',
    expect.stringMatching(/, page$/),
    expect.stringMatching(/, heading, level 1$/),
    expect.stringMatching(/^Monthly energy bill, spin button, \d+, /),
    expect.stringMatching(/^Monthly energy bill, spin button, 500, /),
    expect.stringMatching(/^aloud: Net savings over \d+ years: -?\$[\d,]+$/),
    expect.stringMatching(/^Cooling share of bill, slider, slider, \d+$/),
    expect.stringMatching(/^Cooling share of bill, slider, slider, \d+$/),
    expect.stringMatching(/^aloud: Net savings over \d+ years: -?\$[\d,]+$/),
    'Request a quote with these numbers, link',
    expect.stringMatching(/^Request a Quote.*, page$/),
    expect.stringMatching(/, heading, level 1$/),
    'aloud: Request a Quote',
    'Name, edit text, required',
    'Phone, edit text, required',
    'Email, edit text, required',
    'Request Quote, button',
    expect.stringMatching(/^aloud: Please check two fields\. Nothing has been sent yet\./),
    'Phone number must be at least 10 digits, link',
    'Phone, edit text, 555, required, invalid entry, Phone number must be at least 10 digits',
    'Email, edit text, maria@, required, invalid entry, Invalid email address',
    'Request Quote, button',
    'aloud: Your request is being sent.',
    expect.stringMatching(new RegExp(`^aloud: ${success.replace(/[!.]/g, '.')}`)),
    'Send another request, button',
  ]);
});
