import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../tests/browser/find-browser.ts';

/* Takes the picture of the handbook: a new article as `npm run new` writes it, under the bar of a draft. Run by hand. */

const folder = 'content-docs/pictures';
const slug = 'how-tint-fares-on-a-west-wall';
const facts = [
  '--title',
  'How tint fares on a west wall',
  '--category',
  'Residential',
  '--date',
  '2026-12-01',
];
const url = `http://localhost:4399/blog/${slug}`;

execFileSync(process.execPath, ['tools/new.ts', 'article', ...facts], { stdio: 'ignore' });
const server = spawn('npx', ['astro', 'dev', '--port', '4399'], { stdio: 'ignore', detached: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1100, height: 640 } });
  for (let tries = 0; tries < 120; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await page.waitForTimeout(500);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'astro-dev-toolbar { display: none }' });
  const shot = await page.screenshot({ animations: 'disabled' });
  mkdirSync(folder, { recursive: true });
  await sharp(shot).webp({ quality: 70 }).toFile(`${folder}/draft.webp`);
  console.info(`${folder}/draft.webp`);
} finally {
  await browser.close();
  if (server.pid) process.kill(-server.pid);
  rmSync(`src/content/articles/${slug}.mdx`);
}
