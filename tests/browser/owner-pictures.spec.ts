import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from './test.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { checkContent } from '../../src/content-check/index.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { copyProject } from '../build/project-copy.ts';
import { bytesIn, fileIn, openEditor, sizeIn } from './editor-folder.ts';
import { field, reach, show, write } from './editor-form.ts';
import { replaced, replacePicture, writeArticle } from './picture-tasks.ts';

const files = readContent('.').map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));
const toFile = (name: string) => `src/assets/pictures/${name.replaceAll(' ', '-')}.webp`;

const open = (page: Page) => {
  page.setDefaultTimeout(20_000);
  return openEditor(page, files, ['src/assets/pictures/team/owner.webp']);
};

test('photos of an owner’s own replace those of pages, and come with a new article', async ({ page }) => {
  test.setTimeout(600_000);
  const close = await open(page);
  const names = keysOf(replaced);
  for (const name of names) await test.step(name, () => replacePicture(page, name));
  await test.step('new article', () => writeArticle(page));
  expect(await sizeIn(page, toFile('our service')), 'made as small as pages need').toBe(1600);
  const copy = copyProject();
  const written = [
    ...names.flatMap((name) => [replaced[name][2], toFile(`our ${name}`)]),
    'src/content/articles/how-tint-fares-on-a-west-wall.mdx',
    toFile('west wall'),
  ];
  for (const path of written) writeFileSync(join(copy.root, path), await bytesIn(page, path));
  close();
  expect(await checkContent(copy.root)).toEqual([]);
  for (const name of names)
    expect(readFileSync(join(copy.root, replaced[name][2]), 'utf8')).toContain(
      `src: '../../assets/pictures/our-${name.replaceAll(' ', '-')}.webp'`,
    );
  copy.remove();
});

test('a photo that cannot be read is told, and the file stays as it was', async ({ page }) => {
  // Large files take this long to read.
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      if (this.type === 'image/jpeg') await new Promise((go) => setTimeout(go, 1500));
      return read.call(this);
    };
  });
  const close = await open(page);
  const [entry, path, file] = replaced.service;
  const before = files.find((one) => one.path === file)?.source;
  await show(page, entry);
  await write(page, 'name', 'Window film for homes');
  await reach(page, path);
  await field(page, path)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Invalid File' })).toBeVisible();
  expect(await fileIn(page, file)).toBe(before);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => fileIn(page, file)).toContain('Window film for homes');
  expect(await fileIn(page, file)).toContain('heroes/residential-room.webp');
  close();
});
