import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';
import { checkContent } from '../../tools/content-check/index.ts';
import { readContent } from '../../tools/content-check/read-content.ts';
import { copyProject } from '../build/project-copy.ts';
import { bytesIn, openEditor } from './editor-folder.ts';
import { tasks } from './owner-tasks.ts';

const files = readContent('.').map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));
const added = [
  'src/content/reviews/ann-quill-2026-10-04.yaml',
  'src/content/locations/hutto-window-tinting.yaml',
];

test('the tasks of an owner, done in the editor, leave the content in order', async ({ page }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(20_000);
  const close = await openEditor(page, files, ['src/assets/pictures/team/owner.webp']);
  for (const [name, work] of Object.entries(tasks)) await test.step(name, () => work(page));
  const copy = copyProject();
  const written = [...files.map(({ path }) => path), ...added];
  for (const path of written) writeFileSync(join(copy.root, path), await bytesIn(page, path));
  close();
  expect(await checkContent(copy.root)).toEqual([]);
  const read = (name: string) => readFileSync(join(copy.root, 'src/content', name), 'utf8');
  expect(read('business.yaml')).toMatch(/phone: '?\(737\) 555-0163[^]*opens: '?08:30[^]*tesla: false/);
  expect(read('business.yaml')).toContain('Ten percent off home film');
  expect(read('pages/prices.yaml')).toMatch(/from: 9\n +to: 19/);
  expect(read('faqs/residential.yaml')).toContain('May I watch while you work?');
  rmSync(copy.root, { recursive: true });
});
