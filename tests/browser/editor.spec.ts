import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { readEntry, readContent } from '../../src/site/build/content-file.ts';
import { knownFacts, schemaProblems } from '../../src/content-check/schema-rule.ts';
import { isFull } from '../reach.ts';
import { coverTraits, traitsOf } from '../support/traits.ts';
import { fileIn, openEditor } from './editor-folder.ts';
import { show } from './editor-form.ts';

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
test('the visual editor saves a file of each kind without changing it', async ({ page }) => {
  test.setTimeout(900_000);
  const close = await openEditor(page, files, [picture]);
  const failed: string[] = [];
  for (const { kind, slug, file } of opened) {
    const id = contentKinds[kind].only ? kind : slug;
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
