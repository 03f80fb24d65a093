import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { contentKinds } from '../../src/schemas/index.ts';
import { readEntry } from '../../tools/content-check/entry.ts';
import { knownFacts, schemaProblems } from '../../tools/content-check/schema-rule.ts';
import { valueAt } from '../../tools/content-check/texts.ts';
import { readContent } from '../../tools/content-check/read-content.ts';
import { fileIn, openEditor } from './editor-folder.ts';

const root = new URL('../../', import.meta.url);
const [article] = readContent('.', ['articles']).toSorted((a, b) => b.slug.localeCompare(a.slug));
// In the short run one entry with a text of its own below its fields; editor.spec.ts opens one of every kind.
const entriesToEdit = [
  { kind: 'faqs', slug: 'tesla', collection: /Questions/, name: 'What Tesla owners ask.', field: /^Heading/ },
  {
    kind: 'articles',
    slug: article?.slug ?? '',
    collection: /Articles/,
    name: String(valueAt(article?.data, ['title'])),
    field: /^Title/,
  },
] as const;

for (const { kind, slug, collection, name, field } of entriesToEdit)
  test(
    `the visual editor changes ${slug} and writes a file that passes the check`,
    { tag: kind === 'articles' ? [] : '@full' },
    async ({ page }) => {
      const path = `src/content/${kind}/${slug}.${contentKinds[kind].ending}`;
      const source = readFileSync(new URL(path, root), 'utf8');
      const close = await openEditor(page, [{ path, source }]);
      const read = () => fileIn(page, path);
      await page.getByRole('treeitem', { name: collection }).click();
      await page.getByRole('gridcell', { name, exact: true }).click();
      await page.getByRole('textbox', { name: field }).first().fill('Words of an editor.');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect.poll(read, { timeout: 60_000 }).toContain('Words of an editor.');
      const entries = readContent('.');
      const entry = readEntry(kind, slug, await read());
      expect(schemaProblems(entry, knownFacts(entries), entries)).toEqual([]);
      const before = readEntry(kind, slug, source);
      const [changed] = Object.entries(entry.data as object).filter(
        ([, value]) => value === 'Words of an editor.',
      );
      expect(entry.data).toMatchObject({
        // What is left empty is left out.
        ...Object.fromEntries(
          Object.entries(before.data as object).filter(
            ([, value]) => !Array.isArray(value) || value.length > 0,
          ),
        ),
        [changed?.[0] ?? '']: 'Words of an editor.',
      });
      if (kind === 'articles') expect(entry.body.trim()).toBe(before.body.trim());
      close();
    },
  );
