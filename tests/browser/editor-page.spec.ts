import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ContentState } from '../../src/integrations/admin/in-page/workbench.ts';
import { changeFile, pickFolder } from './editor-folder.ts';
import { expect, test, type FrameLocator, type Page } from './test.ts';

const port = Number(process.env.TEST_PORT ?? 4322) + 40;
const root = mkdtempSync(join(tmpdir(), 'editor-page-'));
let server: ReturnType<typeof spawn> | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  for (const name of ['src', 'public', 'tools', 'package.json', 'astro.config.mjs', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('add', 'src');
  git('commit', '--quiet', '-m', 'First');
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], { cwd: root, stdio: 'ignore' });
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/admin`).catch(() => undefined))?.status, {
      timeout: 90_000,
    })
    .toBe(200);
});
test.afterAll(() => {
  server?.kill();
  rmSync(root, { recursive: true, force: true });
});

const file = join(root, 'src/content/pages/about.yaml');
const state = async () => (await fetch(`http://localhost:${port}/admin/state`)).text();

/** Opens /admin with its form on a folder that has one file. */
async function openAdmin(page: Page): Promise<FrameLocator> {
  await page.route('**/_image?*', (route) => route.abort());
  const path = 'src/content/pages/about.yaml';
  await pickFolder(page, [{ path, source: readFileSync(file, 'utf8') }]);
  await page.goto(`http://localhost:${port}/admin`);
  const form = page.frameLocator('#form');
  await form.getByRole('button', { name: /local/i }).click();
  await expect(form.getByRole('treeitem').first()).toBeVisible();
  return form;
}
/** Opens an entry in the form, such as `about/entries/about`. */
const openEntry = (page: Page, entry: string) =>
  page.evaluate((hash) => {
    const form = document.querySelector<HTMLIFrameElement>('#form')?.contentWindow;
    if (form) form.location.hash = hash;
  }, `#/collections/${entry}`);

test('the editor shows the page beside the form, updates it when a file is saved, and undoes the change', async ({
  page,
}) => {
  const before = readFileSync(file, 'utf8');
  const title = /^contact:\n {2}heading: (.*)$/m.exec(before)?.[1] ?? '';
  // No test needs pictures, and resizing them takes long.
  await page.route('**/_image?*', (route) => route.abort());
  await page.goto(`http://localhost:${port}/admin`);
  const site = page.frameLocator('#site');
  await openEntry(page, 'about/entries/about');
  await expect(page.locator('#site')).toHaveAttribute('data-page', '/about');
  writeFileSync(file, before.replace(`heading: ${title}`, 'heading: Neighborly'));
  await expect(site.locator('main')).toContainText('Neighborly');
  await page.getByText('Not published yet').click();
  await expect(page.locator('#changes')).toContainText(`pages/about.yaml, Heading: ${title} → Neighborly`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status')).toHaveText(`Undone: Heading: ${title} → Neighborly`);
  expect(readFileSync(file, 'utf8')).toBe(before);
  await page.getByLabel('As on a phone').check();
  await expect(page.locator('#site')).toHaveCSS('width', '390px');
  await page.setViewportSize({ width: 390, height: 800 });
  const leftOf = async (id: string) => (await page.locator(id).boundingBox())?.x;
  await expect
    .poll(() => leftOf('#site'), { message: 'the page is below the form' })
    .toBe(await leftOf('#form'));
});

test('the form shows what has changed in the files, but is not reloaded while something is typed', async ({
  page,
}) => {
  const before = readFileSync(file, 'utf8');
  const titled = (text: string) => before.replace(/^ {2}title: .*$/m, `  title: ${text}`);
  const title = /^ {2}title: (.*)$/m.exec(before)?.[1] ?? '';
  const form = await openAdmin(page);
  const typed = form.locator('[data-key-path="meta.title"] input').first();
  const change = async (source: string) => {
    await changeFile(page, 'src/content/pages/about.yaml', () => source);
    writeFileSync(file, source);
  };
  const changes = page.locator('#changes');
  await page.getByText('Not published yet').click();
  const reloaded = page
    .locator('#form')
    .evaluate((frame) => new Promise((done) => frame.addEventListener('load', done)));
  await change(titled('Neighborly'));
  await reloaded;
  await expect(form.getByRole('treeitem').first()).toBeVisible();
  await openEntry(page, 'about/entries/about');
  await expect(typed).toHaveValue('Neighborly');

  await changeFile(page, 'src/content/pages/about.yaml', () => before);
  await changes.getByRole('button', { name: 'Undo' }).click();
  await expect(typed).toHaveValue(title);

  await typed.fill('Typed by hand');
  await change(titled('Elsewhere'));
  await changes.getByRole('button', { name: 'Undo' }).click();
  await expect(changes).not.toContainText('Elsewhere');
  await expect(typed).toHaveValue('Typed by hand');
});

test('the editor publishes a phone number, but no content that fails the check', async ({ page }) => {
  const facts = join(root, 'src/content/business.yaml');
  const before = readFileSync(facts, 'utf8');
  const log = () => execFileSync('git', ['log', '--format=%s'], { cwd: root, encoding: 'utf8' });
  await page.goto(`http://localhost:${port}/admin`);
  writeFileSync(facts, before.replace(/^phone: .*$/m, 'phone: none'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Nothing is published yet.');
  expect(log()).toBe('First\n');
  writeFileSync(facts, before.replace(/^(phone: .*)\d\d\d\d/m, '$10199'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(
    'Saved in git on this computer only: this folder has no remote to push to.',
  );
  expect(log()).toMatch(/→ .*0199$/m);
});

test('the bar counts what is not published and what to correct, and opens a field again after Save', async ({
  page,
}) => {
  const before = readFileSync(file, 'utf8');
  const form = await openAdmin(page);
  await openEntry(page, 'about/entries/about');
  await expect(page.locator('#site')).toHaveAttribute('data-page', '/about');
  await openEntry(page, 'about');
  const broken = before.replace(/^ {2}title: .*$/m, '  title: About {nobody}');
  await changeFile(page, 'src/content/pages/about.yaml', () => broken);
  writeFileSync(file, broken);
  await expect(page.getByText('Not published yet (1)')).toBeVisible();
  await page.getByText('To correct (1)').click();
  await expect(page.locator('#problems')).toContainText('pages/about.yaml, line 2, meta > title: ');
  await page.locator('#problems').getByRole('button', { name: 'Open' }).click();
  await expect(form.locator('[data-key-path="meta.title"] [data-check]').first()).toContainText('{nobody}');

  const status = page.getByRole('status');
  // The editor shows the field a moment before it takes text.
  await expect(async () => {
    await form.locator('[data-key-path="meta.title"] input').first().fill('About our shop');
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status).toHaveText('The form has text that is not saved yet. Press Save there first.');
  await form.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status).toContainText('Nothing is published yet.');
  writeFileSync(file, before);
  await expect(status).toHaveText('');
  await expect(page.getByText('Not published yet', { exact: true })).toBeVisible();
});

test('the bar names a file that cannot be read, which would open as an empty form', async ({ page }) => {
  const redirects = join(root, 'src/content/redirects.yaml');
  const before = readFileSync(redirects, 'utf8');
  writeFileSync(redirects, before.replace('  - from:', '\t- from:'));
  await page.goto(`http://localhost:${port}/admin`);
  await page.getByText('To correct (1)').click();
  await expect(page.locator('#problems')).toContainText('redirects.yaml, line 6');
  await expect(page.locator('#problems').getByRole('button')).toHaveCount(0);
  writeFileSync(redirects, before);
  await expect(page.getByText('To correct', { exact: true })).toBeVisible();
});

test('Undo asks before it deletes a new file', async ({ page }) => {
  const added = join(root, 'src/content/team/sam.yaml');
  await page.goto(`http://localhost:${port}/admin`);
  writeFileSync(added, 'name: Sam\n');
  await page.getByText('Not published yet (1)').click();
  const undo = page.locator('#changes').getByRole('button', { name: 'Undo' });
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Delete src/content/team/sam.yaml? No earlier version of it exists.');
    void dialog.dismiss();
  });
  await undo.click();
  expect(existsSync(added)).toBe(true);
  page.once('dialog', (dialog) => void dialog.accept());
  await undo.click();
  await expect.poll(() => existsSync(added)).toBe(false);
});

test('a publish that cannot be pushed is listed as not online', async ({ page }) => {
  const remote = join(root, '.git/nowhere');
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: root });
  await page.goto(`http://localhost:${port}/admin`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}title: .*$/m, '  title: Our shop'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Saved here, not online yet: fatal:');
  await page.getByText('Not published yet').click();
  await expect(page.locator('#changes')).toContainText(
    'Saved here, not online yet: Publish Title: About the Shop',
  );
  await expect(page.locator('#publishes')).not.toContainText('Our shop');
  execFileSync('git', ['remote', 'remove', 'origin'], { cwd: root });
});

test('the bar notices a commit in a terminal', async () => {
  const count = async () => (JSON.parse(await state()) as ContentState).changes.length;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}title: .*$/m, '  title: The shop'));
  await expect.poll(count).toBe(1);
  // The watcher may report the file a moment later.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await count()).toBe(1);
  execFileSync('git', ['commit', '--quiet', '--all', '-m', 'By hand'], { cwd: root });
  await expect.poll(count).toBe(0);
});

test('the editor says that npm run dev has stopped, until it runs again', async ({ page }) => {
  await page.goto(`http://localhost:${port}/admin`);
  await page.route('**/admin/**', (route) => route.abort());
  const status = page.getByRole('status');
  await expect(status).toHaveText('There is no answer. Is npm run dev still running?');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status).toHaveText('There is no answer. Is npm run dev still running?');
  await page.unroute('**/admin/**');
  await expect(status).toHaveText('');
});

test('the page beside the form is the one where its content appears', async () => {
  const { entries } = JSON.parse(await state()) as ContentState;
  expect(entries).toMatchObject({
    'team/entries/nora': { page: '/about' },
    'faqs/entries/tesla': { page: '/tesla-window-tinting' },
    'galleries/entries/residential': { page: '/residential-window-tinting' },
    'galleries/entries/gallery': { page: '/automotive-gallery' },
    'locationPage/entries/locationPage': { page: '/locations/austin-window-tinting' },
  });
});

test('only the editor on this computer may change the content', async () => {
  const post = (origin: string) =>
    fetch(`http://localhost:${port}/admin/publish`, { method: 'POST', body: '{}', headers: { origin } });
  expect((await post('https://elsewhere.example')).status).toBe(403);
  expect((await post('null')).status).toBe(403);
  expect(await state()).toContain('"changes"');
});
