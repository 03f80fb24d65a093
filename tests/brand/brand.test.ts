import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFaults } from '../browser/axe.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { noteShifts, scrollAndSeeShifts } from '../browser/layout-shifts.ts';
import { sidewaysScroll } from '../browser/visit.ts';
import { pages } from '../routes.ts';

/** A copy of the project that another shop has made its own: name, logo, a dark color, typefaces, state, a service and a claim less. */
const root = mkdtempSync(join(tmpdir(), 'brand-'));
const port = Number(process.env.TEST_PORT ?? 4322) + 60;
const main = '#0b4f8a';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 54"><path fill="${main}" d="M4 4h56v46H4z"/></svg>`;
const logos = [
  'src/assets/brand/mark.svg',
  'src/assets/brand/mark-dark.svg',
  'src/assets/brand/logo.svg',
  'public/favicon.svg',
];

function edit(file: string, changes: readonly (readonly [RegExp, string])[]) {
  const path = join(root, file);
  const text = changes.reduce(
    (source, [from, to]) => {
      expect(source).toMatch(from);
      return source.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
}

let server: ChildProcess;
let browser: Browser;

beforeAll(async () => {
  for (const name of ['src', 'public', 'tools', 'package.json', 'astro.config.mjs', 'tsconfig.json'])
    cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  edit('src/content/business.yaml', [
    [/^brand: .*$/m, 'brand: Bluebonnet & Sons Architectural Window Film'],
    [/^shortBrand: .*$/m, 'shortBrand: Bluebonnet & Sons'],
    [/oakshade/g, 'bluebonnet'],
  ]);
  edit('src/content/business.yaml', [
    [
      /^hours: \[\]$/m,
      "hours:\n  - days: [Monday, Tuesday, Wednesday, Thursday, Friday]\n    opens: '08:00'\n    closes: '17:30'",
    ],
    [/^timeZone: .*$/m, 'timeZone: America/New_York'],
  ]);
  edit('src/content/pages/about.yaml', [
    [/^credentials: \[\]$/m, 'credentials:\n  - name: General liability\n    detail: Two million dollars'],
  ]);
  edit('src/content/pages/prices.yaml', [
    [/^ {2}rows: \[\]$/m, '  rows:\n    - { vehicle: Sedan, film: Nano-ceramic, from: 410, to: 640 }'],
  ]);
  edit('src/content/galleries/residential.yaml', [
    [
      /^( *)(alt: .*)$/m,
      '$1$2\n$1job: { done: Neutral film on four windows, place: Lakeway, when: 2026-08 }',
    ],
  ]);
  edit('src/content/reviews/sample.yaml', [[/^sample: true$/m, '']]);
  edit('src/content/locations/austin-window-tinting.yaml', [[/^ {2}sample: true$/m, '']]);
  edit('src/content/business.yaml', [
    [/^ {2}tesla: true$/m, '  tesla: false'],
    [/^ {2}giftCards: true$/m, '  giftCards: false'],
    [/^ {2}state: TX$/m, '  state: OH'],
  ]);
  edit('src/content/state.yaml', [
    [/^name: Texas$/m, 'name: Ohio'],
    [/^code: TX$/m, 'code: OH'],
  ]);
  for (const town of readdirSync('src/content/locations'))
    edit(`src/content/locations/${town}`, [[/^state: TX$/m, 'state: OH']]);
  edit('src/content/theme.yaml', [
    [/^accent: .*$/m, `accent: '${main}'`],
    [/^# Text, backgrounds[^]*?(?=^# Any typeface)/m, ''],
    [/headings: \{.*\}/, "headings: { package: '@fontsource-variable/familjen-grotesk', kind: sans }"],
    [/text: \{.*\}/, "text: { package: '@fontsource/besley', kind: serif }"],
  ]);
  for (const logo of logos) writeFileSync(join(root, logo), mark);
  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  server = spawn(process.execPath, ['tools/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: join(root, 'dist') },
    stdio: 'ignore',
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  await vi.waitFor(() => fetch(`http://localhost:${port}/`), { timeout: 30_000, interval: 200 });
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(root, { recursive: true });
});

describe('what an owner fills in', () => {
  const read = (page: string) => readFileSync(join(root, `dist/${page}.html`), 'utf8').replace(/\s+/g, ' ');
  const part = (page: string, tag: string) => read(page).split(`<${tag} `).slice(1).join(' ');

  it('shows opening hours in the menu, in the footer and beside the address', () => {
    for (const text of [part('about', 'nav'), part('about', 'footer'), part('about', 'section')])
      expect(text).toMatch(/Monday to Friday: 8 am to 5:30 pm/);
  });

  it.each([
    ['while it is open', '2026-11-23T21:00:00Z', 'Open now · until 5:30 pm'],
    ['at night', '2026-11-23T04:00:00Z', 'Closed now · opens Monday 8 am'],
    ['before it opens', '2026-11-23T12:59:00Z', 'Closed now · opens 8 am'],
  ])('tells a visitor of another time zone %s', { timeout: 120_000 }, async (_, moment, words) => {
    const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
    await page.clock.setFixedTime(moment);
    await noteShifts(page);
    await page.goto(`http://localhost:${port}/about#contact`);
    const line = page.locator('#contact .open-now');
    await expect.poll(() => line.innerText()).toBe(words);
    expect((await scrollAndSeeShifts(page)).filter((shift) => shift.includes('open-now'))).toEqual([]);
    await page.close();
  });

  it('shows a real review on home, on its service and in its town, and nowhere else', () => {
    const words = 'Made-up words that show where';
    const pagesWith = ['index', 'residential-window-tinting', 'locations/lakeway-window-tinting'];
    for (const page of pagesWith) expect(read(page), page).toContain(words);
    for (const page of ['commercial-window-tinting', 'locations/austin-window-tinting'])
      expect(read(page), page).not.toContain(words);
  });

  it('shows credentials, prices of cars and a job once they are written', () => {
    expect(read('about')).toContain('Two million dollars');
    expect(read('prices')).toMatch(/Nano-ceramic<\/td> ?<td> ?\$410 to \$640/);
    expect(read('locations/austin-window-tinting')).toContain('September 2026');
    expect(read('residential-window-tinting')).toContain(
      'Neutral film on four windows, Lakeway, August 2026',
    );
  });
});

describe('another brand', () => {
  it('leaves no trace of the sample brand or its colors in what is published', () => {
    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) =>
      /\.(html|xml|json|js|css|svg|txt|conf)$|_headers$|_redirects$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(40);
    const traces = /oakshade|#ffb627|#1b2722|rgb\(27 39 34/i;
    expect(texts.filter((file) => traces.test(readFileSync(join(root, 'dist', file), 'utf8')))).toEqual([]);
    expect(files.filter((file) => /oakshade/i.test(file))).toEqual([]);
  });

  it('wears its own color and typefaces, and draws what is shared with them', () => {
    const home = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(home).toContain(main);
    expect(home).toMatch(
      /font-family:Besley;src:url\([^)]+\) ?format\("woff2"\);font-display:optional;font-weight:600/,
    );
    expect(home).not.toContain('Rockwell,Roboto Slab');
    expect(existsSync(join(root, 'dist/social/about.jpg'))).toBe(true);
  });

  it.each([320, 390, 1440])('fits a name twice as long at %i px', { timeout: 300_000 }, async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const path of pages) {
      await page.goto(`http://localhost:${port}${path}`);
      expect(await sidewaysScroll(page), path).toEqual([]);
    }
    await page.goto(`http://localhost:${port}/`);
    const name = page.locator('header .logo b');
    expect(await name.evaluate((b) => b.scrollWidth <= b.clientWidth)).toBe(true);
    const phone = await page.locator('header .call-button').boundingBox();
    const logo = await page.locator('header .logo').boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0);
    await page.close();
  });

  it.each(['/', '/auto-window-tinting'])('keeps its contrast on %s', { timeout: 120_000 }, async (path) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(`http://localhost:${port}${path}`);
    expect(await axeFaults(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
    await page.close();
  });
});
