import { expect, test, type Page } from './test.ts';
import { readPublished } from '../content.ts';

const articles = readPublished('articles');
const countOf = (category: string) => articles.filter(({ data }) => data.category === category).length;
const all = articles.length;
const categories = ['Automotive', 'Residential', 'Commercial'].filter(countOf);
/** The last two categories that have articles, the last one first. */
const [first = '', second = ''] = categories.toReversed();
const [inFirst, inSecond] = [countOf(first), countOf(second)];
const query = (name: string) => `/blog?category=${name.toLowerCase()}`;

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show articles about' }).getByRole('button', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });
const lists = (page: Page) => page.getByRole('main').getByRole('list');

test.skip(categories.length < 2, 'There is only one category.');

test('each chip shows its category, including the featured article if it belongs there', async ({ page }) => {
  await page.goto('/blog');
  for (const name of [...categories, 'All']) {
    await chip(page, name).click();
    await expect(cards(page)).toHaveCount(name === 'All' ? all : countOf(name));
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${name === 'All' ? all : countOf(name)} articles?$`),
    );
  }
  await chip(page, first).click();
  await expect(lists(page).last().getByRole('listitem').filter({ visible: true })).toHaveCount(inFirst);
});

test('a chip chosen by keyboard is in the URL, survives a reload, and the back button returns to the chip before', async ({
  page,
}) => {
  await page.goto('/blog');
  await chip(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(query(first));
  await expect(cards(page)).toHaveCount(inFirst);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(inSecond);
  await page.goBack();
  await expect(cards(page)).toHaveCount(inFirst);
  await page.reload();
  await expect(cards(page)).toHaveCount(inFirst);
  await expect(chip(page, first)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(all);
  await expect(lists(page).nth(0).getByRole('listitem')).toHaveCount(1);
});

test('a category without articles says so', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(
    (name) => document.querySelectorAll(`[data-category=${name}]`).forEach((card) => card.remove()),
    first,
  );
  await chip(page, first).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No articles found in this category.');
  await chip(page, 'All').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ articles?$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown, and no chips', async ({ page }) => {
    await page.goto('/blog?category=commercial');
    await expect(cards(page)).toHaveCount(all);
    await expect(chip(page, 'All')).toBeHidden();
  });
});
