import { delayCode } from './late-code.ts';
import { expect, test, type Page } from './test.ts';
import { readPublished } from '../content.ts';
import { untilIslandsHydrated } from './visit.ts';

const articles = readPublished('articles').map(({ data }) => data.category);
const countOf = (category: string) => articles.filter((name) => name === category).length;
const categories = ['Automotive', 'Residential', 'Commercial'].filter(countOf);
const [first = '', second = ''] = categories.toReversed();

const chips = (page: Page) => page.getByRole('group', { name: 'Show articles about' }).getByRole('link');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show articles about' }).getByRole('link', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.skip(categories.length < 2, 'There is only one category.');

test('a chip shows its category and says how many articles it has', async ({ page }) => {
  await page.goto('/blog');
  await chip(page, 'All').hover();
  await untilIslandsHydrated(page);
  for (const name of [...categories, 'All']) {
    const count = name === 'All' ? articles.length : countOf(name);
    await chip(page, name).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(chips(page).and(page.locator('[aria-current]'))).toHaveCount(1);
    await expect(status(page)).toHaveText(new RegExp(`^${count} articles?$`));
  }
});

test('a chip chosen by keyboard is in the URL, survives a reload, and the back button returns to the chip before', async ({
  page,
}) => {
  await page.goto('/blog');
  await chip(page, first).press('Enter');
  await expect(page).toHaveURL(`/blog?category=${first.toLowerCase()}`);
  await expect(cards(page)).toHaveCount(countOf(first));
  await chip(page, second).press('Enter');
  await expect(cards(page)).toHaveCount(countOf(second));
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf(first));
  await page.reload();
  await expect(cards(page)).toHaveCount(countOf(first));
  await expect(chip(page, first)).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(articles.length);
});

test('a chip pressed before its code has arrived leads to the page of its category, and moves nothing later', async ({
  page,
}) => {
  const release = await delayCode(page, '**/_astro/FilterChips*.js');
  await page.goto('/blog');
  await chip(page, first).click();
  await expect(page).toHaveURL(`/blog?category=${first.toLowerCase()}`);
  await expect(cards(page)).toHaveCount(countOf(first));
  await expect(chip(page, first)).toHaveAttribute('aria-current', 'true');
  await chip(page, second).focus();
  release();
  await untilIslandsHydrated(page);
  await expect(status(page)).toHaveText(new RegExp(`^${countOf(first)} articles?$`));
  await expect(chip(page, second)).toBeFocused();
  await expect(chip(page, first)).toHaveAttribute('aria-current', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown', async ({ page }) => {
    await page.goto('/blog?category=commercial');
    await expect(cards(page)).toHaveCount(articles.length);
  });
});
