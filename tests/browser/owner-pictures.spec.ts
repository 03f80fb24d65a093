import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkContent } from '../../src/content-check/index.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { copyProject } from '../build/project-copy.ts';
import { bytesIn, fileIn, openEditor, sizeIn } from './editor-folder.ts';
import { chooseFile, field, pickPhoto, reach, save, show, write } from './editor-form.ts';
import { expect, test, type Page } from './test.ts';

const files = readContent('.').map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));
const pictures = 'src/assets/pictures';
const service = { entry: 'services/entries/residential', field: 'hero.picture.src' };
const serviceFile = 'src/content/services/residential.yaml';

const open = (page: Page) => {
  page.setDefaultTimeout(20_000);
  return openEditor(page, files, [`${pictures}/team/owner.webp`]);
};

test('an owner replaces the picture of a page by a photo, also as an iPhone keeps it', async ({ page }) => {
  test.setTimeout(600_000);
  const close = await open(page);
  await show(page, service.entry);
  await pickPhoto(page, service.field, `${pictures}/heroes/glass-facade.webp`, 'Our service.jpg');
  // The photo may still be in the works.
  await save(page);
  const photo = `${pictures}/our-service.webp`;
  expect(await sizeIn(page, photo), 'as small as pages need').toBe(1600);
  const copy = copyProject();
  for (const path of [serviceFile, photo]) writeFileSync(join(copy.root, path), await bytesIn(page, path));
  expect(readFileSync(join(copy.root, serviceFile), 'utf8')).toContain(
    'src: ../../assets/pictures/our-service.webp\n',
  );
  expect(await checkContent(copy.root)).toEqual([]);
  copy.remove();

  await show(page, service.entry);
  await reach(page, service.field);
  const fromPhone = readFileSync('tests/fixture/iphone-photo.heic');
  await chooseFile(field(page, service.field), 'From my phone.heic', fromPhone);
  await save(page);
  expect(await fileIn(page, serviceFile)).toContain(`src: ../../assets/pictures/from-my-phone.webp\n`);
  const { format, width, height } = await sharp(
    await bytesIn(page, `${pictures}/from-my-phone.webp`),
  ).metadata();
  expect([format, width, height]).toEqual(['webp', 1600, 1066]);
  close();
});

test('a photo that cannot be read and a picture without text for those who cannot see it are refused', async ({
  page,
}) => {
  // Large files take this long to read.
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = async function () {
      if (this.type === 'image/jpeg') await new Promise((resolve) => setTimeout(resolve, 1500));
      return new Response(this).arrayBuffer();
    };
  });
  const close = await open(page);
  const before = files.find(({ path }) => path === serviceFile)?.source;
  await show(page, service.entry);
  await write(page, 'name', 'Window film for homes');
  await reach(page, service.field);
  await chooseFile(field(page, service.field), 'Broken.jpg', Buffer.from('no picture'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Invalid File' })).toBeVisible();
  expect(await fileIn(page, serviceFile)).toBe(before);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => fileIn(page, serviceFile)).toContain('Window film for homes');
  expect(await fileIn(page, serviceFile)).toContain('heroes/residential-room.webp');

  await show(page, service.entry);
  const saved = await fileIn(page, serviceFile);
  for (const text of ['', 'A room']) {
    await write(page, 'hero.picture.alt', text);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(
      page.locator('[data-key-path="hero.picture.alt"] [aria-invalid=true]').first(),
    ).toBeVisible();
    expect(await fileIn(page, serviceFile)).toBe(saved);
  }
  await write(page, 'hero.picture.alt', 'Bright room with a view of the hills');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => fileIn(page, serviceFile)).toContain('Bright room with a view of the hills');
  close();
});
