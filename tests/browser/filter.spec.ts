import { expect, test, type Page } from './test.ts';
import { readPublished } from '../content.ts';

const articles = readPublished('articles');
const countOf = (category: string) => articles.filter(({ data }) => data.category === category).length;
const featured = articles.find(({ data }) => data.featured);
const all = articles.length;
const automotive = countOf('Automotive');
const residential = countOf('Residential');
const commercial = countOf('Commercial');

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show articles about' }).getByRole('button', { name });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ visible: true });
const lists = (page: Page) => page.getByRole('main').getByRole('list');

test('All shows the featured article large, and the others in the grid', async ({ page }) => {
  await page.goto('/blog');
  await expect(chip(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(lists(page).nth(0).getByRole('listitem')).toHaveCount(1);
  await expect(lists(page).nth(1).getByRole('listitem')).toHaveCount(articles.length - 1);
  await expect(lists(page).nth(0).getByRole('link')).toHaveAttribute('href', `/blog/${featured?.slug}`);
});

test('each chip shows its category, with the featured article where it fits', async ({ page }) => {
  await page.goto('/blog');
  for (const [name, count] of [
    ['Automotive', automotive],
    ['Residential', residential],
    ['Commercial', commercial],
    ['All', all],
  ] as const) {
    await chip(page, name).click();
    await expect(cards(page)).toHaveCount(count);
    await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  }
  await chip(page, 'Residential').click();
  await expect(lists(page).last().getByRole('listitem').filter({ visible: true })).toHaveCount(residential);
});

test('the chosen chip is in the URL, and the back button returns to the one before', async ({ page }) => {
  await page.goto('/blog');
  await chip(page, 'Residential').click();
  await expect(page).toHaveURL('/blog?category=residential');
  await chip(page, 'Commercial').click();
  await expect(cards(page)).toHaveCount(commercial);
  await page.goBack();
  await expect(cards(page)).toHaveCount(residential);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(cards(page)).toHaveCount(all);
  await expect(lists(page).nth(0).getByRole('listitem')).toHaveCount(1);
});

test('a URL with a chip shows its articles, before and after hydration', async ({ page }) => {
  await page.goto('/blog?category=automotive');
  await expect(cards(page)).toHaveCount(automotive);
  await expect(chip(page, 'Automotive')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Automotive').click();
  await expect(cards(page)).toHaveCount(automotive);
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Automotive');
});

test('a category without articles says so', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() =>
    document.querySelectorAll('[data-category=Commercial]').forEach((card) => card.remove()),
  );
  await chip(page, 'Commercial').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No articles found in this category.');
  await chip(page, 'All').click();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('the chips work by keyboard from the first Enter', async ({ page }) => {
  await page.goto('/blog');
  await chip(page, 'Commercial').focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(commercial);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(residential);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown, and no chips', async ({ page }) => {
    await page.goto('/blog?category=commercial');
    await expect(cards(page)).toHaveCount(all);
    await expect(chip(page, 'All')).toBeHidden();
  });
});
