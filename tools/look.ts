import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { pages } from '../tests/routes.ts';
import { readArguments } from './arguments.ts';
import { openSite } from './bench/open-site.ts';
import { markDifferences } from './look/differences.ts';
import { writeIndex, writeSheet, type Picture } from './look/sheets.ts';
import { takePicture } from './look/take-picture.ts';

/*
 * Pictures of every built page at every width, in the folder `look`: a sheet of small ones for each width, and what
 * differs from the run before, in red. `look/index.html` shows them, pages that changed first.
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
    await writeSheet(
      width,
      pictures.filter((picture) => picture.width === width),
    );
    console.info(`${width} px: look/${width}.webp`);
  }
} finally {
  await close();
}
writeIndex(pictures);
const changed = pictures.filter((picture) => picture.changed > 0);
console.info(`${pictures.length} pictures, ${changed.length} differ from the run before: look/index.html`);
