/* node tools/pictures/daylight/vehicles/render.js [name part …]: draws the plates whose name holds a part, or all, as WebP. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { plates } from './plates/index.js';

const here = import.meta.dirname;
const out = resolve(process.env.PICTURES_OUT ?? resolve(here, '../../../../src/assets/pictures'));
const parts = process.argv.slice(2);
const names = Object.keys(plates).filter(
  (name) => !parts.length || parts.some((part) => name.includes(part)),
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--allow-file-access-from-files',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage();
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
for (const name of names) {
  const start = Date.now();
  await page.goto(`${pathToFileURL(`${here}/page.html`)}?plate=${encodeURIComponent(name)}`, {
    timeout: 240_000,
  });
  await page.waitForFunction(() => document.title !== 'Plate', undefined, { timeout: 240_000 });
  const data = await page.evaluate(() => document.querySelector('canvas').toDataURL('image/png'));
  const file = resolve(out, `${name}.webp`);
  await mkdir(dirname(file), { recursive: true });
  const info = await sharp(Buffer.from(data.split(',')[1], 'base64'))
    .webp({ quality: 76, effort: 4, smartSubsample: true })
    .toFile(file);
  console.log(name, `${Math.round(info.size / 1024)} KB`, `${Date.now() - start} ms`);
}
await browser.close();
