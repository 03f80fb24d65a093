import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A field of the form; the preview beside it has fields of the same paths, and nothing to operate. */
export const field = (page: Page, path: string) =>
  page.locator(`[data-key-path="${path}"]:has(input, textarea, button)`).first();

/** Scrolls down until a field is there: a long form grows as one scrolls. */
export async function reach(page: Page, path: string): Promise<void> {
  const isThere = async () => {
    if (await field(page, path).count()) return true;
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 600);
    return false;
  };
  await expect.poll(isThere, { message: `the field ${path} is there`, intervals: [50] }).toBe(true);
}

/** Opens a page of the editor, given as its kind and name, such as `team/new`. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), '#/collections/team');
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
}

/** Saves, and waits until the editor has gone back to its list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
}

/** Types into the text, number, date or time of a field. */
export async function write(page: Page, path: string, text: string): Promise<void> {
  await reach(page, path);
  const input = field(page, path).locator(':is(input:not([type=file]), textarea)').first();
  await input.fill(text);
}

/** Adds an item to a list. */
export async function addTo(page: Page, path: string): Promise<void> {
  await reach(page, path);
  await field(page, path).getByRole('button', { name: /^Add/ }).last().click();
}

/** Chooses in a list of choices, one after the other. */
export async function choose(page: Page, path: string, ...choices: string[]): Promise<void> {
  await reach(page, path);
  for (const choice of choices) {
    const radio = field(page, path).getByRole('radio', { name: choice, exact: true });
    if (await radio.count()) {
      await radio.click();
      continue;
    }
    await field(page, path).getByRole('combobox').first().click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
}

/** Adds items to a list of texts. */
export async function list(page: Page, path: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await addTo(page, path);
    await write(page, `${path}.${index}`, text);
  }
}

/** Fills in fields by their paths. */
export async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await write(page, path, text);
}

/** Picks a photo of this computer in a picture's field, as large as phones make them; its name ends in `.jpg`. */
export async function pickPhoto(page: Page, path: string, source: string, name: string): Promise<void> {
  await reach(page, path);
  const buffer = await sharp(source).resize(3200).jpeg().toBuffer();
  await field(page, path)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}
