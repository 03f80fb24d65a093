import { isServed } from '../routes.ts';
import { delayCode } from './late-code.ts';
import { expect, test, type Page } from './test.ts';
import { hasChoice } from './quote-page.ts';
import { netLineOf, netOf, otherFilm, starting } from '../support/savings.ts';

const path = '/blog/energy-savings';

test.skip(!isServed(path), 'There is no article with the calculator.');

const calculator = (page: Page) => page.getByRole('region', { name: 'What would shade save you?' });
const net = (page: Page) => calculator(page).locator('output').filter({ hasText: 'Net savings' });

/** Opens the article and hydrates the calculator as a visitor would, by scrolling to it. */
async function open(page: Page, query = '') {
  await page.goto(path + query);
  await calculator(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 40);
  await expect(page.locator('astro-island[component-url*="SavingsCalculator"]')).not.toHaveAttribute('ssr');
}

const allCode = /_astro\/(?!Base|islands).*\.js$/;
const field = (page: Page, label: string) => calculator(page).getByRole('spinbutton', { name: label });
const slider = (page: Page, label: string) => calculator(page).getByRole('slider', { name: label });

test.describe('on one page', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await open(page);
  });
  test.beforeEach(() => calculator(page).getByRole('button', { name: 'Reset' }).click());
  test.afterAll(() => page.close());

  test('shows the result of its starting values and of each change', async () => {
    await expect(net(page)).toHaveText(netLineOf());
    await field(page, 'Monthly energy bill').fill('500');
    await expect(net(page)).toHaveText(netLineOf({ bill: 500 }));
    await calculator(page).getByRole('radio', { name: otherFilm.name }).check();
    await expect(net(page)).toHaveText(netLineOf({ bill: 500, film: otherFilm.base }));
    await slider(page, 'Analysis horizon').press('ArrowLeft');
    await expect(field(page, 'Analysis horizon')).toHaveValue(String(starting.years - 1));
  });

  test('box and slider agree, and the box accepts values beyond the slider', async () => {
    await slider(page, 'Cooling share of bill').fill('41');
    await expect(field(page, 'Cooling share of bill')).toHaveValue('41');
    const share = field(page, 'Cooling share of bill');
    await expect(share).toHaveAccessibleDescription('How much of the bill is air conditioning');
    await share.fill('150');
    await expect(share).toHaveAccessibleDescription(/Unusual: not between 10% and 70%/);
    await expect(slider(page, 'Cooling share of bill')).toHaveValue('70');
    await expect(net(page)).toHaveText(netLineOf({ cooling: 150 }));
  });

  test('a number that is not valid is marked, and no result is shown', async () => {
    const bill = field(page, 'Monthly energy bill');
    await bill.fill('about 400');
    await expect(bill).toHaveAttribute('aria-invalid', 'true');
    await expect(bill).toHaveAccessibleDescription(/We cannot read this as a number/);
    await expect(net(page)).toHaveCount(0);
    await expect(calculator(page).locator('output')).toHaveText(
      'No result: please check Monthly energy bill.',
    );
    await bill.fill('450');
    await expect(net(page)).toHaveText(netLineOf({ bill: 450 }));
  });

  test('the area can be calculated from the windows', async () => {
    await calculator(page).getByText('Work out the area from your windows').click();
    await calculator(page).getByLabel('Windows, size 1').fill('4');
    await calculator(page).getByLabel('Width, size 1').fill('36');
    await calculator(page).getByLabel('Height, size 1').fill('60"');
    await calculator(page).getByRole('button', { name: 'Use 60 sq ft' }).click();
    await expect(field(page, 'Tinted glass area')).toHaveValue('60');
  });

  test('tooltips open on focus, and Escape closes them', async () => {
    const mark = calculator(page).getByRole('button', { name: 'About: Monthly energy bill' });
    await mark.focus();
    await expect(page.getByRole('tooltip')).toContainText('Your whole electric bill for a month');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('changes made before the code arrives are in the result once it is hydrated', async ({ page }) => {
  const release = await delayCode(page, allCode);
  await page.goto(path, { waitUntil: 'commit' });
  const bill = calculator(page).getByLabel('Monthly energy bill', { exact: true });
  await bill.fill('1,500');
  await calculator(page).getByRole('radio', { name: otherFilm.name }).check();
  await slider(page, 'Cooling share of bill').fill('50');
  release();
  await expect(page.locator('astro-island[component-url*="SavingsCalculator"]')).not.toHaveAttribute('ssr');
  await expect(net(page)).toHaveText(netLineOf({ bill: 1500, cooling: 50, film: otherFilm.base }));
  await expect(calculator(page).getByRole('radio', { name: otherFilm.name })).toBeChecked();
  await expect(field(page, 'Cooling share of bill')).toHaveValue('50');
});

test('the numbers are in the URL, which can be copied, and print on one page', async ({ page, context }) => {
  await open(page);
  await field(page, 'Monthly energy bill').fill('650');
  await expect(page).toHaveURL(/\?bill=650$/);
  await page.reload();
  await page.mouse.wheel(0, 10);
  await expect(field(page, 'Monthly energy bill')).toHaveValue('650');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = calculator(page).getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(calculator(page).getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${path}?bill=650`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await copy.click();
  await expect(calculator(page).getByLabel('Link to these numbers')).toHaveValue(/\?bill=650$/);
  await page.evaluate(() => (document.documentElement.dataset.print = 'calculator'));
  const pdf = (await page.pdf({ format: 'Letter', printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('passes its numbers to the quote form, without overwriting a message', async ({ page }) => {
  await open(page, '?area=420');
  await expect(field(page, 'Tinted glass area')).toHaveValue('420');
  await calculator(page).getByRole('link', { name: 'Request a quote with these numbers' }).click();
  await page.mouse.move(200, 200);
  const message = page.getByRole('textbox', { name: 'Message' });
  const chosen = RegExp.escape(`${starting.film} on ${starting.glass} glass`);
  const saved = RegExp.escape(`${netOf({ area: 420 })} net over ${starting.years} years.`);
  await expect(message).toHaveValue(
    new RegExp(`^Please quote film for 420 sq ft of glass\\..* ${chosen}, .* ${saved}$`),
  );
  if (hasChoice) await expect(page.getByRole('radio', { name: 'Residential Tinting' })).toBeChecked();
  await message.fill('Rather 500 sq ft.');
  await page.reload();
  await page.mouse.move(210, 210);
  await expect(message).toHaveValue('Rather 500 sq ft.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows the result of the starting values', async ({ page }) => {
    await page.goto(path);
    await expect(calculator(page).getByRole('region', { name: 'Your result' })).toContainText(netOf());
    await expect(calculator(page).locator('noscript p')).toBeVisible();
  });
});

test('says that it did not load if its code fails', async ({ page }) => {
  await page.route(allCode, (route) => route.abort());
  await page.goto('/blog/energy-savings');
  const notice = page.getByText('The calculator did not load.');
  await expect(notice).toBeHidden();
  await field(page, 'Monthly energy bill').fill('900');
  await expect(notice).toBeVisible();
  await expect(net(page)).toHaveText(netLineOf());
});
