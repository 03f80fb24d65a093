import { expect, test, type Page } from './test.ts';
import { readPublished } from '../content.ts';

const articles = readPublished('articles').map(({ data }) => data.category);
const countOf = (category: string) => articles.filter((name) => name === category).length;
const categories = ['Automotive', 'Residential', 'Commercial'].filter(countOf);
const [first = '', second = ''] = categories.toReversed();

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show articles about' }).getByRole('button', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.skip(categories.length < 2, 'There is only one category.');

test('a chip shows its category and says how many articles it has, or that it has none', async ({ page }) => {
  await page.goto('/blog');
  for (const name of [...categories, 'All']) {
    const count = name === 'All' ? articles.length : countOf(name);
    await chip(page, name).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(status(page)).toHaveText(new RegExp(`^${count} articles?$`));
  }
  await page.locator(`[data-category=${first}]`).evaluateAll((all) => all.forEach((card) => card.remove()));
  await chip(page, first).click();
  await expect(status(page)).toHaveText('No articles found in this category.');
});

test('a chip chosen by keyboard is in the URL, survives a reload, and the back button returns to the chip before', async ({
  page,
}) => {
  await page.goto('/blog');
  await chip(page, first).press('Enter');
  await expect(page).toHaveURL(`/blog?category=${first.toLowerCase()}`);
  await expect(cards(page)).toHaveCount(countOf(first));
  await chip(page, second).press('Space');
  await expect(cards(page)).toHaveCount(countOf(second));
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf(first));
  await page.reload();
  await expect(cards(page)).toHaveCount(countOf(first));
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(articles.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown, and no chips', async ({ page }) => {
    await page.goto('/blog?category=commercial');
    await expect(cards(page)).toHaveCount(articles.length);
    await expect(chip(page, 'All')).toBeHidden();
  });
});
