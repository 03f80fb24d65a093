import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { readContent } from '../../src/site/build/content-file.ts';
import { isFull } from '../reach.ts';
import { coverTraits, traitsOf } from '../support/traits.ts';
import { fileIn, openEditor } from './editor-folder.ts';
import { save, show, write } from './editor-form.ts';

const entries = readContent('.');
const picture = 'src/assets/pictures/team/owner.webp';
const files = entries.map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));

/** The shapes of a field and of the fields in it, with what they are in, as the form has a control for each. */
const shapesOf = (
  { type, format, enum: choices, properties = {}, items }: FieldSchema,
  around = '',
): string[] => {
  const shape = [around, type, format, choices ? 'choice' : ''].join(' ');
  const inside = [...Object.values(properties), ...(items ? [items] : [])];
  return [shape, ...inside.flatMap((field) => shapesOf(field, shape))];
};

/** The fullest files of as few kinds as have every shape of field, and an article; in the long sweep every file. */
const fullest = [...Map.groupBy(entries, ({ kind }) => kind).values()].flatMap((files) =>
  coverTraits(files, traitsOf).slice(0, 1),
);
const telling = coverTraits(fullest, ({ kind }) => [
  ...new Set([...shapesOf(toFieldSchema(kind)), contentKinds[kind].ending]),
]);
const opened = isFull ? entries : telling;

// A space at the end of a text lets the editor save, and the editor drops it.
test('the visual editor saves files with every kind of field without changing them, and changes one line alone', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const close = await openEditor(page, files, [picture]);
  const failed: string[] = [];
  for (const { kind, slug, file } of opened) {
    const id = contentKinds[kind].fileName ? kind : slug;
    await show(page, `${kind}/entries/${id}`);
    const text = page.locator('[data-key-path] :is(input[inputmode=text], textarea)').first();
    const unfold = page.getByRole('button', { name: 'Expand All' }).first();
    await expect(text.or(unfold).first()).toBeVisible();
    // Where all texts are in lists, which are folded at first.
    if (!(await text.isVisible())) await unfold.click();
    await text.press('End');
    await text.pressSequentially(' ');
    const before = await fileIn(page, file);
    await save(page);
    const now = await fileIn(page, file);
    if (now !== before) failed.push(`${file} changed:\n${now}`);
  }
  expect(failed).toEqual([]);

  await show(page, 'business/entries/business');
  await write(page, 'phone', '(512) 555-0199');
  await save(page);
  const before = files.find(({ path }) => path === 'src/content/business.yaml')?.source ?? '';
  const after = await fileIn(page, 'src/content/business.yaml');
  const others = (text: string) => text.split('\n').filter((line) => !line.startsWith('phone:'));
  expect(after).toContain('(512) 555-0199');
  expect(others(after)).toEqual(others(before));
  close();
});
