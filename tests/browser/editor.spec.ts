import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds } from '../../src/schemas/index.ts';
import { copyProject } from '../build/project-copy.ts';
import { expect, test } from './test.ts';

const port = Number(process.env.TEST_PORT ?? 4322) + 40;
const admin = `http://localhost:${port}/admin`;
const town = 'src/content/locations/bee-cave-window-tinting.yaml';
const project = copyProject();
let server: ReturnType<typeof spawn> | undefined;

test.beforeAll(async () => {
  const astro = join('node_modules/astro/bin/astro.mjs');
  const args = [astro, 'dev', '--port', String(port)];
  server = spawn(process.execPath, args, { cwd: project.root, stdio: 'ignore' });
  const status = async () => (await fetch(admin).catch(() => undefined))?.status;
  await expect.poll(status, { timeout: 90_000 }).toBe(200);
});
test.afterAll(() => {
  server?.kill();
  project.remove();
});

test('npm run dev has the editor at /admin, whose form has every field of a town', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The policy refuses the copies of its typefaces on another host.
    const isRefused = /^Loading the font .* violates/.test(message.text());
    if (message.type() === 'error' && !isRefused) problems.push(message.text());
  });
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: { status: {} } }));
  page.on('pageerror', (error) => problems.push(error.message));
  // Replaces the folder picker, which a test cannot operate, by a folder in the browser with this file.
  await page.addInitScript(
    ([path, text]) => {
      const open = async () => {
        const folder = await navigator.storage.getDirectory();
        await folder.getDirectoryHandle('.git', { create: true });
        const steps = path.split('/');
        let parent = folder;
        for (const step of steps.slice(0, -1))
          parent = await parent.getDirectoryHandle(step, { create: true });
        const stream = await (
          await parent.getFileHandle(steps.at(-1) ?? '', { create: true })
        ).createWritable();
        await stream.write(text);
        await stream.close();
        return folder;
      };
      Object.assign(window, { showDirectoryPicker: open });
    },
    [town, readFileSync(town, 'utf8')] as const,
  );
  await page.goto(admin);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const collections = page.getByRole('treeitem');
  for (const name of ['The business', 'Articles', 'Locations', 'Savings calculator'])
    await expect(collections.filter({ hasText: name }).first()).toBeVisible();
  await page.evaluate(() => (location.hash = '#/collections/locations/entries/bee-cave-window-tinting'));
  await expect(page.getByRole('textbox', { name: 'City' }).first()).toHaveValue('Bee Cave');
  // The form renders only what is in view.
  await page.setViewportSize({ width: 1200, height: 20_000 });
  for (const name of Object.keys(contentKinds.locations.schema.shape))
    await expect(page.locator(`[data-key-path="${name}"]`).first()).toBeVisible();
  expect(problems).toEqual([]);
});
