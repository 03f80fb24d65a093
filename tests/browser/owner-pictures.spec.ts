import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/content-check/index.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { copyProject } from '../build/project-copy.ts';
import { bytesIn, openEditor, sizeIn } from './editor-folder.ts';
import { pickPhoto, save, show } from './editor-form.ts';
import { expect, test, type Page } from './test.ts';

const files = readContent('.').map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));
const pictures = 'src/assets/pictures';
const service = { entry: 'services/entries/residential', field: 'hero.picture.src' };
const article = { entry: 'articles/entries/residential-benefits', field: 'cover.src' };
const serviceFile = 'src/content/services/residential.yaml';
const articleFile = 'src/content/articles/residential-benefits.mdx';

const open = (page: Page) => {
  page.setDefaultTimeout(20_000);
  return openEditor(page, files, [`${pictures}/team/owner.webp`]);
};

test('an owner replaces the pictures of a page and an article by photos', async ({ page }) => {
  test.setTimeout(600_000);
  const close = await open(page);
  for (const [{ entry, field }, source, name] of [
    [service, 'heroes/glass-facade.webp', 'Our service.jpg'],
    [article, 'commercial/cafe.webp', 'Our article.jpg'],
  ] as const) {
    await show(page, entry);
    await pickPhoto(page, field, `${pictures}/${source}`, name);
    // The photo may still be in the works.
    await save(page);
  }
  expect(await sizeIn(page, `${pictures}/our-service.webp`), 'as small as pages need').toBe(1600);
  const copy = copyProject();
  for (const [file, name] of [
    [serviceFile, 'our-service.webp'],
    [articleFile, 'our-article.webp'],
  ] as const) {
    for (const path of [file, `${pictures}/${name}`])
      writeFileSync(join(copy.root, path), await bytesIn(page, path));
    expect(readFileSync(join(copy.root, file), 'utf8')).toContain(`src: '../../assets/pictures/${name}'`);
  }
  close();
  expect(await checkContent(copy.root)).toEqual([]);
  copy.remove();
});
