import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { serveForm } from '../../src/integrations/admin/index.ts';

/** A text file in the folder that a test edits. */
interface TextFile {
  path: string;
  source: string;
}

/** Replaces the folder picker, which a test cannot operate, by a folder in the browser with these files and pictures. */
export async function pickFolder(
  page: Page,
  files: readonly TextFile[],
  pictures: readonly string[] = [],
): Promise<void> {
  const bytes = pictures.map((path) => ({ path, source: [...readFileSync(path)] }));
  await page.addInitScript(
    (written) => {
      Object.assign(window, {
        showDirectoryPicker: async () => {
          const folder = await navigator.storage.getDirectory();
          await folder.getDirectoryHandle('.git', { create: true });
          for (const { path, source } of written) {
            const steps = path.split('/');
            let parent = folder;
            for (const step of steps.slice(0, -1))
              parent = await parent.getDirectoryHandle(step, { create: true });
            const handle = await parent.getFileHandle(steps.at(-1) ?? '', { create: true });
            const stream = await handle.createWritable();
            await stream.write(typeof source === 'string' ? source : new Uint8Array(source));
            await stream.close();
          }
          return folder;
        },
      });
    },
    [...files, ...bytes],
  );
}

/** The editor, bundled once for all tests of a worker. */
const form = serveForm();

/** Opens the editor on a folder with these files and pictures. Returns a function that stops its server. */
export async function openEditor(
  page: Page,
  files: readonly TextFile[],
  pictures: readonly string[] = [],
): Promise<() => void> {
  const server = createServer((request, response) => void form(request, response)).listen(0);
  await pickFolder(page, files, pictures);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/admin/form`, { timeout: 60_000 });
  await page.getByRole('button', { name: /local/i }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  return () => server.close();
}

/** The bytes of a file in that folder. Empty if there is none. */
export async function bytesIn(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (steps) => {
    try {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      const file = await (await folder.getFileHandle(steps.at(-1) ?? '')).getFile();
      return [...new Uint8Array(await file.arrayBuffer())];
    } catch {
      return [];
    }
  }, path.split('/'));
  return Buffer.from(bytes);
}

/** The text of a file in that folder. Empty if there is none. */
export const fileIn = async (page: Page, path: string) => (await bytesIn(page, path)).toString();

/** Changes a file in that folder, as a text editor or another window does. */
export async function changeFile(page: Page, path: string, change: (text: string) => string): Promise<void> {
  const text = change(await fileIn(page, path));
  await page.evaluate(
    async ([steps, source]) => {
      let folder = await navigator.storage.getDirectory();
      for (const step of steps.slice(0, -1)) folder = await folder.getDirectoryHandle(step);
      const stream = await (await folder.getFileHandle(steps.at(-1) ?? '')).createWritable();
      await stream.write(source);
      await stream.close();
    },
    [path.split('/'), text] as const,
  );
}
