import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { markup } from '../../src/integrations/admin/in-page/delay-save.ts';
import { checkContent } from '../../src/content-check/index.ts';
import { readContent, valueAt, type Entry } from '../../src/site/build/content-file.ts';
import { toFieldSchema, type FieldSchema } from '../../src/schemas/fields.ts';
import { contentKinds, type ContentKind } from '../../src/schemas/index.ts';
import { copyProject } from '../build/project-copy.ts';
import { isFull } from '../reach.ts';
import { coverTraits, traitsOf } from '../support/traits.ts';
import { bytesIn, changeFile, fileIn, openEditor } from './editor-folder.ts';
import { chooseFile, field, reach, save, show, write } from './editor-form.ts';
import { expect, test, type Page } from './test.ts';

// Not in parallel, because the editor is bundled once per worker.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const entries = readContent('.');
const files = entries.map(({ file }) => ({ path: file, source: readFileSync(file, 'utf8') }));
const listOf = (entry: Entry, name: string) => z.array(z.unknown()).parse(valueAt(entry.data, [name]));

/** The entry of a kind whose list is the shortest. */
function shortest(kind: ContentKind, list: string): Entry {
  const [entry] = entries
    .filter((each) => each.kind === kind)
    .toSorted((one, other) => listOf(one, list).length - listOf(other, list).length);
  if (!entry) throw new Error(`The content has no ${kind}.`);
  return entry;
}

const location = shortest('locations', 'zipCodes');
const service = shortest('services', 'keywords').slug;
const article = shortest('articles', 'sources').slug;
const portrait = 'src/assets/pictures/team/owner.webp';
const photo = 'src/assets/pictures/img-2041.webp';
const town = 'Horseshoe Bay';
/** ZIP codes of Texas that no location of the sample has. */
const freeZipCodes = ['78657', '78639', '78609', '78672', '78643'];

/** Fills in texts by the paths of their fields, which must be in the order of the form. */
async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await write(page, path, text);
}

/** Presses the button under a list that adds an item. */
async function add(page: Page, list: string): Promise<void> {
  await reach(page, list);
  await field(page, list).getByRole('button', { name: /Add / }).first().click();
}

/** Expands the items of a list. */
async function expand(page: Page, list: string): Promise<void> {
  await reach(page, list);
  const button = field(page, list).getByRole('button', { name: 'Expand All' }).first();
  // A short list is already expanded.
  if (await button.isEnabled()) await button.click();
}

/** Opens a copy of an entry as a new one. */
async function duplicate(page: Page, path: string): Promise<void> {
  await show(page, path);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/new$/);
}

interface Task {
  name: string;
  /** The file that it writes. */
  file: string;
  run: (page: Page) => Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: 'adds a review',
    file: `src/content/reviews/ana-2026-10-10.yaml`,
    run: async (page) => {
      await show(page, 'reviews/new');
      await fill(page, {
        name: 'Ana',
        service,
        date: '2026-10-10',
        source: 'https://reviews.example.com/ana',
        text: 'They were on time and careful with the floors, and the room is cool.',
      });
      await field(page, 'place').getByRole('combobox').click();
      await page.getByRole('option').first().click();
      await save(page);
    },
  },
  {
    name: 'adds a day on which the shop is closed',
    file: 'src/content/business.yaml',
    run: async (page) => {
      await show(page, 'business/entries/business');
      await add(page, 'closures');
      const at = `closures.${listOf(shortest('business', 'closures'), 'closures').length}`;
      await fill(page, { [`${at}.name`]: 'Shop picnic', [`${at}.from`]: '2027-05-08' });
      await save(page);
    },
  },
  {
    name: 'removes the banner',
    file: 'src/content/business.yaml',
    run: async (page) => {
      await show(page, 'business/entries/business');
      await write(page, 'ticker', '');
      await save(page);
    },
  },
  {
    name: 'adds a town',
    file: 'src/content/locations/horseshoe-bay-window-tinting.yaml',
    run: async (page) => {
      await duplicate(page, `locations/entries/${location.slug}`);
      await fill(page, {
        city: town,
        ...Object.fromEntries(
          listOf(location, 'zipCodes').map((_, at) => [`zipCodes.${at}`, freeZipCodes[at] ?? '']),
        ),
        description: `Window tinting in ${town} for lake houses, boat docks and shops, where the water doubles the evening light. Quotes in a day.`,
        'headings.intro': 'The lake is at every window.',
        'headings.climate': 'The water doubles the evening.',
        'uniqueContent.intro':
          `${town} lies along the south shore of the lake, and most of its houses look north and west over the water. `.repeat(
            4,
          ),
        'uniqueContent.whyChooseUs':
          `We know the road to ${town} and bring samples of each film, so that you can hold them against the water. `.repeat(
            2,
          ),
        'uniqueContent.localInsight':
          `At noon the lake sends little light back. In the last two hours of a summer day it is a second sun below the first one. `.repeat(
            5,
          ),
      });
      await expand(page, 'faqs');
      for (const at of listOf(location, 'faqs').keys())
        await fill(page, {
          [`faqs.${at}.question`]: `What is question ${at + 1} of people in ${town}?`,
          [`faqs.${at}.answer`]: `The answer to question ${at + 1} takes a sentence or two about docks, decks and the evening sun.`,
        });
      await save(page);
    },
  },
  {
    name: 'adds an article with a photo from a phone and a table',
    file: 'src/content/articles/how-film-is-cut-and-fitted.mdx',
    run: async (page) => {
      await duplicate(page, `articles/entries/${article}`);
      await fill(page, {
        id: '99',
        title: 'How film is cut and fitted',
        description:
          'How window film is measured, cut and fitted to a pane, step by step, how long each step takes, and what you see of it in your rooms.',
        readTime: '1 min read',
        body: '## Step by step.\n\n| Step | Time |\n| --- | --- |\n| Measure | 10 minutes |\n| Cut | 1 hour |\n',
      });
      await reach(page, 'cover.src');
      // As an iPhone stores it.
      const fromPhone = readFileSync('tests/fixture/iphone-photo.heic');
      await chooseFile(field(page, 'cover.src'), 'IMG 2041.heic', fromPhone);
      await save(page);
    },
  },
];

test('an owner does the tasks of a month in the editor alone', async ({ page }) => {
  page.setDefaultTimeout(20_000);
  const close = await openEditor(page, files, [portrait]);
  const copy = copyProject();
  const bring = async (file: string) => writeFileSync(join(copy.root, file), await bytesIn(page, file));
  for (const { name, file, run } of tasks)
    await test.step(
      name,
      async () => {
        const before = await fileIn(page, file);
        await run(page);
        await expect.poll(() => fileIn(page, file), { message: `${file} is saved` }).not.toBe(before);
        await bring(file);
      },
      { timeout: 120_000 },
    );
  await bring(photo);
  const { format, width, height } = await sharp(join(copy.root, photo)).metadata();
  expect([format, width, height], 'as small as pages need').toEqual(['webp', 1600, 1066]);
  close();
  expect(await checkContent(copy.root)).toEqual([]);
  copy.remove();
});

/** A photo as a camera stores it. */
const jpeg = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#7a6a58' } })
    .jpeg()
    .toBuffer();

/** A picture that an owner replaces. */
const residential = {
  entry: 'services/entries/residential',
  field: 'hero.picture.src',
  file: 'src/content/services/residential.yaml',
};

test('Save waits for a photo, and refuses one that cannot be read and a picture without alt text', async ({
  page,
}) => {
  // As slow as a large file.
  await page.addInitScript(() => {
    Blob.prototype.arrayBuffer = async function () {
      if (this.type === 'image/jpeg') await new Promise((resolve) => setTimeout(resolve, 1500));
      return new Response(this).arrayBuffer();
    };
  });
  const close = await openEditor(page, files, [portrait]);
  page.setDefaultTimeout(20_000);
  const saveButton = page.getByRole('button', { name: 'Save' });
  const before = files.find(({ path }) => path === residential.file)?.source;
  await show(page, residential.entry);
  await write(page, 'name', 'Window film for homes');
  await reach(page, residential.field);
  await chooseFile(field(page, residential.field), 'Broken.jpg', Buffer.from('no picture'));
  await expect(page.locator(markup.processing), 'the editor marks a photo as before').toBeVisible();
  await expect(saveButton.and(page.locator(markup.saveButton)), 'Save is marked as before').toBeVisible();
  await saveButton.click();
  await expect(page.getByRole('alertdialog', { name: 'Invalid File' })).toBeVisible();
  expect(await fileIn(page, residential.file)).toBe(before);
  await page.getByRole('button', { name: 'OK' }).click();
  await saveButton.click();
  await expect.poll(() => fileIn(page, residential.file)).toContain('Window film for homes');
  expect(await fileIn(page, residential.file)).toContain('heroes/residential-room.webp');

  await show(page, residential.entry);
  await reach(page, residential.field);
  await chooseFile(field(page, residential.field), 'Blue sofa.jpg', await jpeg());
  await saveButton.click();
  await expect.poll(() => fileIn(page, residential.file)).toContain('blue-sofa.webp');

  await show(page, residential.entry);
  const saved = await fileIn(page, residential.file);
  for (const text of ['', 'A room']) {
    await write(page, 'hero.picture.alt', text);
    await saveButton.click();
    await expect(
      page.locator('[data-key-path="hero.picture.alt"] [aria-invalid=true]').first(),
    ).toBeVisible();
    expect(await fileIn(page, residential.file)).toBe(saved);
  }
  await write(page, 'hero.picture.alt', 'Bright room with a view of the hills');
  await saveButton.click();
  await expect.poll(() => fileIn(page, residential.file)).toContain('Bright room with a view of the hills');
  close();
});

/** How many drafts the editor has kept in the browser. */
const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('github:shop/site');
        opening.onsuccess = () => {
          const count = opening.result.transaction('draft-backups').objectStore('draft-backups').count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test('Save keeps what has changed in the file since the form was opened, and Delete refuses such a file', async ({
  page,
}) => {
  page.setDefaultTimeout(20_000);
  const facts = 'src/content/business.yaml';
  const faqs = 'src/content/faqs/residential.yaml';
  const broken = 'moved:\n\t- from: /tesla\n\t  to: /\n';
  const close = await openEditor(
    page,
    files.map((file) => (file.path.endsWith('redirects.yaml') ? { ...file, source: broken } : file)),
    [portrait],
  );
  const lineOf = async (name: string) =>
    (await fileIn(page, facts)).match(new RegExp(`^${name}:.*`, 'm'))?.[0];
  const change = (name: string, value: string) =>
    changeFile(page, facts, (text) => text.replace(new RegExp(`^${name}:.*`, 'm'), `${name}: ${value}`));
  const business = 'business/entries/business';

  await show(page, business);
  await write(page, 'phone', '(512) 555-0199');
  await change('email', 'partner@oakshade.example');
  await save(page);
  expect(await lineOf('email')).toContain('partner@');
  expect(await lineOf('phone')).toContain('0199');

  // Taken back outside of the form, which still shows it.
  await show(page, business);
  await change('phone', "'(512) 555-0142'");
  await write(page, 'tagline', 'Window Film');
  await save(page);
  expect(await lineOf('phone')).toContain('0142');
  expect(await lineOf('tagline')).toContain('Window Film');

  await show(page, 'faqs/entries/residential');
  await changeFile(
    page,
    faqs,
    (text) => `${text}  - question: 'Is film safe for plants?'\n    answer: 'It is.'\n`,
  );
  await expand(page, 'items');
  await write(page, 'items.0.question', 'Does film stop the heat of the sun?');
  await save(page);
  expect(await fileIn(page, faqs)).toContain('safe for plants');
  expect(await fileIn(page, faqs)).toContain('the heat of the sun');

  // A draft that the editor has kept while the file changed.
  await page.reload();
  await expect(page.getByRole('treeitem').or(page.locator('[data-key-path]')).first()).toBeVisible();
  await show(page, business);
  await reach(page, 'phone');
  const phone = field(page, 'phone').locator('input').first();
  // The editor keeps drafts only of what is typed.
  await phone.press('End');
  await phone.press('Backspace');
  await phone.press('6');
  await expect.poll(() => countDrafts(page)).toBe(1);
  await change('tagline', 'Window Tint and Film');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await save(page);
  expect(await lineOf('phone')).toContain('0146');
  expect(await lineOf('tagline')).toContain('Tint and Film');

  await show(page, business);
  await write(page, 'email', 'desk@oakshade.example');
  await change('email', 'front@oakshade.example');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('"email" has changed in the file since you opened it');
  expect(await lineOf('email')).toContain('front@');
  await dialog.getByRole('button', { name: 'OK' }).click();

  // A file that cannot be read opens as an empty form.
  await show(page, 'redirects/entries/redirects');
  await page.getByRole('button', { name: /Add / }).first().click();
  await fill(page, { 'moved.0.from': '/old', 'moved.0.to': '/' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('content/redirects.yaml exists, but this form could not read it');
  expect(await fileIn(page, 'src/content/redirects.yaml')).toBe(broken);
  await dialog.getByRole('button', { name: 'OK' }).click();

  // A person whom somebody else has given another role.
  const person = entries.find(({ kind }) => kind === 'team');
  if (!person) throw new Error('The content has no team.');
  await show(page, `team/entries/${person.slug}`);
  await changeFile(page, person.file, (text) => text.replace(/^role: .*/m, 'role: Shop manager'));
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const message = page.waitForEvent('dialog');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  expect((await message).message()).toContain('has changed since you opened it');
  await (await message).dismiss();
  expect(await fileIn(page, person.file)).toContain('role: Shop manager');
  close();
});

/** The shapes of a field and of its subfields, each with its parent's. The form has a control for each shape. */
const shapesOf = (
  { type, format, enum: choices, properties = {}, items }: FieldSchema,
  parent = '',
): string[] => {
  const shape = [parent, type, format, choices ? 'choice' : ''].join(' ');
  const inside = [...Object.values(properties), ...(items ? [items] : [])];
  return [shape, ...inside.flatMap((field) => shapesOf(field, shape))];
};

/** The file of each kind that has the most fields and components. */
const fullest = [...Map.groupBy(entries, ({ kind }) => kind).values()].flatMap((files) =>
  coverTraits(files, traitsOf).slice(0, 1),
);
/** A few of these that together have every shape of field and every file format. In the full run, all files. */
const opened = isFull
  ? entries
  : coverTraits(fullest, ({ kind }) => [
      ...new Set([...shapesOf(toFieldSchema(kind)), contentKinds[kind].ending]),
    ]);

// The space that is typed makes the editor save, and the editor trims it.
test('the visual editor saves files with every kind of field without changing them, and changes one line alone', async ({
  page,
}) => {
  const close = await openEditor(page, files, [portrait]);
  const failed: string[] = [];
  for (const { kind, slug, file } of opened) {
    const id = contentKinds[kind].fileName ? kind : slug;
    await show(page, `${kind}/entries/${id}`);
    const text = page.locator('[data-key-path] :is(input[inputmode=text], textarea)').first();
    const expandAll = page.getByRole('button', { name: 'Expand All' }).first();
    await expect(text.or(expandAll).first()).toBeVisible();
    // In some files all texts are in lists, which begin collapsed.
    if (!(await text.isVisible())) await expandAll.click();
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
