import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../browser/axe.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { findFocusFaults, focusable } from '../browser/focus-faults.ts';
import { sidewaysScroll } from '../browser/visit.ts';
import { copyProject } from '../build/project-copy.ts';
import { isSample } from '../sample/sample.ts';
import { distinct } from '../routes.ts';
import { serveSite } from '../support/serve-site.ts';

/** The project of a shop in another state, with its own name, words, logo, colors and typefaces, and one service and claim fewer. */
const project = copyProject();
if (!isSample) project.remove();
const port = Number(process.env.TEST_PORT ?? 4322) + 60;
const accent = '#0b4f8a';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 54"><path fill="${accent}" d="M4 4h56v46H4z"/></svg>`;

const contrast = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

/** Words of the sample shop, and words of the same length that replace them. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/Austin/g, 'Dayton'],
  [/austin/g, 'dayton'],
  [/Spicewood/g, 'Millbrook'],
  [/spicewood/g, 'millbrook'],
  [/Texas/g, 'Maine'],
  [/texas/g, 'maine'],
  [/\bTX\b/g, 'ME'],
  [/Hill Country/g, 'Pine Country'],
  [/limestone(?!-)/gi, 'sandstone'],
  [/Live Oak Trail/g, 'Old Elm Street'],
  [/veteran(?!Owned)/gi, 'teacher'],
  [/\(512\) 555-0142/g, '(216) 555-0187'],
  [/Clear View/gi, 'Bright Sky'],
];
// Not `limestone-`, which is in the file name of a picture with a white car.
const sampleWords =
  /austin|spicewood|texas|hill country|limestone(?!-)|live oak trail|veteran(?!Owned)|555-?0142|clear view/i;
const replaceSampleWords = (text: string) =>
  replacements.reduce((result, [word, other]) => result.replace(word, other), text);

const fonts = `fonts:
  headings: { package: '@fontsource-variable/familjen-grotesk', kind: sans }
  text: { package: '@fontsource/besley', kind: serif }
`;

/** Changes to the content, by file. Each must match. */
const edits: Record<string, readonly (readonly [RegExp, string])[]> = {
  business: [
    [/oakshade/g, 'bluebonnet'],
    [/^brand: .*$/m, 'brand: Bluebonnet & Sons Architectural Window Film'],
    [/^shortBrand: .*$/m, 'shortBrand: Bluebonnet & Sons'],
    [/^ {2}- days:\n {6}- Saturday\n.*\n.*\n/m, ''],
    [/^timeZone: .*$/m, 'timeZone: America/New_York'],
    [/^ {2}tesla: true$/m, '  tesla: false'],
    [/^ {2}giftCards: true$/m, '  giftCards: false'],
    [/^ {2}rating: .*$/m, '  rating: 4.9'],
  ],
  'pages/about': [[/^( {2}- name: ).*\n.*$/m, '$1General liability\n    detail: Two million dollars']],
  'pages/prices': [[/from: 400\n {6}to: 650/, 'from: 410\n      to: 640']],
  'galleries/residential': [
    [
      /^( *)(alt: .*)$/m,
      '$1$2\n$1job: { done: Neutral film on four windows, place: Lakeway, when: 2026-08 }',
    ],
  ],
  'reviews/sample': [[/^sample: true$/m, '']],
  'locations/austin-window-tinting': [[/^ {4}sample: true$/m, '']],
  theme: [
    [/^accent: .*$/m, `accent: '${accent}'`],
    [/^neutrals:\n(?: .*\n)+/m, ''],
    [/^fonts:[^]*/m, fonts],
  ],
};

/** Sections that the careers page of the fixture gets, besides its own. */
const sections = `
<QuoteForm headline="Ask us" />

<Contact heading="Come by" text="The shop is open to anyone who wants to look over our shoulder." />
`;

let site = '';
let stopServing: (() => void) | undefined;
let browser: Browser;

beforeAll(async () => {
  for (const [name, changes] of Object.entries(edits)) {
    const file = join(project.root, `src/content/${name}.yaml`);
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of changes) {
      expect(text, name).toMatch(from);
      text = text.replace(from, to);
    }
    writeFileSync(file, text);
  }
  const content = join(project.root, 'src/content');
  for (const name of globSync('**/*.{yaml,mdx}', { cwd: content })) {
    const file = join(content, name);
    writeFileSync(file, replaceSampleWords(readFileSync(file, 'utf8')));
    renameSync(file, join(content, replaceSampleWords(name)));
  }
  for (const name of ['mark.svg', 'mark-dark.svg', 'logo.svg'])
    writeFileSync(join(project.root, 'src/assets/brand', name), logo);
  writeFileSync(join(project.root, 'public/favicon.svg'), logo);
  const careers = readFileSync('tests/fixture/src/content/pages/careers.mdx', 'utf8');
  writeFileSync(join(project.root, 'src/content/pages/careers.mdx'), careers + sections);
  cpSync('tests/brand/services', join(project.root, 'src/content/services'), { recursive: true });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  ({ site, stop: stopServing } = await serveSite(port, {}, project.root));
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
}, 1_200_000);

afterAll(async () => {
  await browser.close();
  stopServing?.();
  project.remove();
});

const readFile = (name: string) => readFileSync(join(project.root, 'dist', name), 'utf8');
const readPage = (page: string) => readFile(`${page}.html`).replace(/\s+/g, ' ');

describe.runIf(isSample)('what an owner has filled in', () => {
  it('includes a page of their own with sections of the site, linked and listed like every page', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site}/about`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    for (const name of ['Work with us.', 'Who you work with', 'Ask us', 'Come by'])
      await expect(page.getByRole('heading', { name, exact: true }).count()).resolves.toBe(1);
    await expect.poll(() => page.getByLabel('Message').isVisible()).toBe(true);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await page.close();
    expect(readFile('sitemap-0.xml')).toContain('/careers<');
    expect(existsSync(join(project.root, 'dist/social/careers.jpg'))).toBe(true);
  });

  it('includes a service that is only a file, wherever services are listed', async () => {
    const path = '/paint-protection-film';
    expect(readPage('index').split('<footer')[0]).toContain('Clear film over the parts of your car');
    for (const [page, part] of [
      ['index', 'id="menu"'],
      ['about', '<footer'],
      ['locations/lakeway-window-tinting', 'class="service-card'],
    ] as const)
      expect(readPage(page).split(part).slice(1).join(part), page).toContain(`href="${path}"`);
    expect(readFile('sitemap-0.xml')).toContain(`${path}<`);
    expect(existsSync(join(project.root, 'dist/social/paint-protection-film.jpg'))).toBe(true);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(site + path);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    const graph = await page.locator('[type="application/ld+json"]').first().textContent();
    expect(graph).toMatch(/"@type":"Service".*"@type":"FAQPage"/);
    await page.close();
  });

  it('sends the name of the service with a request from its page', async () => {
    const page = await browser.newPage();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${site}/window-cleaning#quote`);
    const form = page.locator('.quote-section');
    await form.getByLabel('Name').fill('Jane');
    await form.getByLabel('Phone').first().fill('512 555 0101');
    await form.getByLabel('Email').first().fill('jane@example.com');
    await form.getByLabel('Residential Tinting').check();
    await form.getByLabel('Message').fill('The whole of it');
    await form.getByRole('button', { name: 'Request Quote' }).click();
    await expect.poll(() => logged.join()).toContain('Window cleaning: The whole of it');
    await page.close();
  });

  it('includes a real review on home, on its service and in its location only', () => {
    const review = 'Made-up words that show where';
    for (const page of ['index', 'residential-window-tinting', 'locations/lakeway-window-tinting'])
      expect(readPage(page), page).toContain(review);
    for (const page of ['commercial-window-tinting', 'locations/dayton-window-tinting'])
      expect(readPage(page), page).not.toContain(review);
  });

  it('rounds no rating up', () => {
    expect(readPage('request-quote')).toContain('4.9-star rated');
    expect(readPage('request-quote')).not.toMatch(/\b5-star/);
  });

  it('includes credentials, prices of cars and finished jobs', () => {
    expect(readPage('about')).toContain('Two million dollars');
    expect(readPage('prices')).toMatch(/Sedan or coupe<\/th> ?<td> ?\$410 to \$640/);
    expect(readPage('locations/dayton-window-tinting')).toContain('September 2026');
    expect(readPage('residential-window-tinting')).toContain(
      'Neutral film on four windows, Lakeway, August 2026',
    );
  });
});

describe.runIf(isSample)('another brand', () => {
  it('leaves no trace of the sample shop, its words or its colors in what is published', () => {
    const files = readdirSync(join(project.root, 'dist'), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) =>
      /\.(html|xml|json|js|css|svg|txt|conf)$|_headers$|_redirects$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(40);
    const traces = /oakshade|#ffb627|#1b2722|rgb\(27 39 34/i;
    expect(texts.filter((file) => traces.test(readFile(file)))).toEqual([]);
    const readable = texts.filter((file) => /\.(?:html|json|xml|txt|js)$/.test(file));
    const found = readable.filter(
      (file) => sampleWords.test(readFile(file)) || /\bTX\b/.test(readFile(file)),
    );
    expect(found).toEqual([]);
    expect(files.filter((file) => /oakshade/i.test(file))).toEqual([]);
  });

  it('has its own color, typefaces and pictures for sharing', () => {
    const home = readFile('index.html');
    expect(home).toContain(accent);
    expect(home).toMatch(
      /font-family:Besley;src:url\([^)]+\) ?format\("woff2"\);font-display:optional;font-weight:600/,
    );
    expect(home).toMatch(/h1[^{}]*\{[^}]*font-family:"?Familjen Grotesk"?,/);
    expect(home).not.toMatch(/h1[^{}]*\{[^}]*Rockwell/);
    expect(existsSync(join(project.root, 'dist/social/about.jpg'))).toBe(true);
  });

  it('has room for a name twice as long', { timeout: 300_000 }, async () => {
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    for (const path of distinct) {
      await page.goto(site + replaceSampleWords(path));
      expect(await sidewaysScroll(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(site);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await page.locator('header .logo b').evaluate((b) => b.scrollWidth <= b.clientWidth)).toBe(true);
    const phone = await page.locator('header .call-button').boundingBox();
    const box = await page.locator('header .logo').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0);
    await page.close();
  });

  it.each(['/auto-window-tinting', '/residential-window-tinting', '/locations/lakeway-window-tinting'])(
    'shows the focus on the bands of a dark accent, and can be read on paper: %s',
    { timeout: 120_000 },
    async (path) => {
      const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
      await page.goto(site + path);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(findFocusFaults, `main ${focusable}`)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await axeFaults(page, contrast, 'main')).toEqual([]);
      await page.close();
    },
  );

  it.each(['/', '/auto-window-tinting'])('has enough contrast on %s', { timeout: 120_000 }, async (path) => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await page.goto(site + path);
    expect(await axeFaults(page, contrast)).toEqual([]);
    await page.close();
  });
});
