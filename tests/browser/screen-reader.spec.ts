import { expect, test, type Page } from './test.ts';
import { business, readOne, readPublished } from '../content.ts';
import { firstServed, isServed } from '../routes.ts';
import { amounts } from '../../src/site/savings/amounts.ts';
import { toUsd } from '../../src/site/savings/format.ts';
import { chipsOf } from '../../src/features/blog/article-filter.ts';
import { netLineOf, starting } from '../support/savings.ts';
import { heard, listen, walk } from './announcements.ts';
import { hasChoice, missing } from './quote-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => listen(page));

const { navigation, services, phone, quoteHours } = business;
const { films, glasses } = readOne('calculator', 'calculator');
const { discountNote } = readOne('siteWide', 'site-wide');
const { texts } = readOne('quotePage', 'request-quote');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the menu has links and two groups that are announced as open or closed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const links = (names: readonly string[]) => names.map((name) => `link "${name}"`);
  const offered = navigation.automotive.filter(({ href }) => isServed(href));
  const groups = [
    ...(services.automotive ? [['Automotive', links(offered.map(({ label }) => label))] as const] : []),
    ['Service Areas', links(navigation.areas)] as const,
  ];
  const closed = [
    'navigation "Main"',
    ...links([
      ...(services.commercial ? ['Commercial'] : []),
      ...(services.residential ? ['Residential'] : []),
    ]),
    ...groups.map(([name]) => `button "${name}"`),
    ...links(['About', 'Learn']),
  ];
  expect(await walk(main(page))).toEqual(closed);
  for (const [name, inside] of groups) {
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('group', { name })).toBeVisible();
    const at = closed.indexOf(`button "${name}"`);
    const open = [`button "${name}" [expanded]`, `group "${name}"`, ...inside];
    expect(await walk(main(page))).toEqual([...closed.slice(0, at), ...open, ...closed.slice(at + 1)]);
  }
  await expect(main(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  expect(await heard(page), 'a group tells its state on its own button').toEqual([]);
});

const summary = `Please check ${missing} fields. Nothing has been sent yet.`;
/** The question for the service, as the form says it where it asks. */
const service = [
  'radiogroup "Service" [invalid]',
  'text: Service',
  'radio "Commercial Tinting"',
  'text: Commercial Tinting',
  'radio "Residential Tinting"',
  'text: Residential Tinting',
  'paragraph: Please select a service type',
];

test('errors of the quote form are announced once and described at their fields', async ({ page }) => {
  await page.goto('/request-quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await page.mouse.move(300, 300);
  await form.getByRole('button', { name: 'Request Quote' }).click();
  await expect(form.getByRole('group', { name: /^Please check/ })).toBeFocused();
  expect(await heard(page)).toEqual([summary]);
  const wrong = {
    Name: 'Name is required',
    Phone: 'Phone number must be at least 10 digits',
    Email: 'Invalid email address',
    ...(hasChoice && { Service: 'Please select a service type' }),
    Message: 'Message is required',
  };
  expect(await walk(form)).toEqual([
    'form "Request a Quote"',
    'heading "Request a Quote" [level=2]',
    `group "${summary}"`,
    `paragraph: ${summary}`,
    'list',
    ...Object.values(wrong).flatMap((error) => ['listitem', `link "${error}"`]),
    'group "Your request"',
    'text: Your request Name',
    'textbox "Name" [invalid]',
    `paragraph: ${wrong.Name}`,
    'text: Phone',
    'textbox "Phone" [invalid]',
    `paragraph: ${wrong.Phone}`,
    'text: Email',
    'textbox "Email" [invalid]',
    `paragraph: ${wrong.Email}`,
    ...(hasChoice ? service : []),
    'text: Message',
    'textbox "Message" [invalid]',
    `paragraph: ${wrong.Message}`,
    ...(texts ? [`checkbox "${texts}"`, `text: ${texts}`] : []),
    ...(discountNote ? [`paragraph: ${discountNote.replaceAll('*', '')}`] : []),
    'button "Request Quote"',
    'text: or call',
    `link "${phone}"`,
    'status',
  ]);
  for (const [name, error] of Object.entries(wrong)) {
    const field = form.getByRole(name === 'Service' ? 'radiogroup' : 'textbox', { name });
    await expect(field, name).toHaveAccessibleDescription(error);
  }
});

test('the result of a quote request is announced once, although a toast repeats it', async ({ page }) => {
  await page.goto('/request-quote');
  const form = page.getByRole('form', { name: 'Request a Quote' });
  await form.getByLabel('Name').fill('Maria Delgado');
  await form.getByLabel('Phone').fill('512.555.0188');
  await form.getByLabel('Email').fill('maria@example.com');
  if (hasChoice) await form.getByRole('radio', { name: 'Residential Tinting' }).press('Space');
  await form.getByRole('textbox', { name: 'Message' }).fill('Six west-facing windows.');
  await form.getByRole('button', { name: 'Request Quote' }).press('Enter');
  const success = `Quote request submitted successfully! We'll get back to you within ${quoteHours} hours.`;
  await expect(form.getByText(success)).toBeVisible();
  const said = await heard(page);
  expect(said.filter((text) => text.includes(success))).toEqual([success]);
  expect(said.filter((text) => text !== success && text !== 'Your request is being sent.')).toEqual([]);
});

test('the calculator names each input and announces each result once', async ({ page }) => {
  test.skip(!isServed('/blog/energy-savings'), 'The article with the calculator is not there.');
  await page.goto('/blog/energy-savings');
  const form = page.getByRole('form', { name: 'Savings calculator' });
  await form.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect(page.locator('astro-island[component-url*="SavingsCalculator"]')).not.toHaveAttribute('ssr');
  const controls = (await walk(form)).filter((line) => /^(spinbutton|slider|group|radio)/.test(line));
  const amount = (name: keyof typeof amounts, value: string, plain = value) => [
    `spinbutton "${amounts[name].label}": "${value}"`,
    `slider "${amounts[name].label}, slider": "${plain}"`,
  ];
  const radios = (names: readonly string[], chosen: string) =>
    names.map((name) => `radio "${name}"${name.startsWith(chosen) ? ' [checked]' : ''}`);
  expect(controls).toEqual([
    ...amount('bill', String(starting.bill)),
    ...amount('cooling', String(starting.cooling)),
    'group "Film type"',
    ...radios(
      films.map(({ name, base }) => `${name} ${base}%`),
      starting.film,
    ),
    'group "Glass type"',
    ...radios(
      glasses.map(({ name, points }) => `${name} ${points > 0 ? '+' : ''}${points}`),
      starting.glass,
    ),
    ...amount('area', String(starting.area)),
    'group: Work out the area from your windows',
    ...amount('cost', starting.cost.toFixed(2), String(starting.cost)),
    ...amount('years', String(starting.years)),
  ]);
  await expect(form.getByRole('slider', { name: /^Monthly/ })).toHaveAttribute(
    'aria-valuetext',
    toUsd(starting.bill),
  );
  await heard(page);
  await form.getByRole('spinbutton', { name: 'Monthly energy bill' }).fill('500');
  expect(await heard(page)).toEqual([netLineOf({ bill: 500 })]);
  await form.getByRole('spinbutton', { name: 'Monthly energy bill' }).fill('much');
  expect(await heard(page)).toEqual(['No result: please check Monthly energy bill.']);
});

test('the carousel names its pictures and announces each position once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  test.skip(!services.automotive, 'Only pages about vehicles have a carousel.');
  const path = firstServed('/tesla-window-tinting', '/auto-window-tinting');
  await page.goto(path);
  const { title, images } = readOne('galleries', path.startsWith('/tesla') ? 'tesla' : 'automotive');
  const carousel = page.locator('[aria-roledescription=carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect(carousel.getByRole('list')).toHaveAttribute('data-live');
  const stops = await walk(carousel);
  expect(
    stops.filter((stop, at) => stop === 'listitem' && !stops[at + 1]?.startsWith('img ')),
    'items without a picture',
  ).toEqual([]);
  expect(stops.filter((stop) => stop.startsWith('img ')).join('\n')).toContain(images[0]?.alt);
  expect(stops[0]).toBe(`region "${title}"`);
  expect(stops.slice(-3)).toEqual([
    'button "Previous picture" [disabled]',
    'button "Next picture"',
    `paragraph: 1 of ${images.length}`,
  ]);
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await heard(page);
  await carousel.getByRole('button', { name: 'Next picture' }).click();
  expect(await heard(page)).toEqual([`2 of ${images.length}`]);
});

test('the filter of articles has a pressed chip and no empty list', async ({ page }) => {
  await page.goto('/blog');
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Commercial', exact: true }).click();
  await expect(page).toHaveURL(/category=commercial/);
  const stops = await walk(page.getByRole('main'));
  const articles = readPublished('articles').map(({ data }) => data);
  const chips = chipsOf(articles, services);
  const group = stops.indexOf('group "Show articles about"');
  expect(stops.slice(group + 1, group + 1 + chips.length)).toEqual(
    chips.map((chip) => `button "${chip}"${chip === 'Commercial' ? ' [pressed]' : ''}`),
  );
  const empty = stops.filter((stop, at) => stop === 'list' && stops[at + 1] !== 'listitem');
  expect(empty, 'lists without items').toEqual([]);
  const found = articles.filter(({ category }) => category === 'Commercial').length;
  const count = found === 1 ? '1 article' : `${found} articles`;
  expect(await heard(page)).toEqual([found ? count : 'No articles found in this category.']);
});

test('errors of the ZIP finder are announced once and described at the field', async ({ page }) => {
  await page.goto('/locations');
  const label = 'Do we serve your area? Enter your ZIP code.';
  const field = page.getByRole('textbox', { name: label });
  await field.fill('7866');
  await field.press('Enter');
  const [error, ...more] = await heard(page);
  expect(error).toMatch(/^A ZIP code has five digits/);
  expect(more).toEqual([]);
  expect(await walk(page.locator('form').filter({ has: field }))).toEqual([
    `text: ${label}`,
    `textbox "${label}" [invalid]: "7866"`,
    'button "Find my town"',
    'status',
    `paragraph: ${error}`,
  ]);
  await expect(field).toHaveAccessibleDescription(error ?? '');
  await field.fill('10001');
  await field.press('Enter');
  expect(await heard(page)).toEqual([expect.stringMatching(/^That ZIP code is outside/)]);
});
