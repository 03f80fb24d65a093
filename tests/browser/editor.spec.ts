import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import sharp from 'sharp';
import { contentKinds, onlyFileOf } from '../../src/schemas/index.ts';
import { readEntry } from '../../tools/content-check/entry.ts';
import { readContent } from '../../tools/content-check/read-content.ts';
import { knownFacts, schemaProblems } from '../../tools/content-check/schema-rule.ts';
import { isFull } from '../reach.ts';
import { coverTraits, traitsOf } from '../support/traits.ts';
import { fileIn, openEditor, sizeIn } from './editor-folder.ts';
import { field, show } from './editor-form.ts';

const entries = readContent('.');
const facts = knownFacts(entries);
const picture = 'src/assets/pictures/team/owner.webp';
const files = entries.map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));

/** The fullest file of each kind; in the long sweep every file. */
const opened = isFull
  ? entries
  : [...Map.groupBy(entries, ({ kind }) => kind).values()].flatMap((files) =>
      coverTraits(files, traitsOf).slice(0, 1),
    );

// A space at the end of a text lets the editor save, and the editor drops it: the file is saved as it was.
test('the visual editor opens a file of each kind and saves it with the same content', async ({ page }) => {
  test.setTimeout(900_000);
  const close = await openEditor(page, files, [picture]);
  const failed: string[] = [];
  for (const { kind, slug, file } of opened) {
    const id = onlyFileOf(kind) ? kind : slug;
    await show(page, `${kind}/entries/${id}`);
    const text = page.locator('[data-key-path] :is(input[inputmode=text], textarea)').first();
    const unfold = page.getByRole('button', { name: 'Expand All' }).first();
    await expect(text.or(unfold).first()).toBeVisible();
    // Where all texts stand in lists, which are folded at first.
    if (!(await text.isVisible())) await unfold.click();
    await text.press('End');
    await text.pressSequentially(' ');
    const before = await fileIn(page, file);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => fileIn(page, file), { message: `${file} is saved` }).not.toBe(before);
    const now = readEntry(kind, slug, await fileIn(page, file));
    const problems = schemaProblems(now, facts, entries);
    if (problems.length) failed.push(`${file}: ${JSON.stringify(problems)}`);
    const { schema } = contentKinds[kind];
    const was = readEntry(kind, slug, before);
    if (JSON.stringify(schema.safeParse(now.data)) !== JSON.stringify(schema.safeParse(was.data)))
      failed.push(`${file} changed:\n${await fileIn(page, file)}`);
    if (kind === 'articles' && now.body.trim() !== was.body.trim()) failed.push(`${file}: its text changed.`);
  }
  close();
  expect(failed).toEqual([]);
});

test('the editor takes in a photo of one’s own with a new person', async ({ page }) => {
  const close = await openEditor(page, files, [picture]);
  await show(page, 'team/new');
  await field(page, 'order').locator('input').fill('7');
  await field(page, 'name').locator('input').fill('Ada Quill');
  await field(page, 'role').locator('input').fill('Installer of films on glass');
  await field(page, 'photo.alt').locator('textarea').fill('Ada at the bench, cutting film beside a window.');
  const photo = await sharp(picture).resize(2400).jpeg().toBuffer();
  await field(page, 'photo.src')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'My Photo 1.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(field(page, 'photo.src').locator('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const file = 'src/content/team/ada-quill.yaml';
  await expect.poll(() => fileIn(page, file)).toContain("src: '../../assets/pictures/my-photo-1.webp'");
  const entry = readEntry('team', 'ada-quill', await fileIn(page, file));
  expect(schemaProblems(entry, facts, entries)).toEqual([]);
  expect(await sizeIn(page, 'src/assets/pictures/my-photo-1.webp')).toBe(1600);
  close();
});
