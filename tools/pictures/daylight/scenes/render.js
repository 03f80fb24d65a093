/** node tools/pictures/daylight/scenes/render.js [name …]: draws the named scenes ("articles/turf-melt"), or all that are not fixed, as WebP. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const here = import.meta.dirname;
const root = resolve(here, '../../../..');
const out = resolve(process.env.PICTURES_OUT ?? resolve(root, 'src/assets/pictures'));
const listed = await Promise.all(
  ['articles', 'heroes', 'models', 'shop', 'team', 'towns'].map(async (series) =>
    (await readdir(resolve(here, series))).map((file) => `${series}/${file.replace(/\.js$/, '')}`),
  ),
);
const named = process.argv.slice(2);
const names = named.length > 0 ? named : listed.flat();

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--allow-file-access-from-files',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
  ],
});
const page = await browser.newPage();
page.on('pageerror', (error) => {
  throw error;
});
for (const name of names) {
  await page.goto(`${pathToFileURL(`${here}/page.html`)}?scene=${name}`);
  await page.waitForFunction(() => window.scene, undefined, { timeout: 120_000 });
  const { file, quality, fixed } = await page.evaluate(() => window.scene);
  if (fixed && named.length === 0) continue;
  const data = await page.evaluate(() => document.querySelector('canvas').toDataURL('image/png'));
  await mkdir(dirname(resolve(out, file)), { recursive: true });
  const drawing = sharp(Buffer.from(data.split(',')[1], 'base64'));
  const format = file.endsWith('.avif') ? 'avif' : 'webp';
  // A car of more than 40 kB is encoded again, a little coarser each time.
  let step = Math.round(quality * 100);
  let bytes = await drawing.toFormat(format, { quality: step, effort: 6 }).toBuffer();
  while (format === 'avif' && bytes.length > 40_000) {
    step -= Math.ceil(bytes.length / 4000) - 9;
    bytes = await drawing.toFormat(format, { quality: step, effort: 6 }).toBuffer();
  }
  await writeFile(resolve(out, file), bytes);
  console.info(file, `${Math.round(bytes.length / 1000)} kB`);
}
await browser.close();
