import { expect, type Locator, type Page } from '@playwright/test';

/** A field of the form. The preview beside it has the same paths, without inputs. */
export const field = (page: Page, path: string) =>
  page.locator(`[data-key-path="${path}"]:has(input, textarea, button)`).first();

/** Scrolls until a field is there, because a long form renders its fields as it is scrolled. */
export async function reach(page: Page, path: string): Promise<void> {
  const isThere = async () => {
    if (await field(page, path).count()) return true;
    await page.mouse.move(300, 400);
    await page.mouse.wheel(0, 600);
    return false;
  };
  await expect.poll(isThere, { message: `the field ${path} is there`, intervals: [50] }).toBe(true);
}

/** Opens an entry in the editor, such as `team/entries/nora`. */
export async function show(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), '#/collections/team');
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await expect(page.locator('[data-key-path]').first()).toBeVisible();
}

/** Saves, and waits until the editor has returned to its list. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
}

/** Fills in a text. */
export async function write(page: Page, path: string, text: string): Promise<void> {
  await reach(page, path);
  await field(page, path).locator(':is(input:not([type=file]), textarea)').first().fill(text);
}

/** Chooses a JPEG or HEIC photo for a picture's field. */
export const chooseFile = (place: Locator, name: string, buffer: Buffer) => {
  const mimeType = name.endsWith('.heic') ? 'image/heic' : 'image/jpeg';
  return place.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
};
