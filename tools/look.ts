import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { pages } from '../tests/routes.ts';
import { readArguments } from './arguments.ts';
import { openSite } from './open-site.ts';
import { markDifferences } from './look/differences.ts';

/*
 * Pictures of every built page at every width, in the folder `look`, and what differs from the run before, in red.
 * `look/index.html` shows them, pages that changed first.
 */
const usage =
  'npm run look -- --widths 390,1440 --text 200 --forced --print /about /blog    pictures of these pages, or of all';
const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '360,390,768,1024,1440,1920,2560' },
    forced: { type: 'boolean', default: false },
    text: { type: 'string', default: '100' },
    print: { type: 'boolean', default: false },
  },
});
const port = Number(process.env.PORT ?? 4335);
const root = process.env.SITE_DIR ?? 'dist';
const widths = values.widths.split(',').map(Number);
if (widths.some((width) => !(width >= 200 && width <= 5000)))
  throw new Error(`--widths ${values.widths}: write widths from 200 to 5000, such as 390,1440.`);
const textSize = Number(values.text);
if (!(textSize >= 50 && textSize <= 400))
  throw new Error(`--text ${values.text}: write a size in percent from 50 to 400, such as 200.`);
if (!existsSync(`${root}/index.html`))
  throw new Error(`There is no site in ${root}. Run npm run build first.`);

/** A picture of a page at a width: its file without the ending, and the share of it that changed, 0 to 1. */
interface Picture {
  path: string;
  width: number;
  name: string;
  changed: number;
}

/**
 * Writes a picture of a whole page, as it is printed with `print`, with everything in it loaded and come to rest.
 * Throws if the page is not served.
 */
async function takePicture(
  context: BrowserContext,
  path: string,
  file: string,
  print: boolean,
): Promise<void> {
  const page = await context.newPage();
  const answer = await page.goto(path, { waitUntil: 'load' });
  if (!answer) throw new Error(`${path} has no answer.`);
  if (print) await page.emulateMedia({ media: 'print' });
  // Lazy pictures further down would not load.
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>('img, iframe'))
      image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // Fixed and sticky parts would end up in the middle of a long picture.
    for (const element of document.body.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
  });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}

/** Writes the page that shows all pictures, those that changed most first, with their differences. */
function writeIndex(pictures: readonly Picture[]): void {
  const rows = pictures
    .toSorted((a, b) => b.changed - a.changed)
    .map(({ path, width, name, changed }) => {
      const share = changed > 0 ? `, ${(changed * 100).toFixed(2)}% differs` : '';
      const shown = changed > 0 && changed < 1 ? 'differences' : 'now';
      return `<figure><a href="${shown}/${name}.png"><img loading="lazy" width="240" alt="" src="${shown}/${name}.png"></a><figcaption>${path}, ${width} px${share}</figcaption></figure>`;
    });
  const style =
    'body{display:flex;flex-wrap:wrap;gap:12px;font:14px sans-serif}figure{margin:0;width:240px}a{display:block;height:480px;overflow:hidden}';
  writeFileSync(
    'look/index.html',
    `<!doctype html><meta charset="utf-8"><title>Every page</title><style>${style}</style>${rows.join('\n')}`,
  );
}

if (existsSync('look/now')) {
  rmSync('look/before', { recursive: true, force: true });
  renameSync('look/now', 'look/before');
}
rmSync('look/differences', { recursive: true, force: true });
for (const folder of ['look/now', 'look/differences']) mkdirSync(folder, { recursive: true });

// As a visitor sets it in the browser: styles that ask for the size of letters see it, too.
const letters = `--blink-settings=defaultFontSize=${(16 * textSize) / 100}`;
const { origin, browser, close } = await openSite(port, root, [letters]);
const pictures: Picture[] = [];
try {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: Math.round(Math.min(width * 2, 900)) },
      forcedColors: values.forced ? 'active' : 'none',
      reducedMotion: 'reduce',
    });
    // Fonts are drawn only where they are there in time: fetch them before the first picture.
    const first = await context.newPage();
    await first.goto('/about');
    await first.close();
    for (const path of positionals.length > 0 ? positionals : pages) {
      const name = `${width}${path === '/' ? '/home' : path}`.replaceAll('/', '_');
      await takePicture(context, path, `look/now/${name}.png`, values.print);
      pictures.push({ path, width, name, changed: await markDifferences('look', name) });
    }
    await context.close();
    console.info(`${width} px`);
  }
} finally {
  await close();
}
writeIndex(pictures);
const changed = pictures.filter((picture) => picture.changed > 0);
console.info(`${pictures.length} pictures, ${changed.length} differ from the run before: look/index.html`);
