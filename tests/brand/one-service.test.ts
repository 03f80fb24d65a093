import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium, type Browser, type Page } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentencesOfSwitchedOff } from '../../src/content-check/switched-off.ts';
import { readBusiness } from '../../src/site/build/read-config.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { copyProject } from '../build/project-copy.ts';
import { isSample } from '../sample/sample.ts';
import { serveSite } from '../support/serve-site.ts';
import { findBrowser } from '../browser/find-browser.ts';

const project = copyProject();
const dist = join(project.root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The pages that are not on the site while a service is off. */
const pagesOf = {
  commercial: ['/commercial-window-tinting'],
  residential: ['/residential-window-tinting'],
  automotive: ['/auto-window-tinting', '/tesla-window-tinting', '/automotive-gallery'],
  tesla: ['/tesla-window-tinting'],
};

/** A service that `business.yaml` can switch off. */
type Switch = keyof typeof pagesOf;

/** The source of `business.yaml` with these switches off. */
const without = (business: string, off: readonly string[]) =>
  business.replace(new RegExp(`^  (${off.join('|')}): true$`, 'gm'), '  $1: false');

/** Tests that a site that was built with these services off has nothing of them. */
function testWithout(off: readonly Switch[]) {
  const pages = off.flatMap((name) => pagesOf[name]);

  it('has no page of it, no picture for sharing and no entry in the sitemap', () => {
    for (const page of pages) {
      expect(existsSync(join(dist, `${page}.html`)), page).toBe(false);
      expect(existsSync(join(dist, `social${page}.jpg`)), page).toBe(false);
      expect(read('sitemap-0.xml')).not.toContain(`${page}<`);
    }
  });

  it('has no link to it, no redirect, no host rule and no structured data', () => {
    const removed = new RegExp(`(?:${pages.join('|')})(?![\\w-])`);
    const files = globSync('**/*.{html,json,xml,conf}', { cwd: dist });
    expect(files.length).toBeGreaterThan(40);
    expect([...files, '_redirects', '_headers'].filter((file) => removed.test(read(file)))).toEqual([]);
  });

  it('does not offer it in the form', () => {
    const form = parse(read('request-quote.html')).querySelector('form');
    const choices = form?.querySelectorAll('[type=radio][name=serviceType]');
    const enabled = ['commercial', 'residential'].filter((name) => !off.some((other) => other === name));
    const values = (inputs: HTMLElement[] | undefined) => inputs?.map((input) => input.getAttribute('value'));
    expect(values(choices)).toEqual(enabled.length > 1 ? enabled : []);
    // With one service left, the form has to name it even without JavaScript.
    const hidden = form?.querySelectorAll('[type=hidden][name=serviceType]');
    expect(values(hidden)).toEqual(enabled.length === 1 ? enabled : []);
  });
}

/* Shops with one service, each with a form that posts to the quote server. */
const business = join(project.root, 'src/content/business.yaml');
const source = readFileSync(business, 'utf8');
if (!isSample) project.remove();
const port = Number(process.env.TEST_PORT ?? 4322) + 61;
const site = `http://localhost:${port}`;
/** Claims, of which the shop with homes alone makes none. */
const claims = keysOf(readBusiness().claims);
const services: Switch[] = ['commercial', 'residential', 'automotive', 'tesla'];

const fromCalculator = '/request-quote?bill=500&service=residential&from=calculator';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  project.remove();
});

/** Fills in what a form of the shop asks for, and sends it. */
async function send(page: Page, isVehicle: boolean, phone: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Maria Delgado');
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'Email' }).fill('maria@example.com');
  if (isVehicle) {
    await page.getByLabel('Vehicle').fill('2021 Civic');
    await page.getByText('Not sure').click();
    await page.getByRole('radiogroup', { name: /reply/ }).getByText('Text').click();
  }
  await page.getByRole('textbox', { name: 'Message' }).fill('The back windows.');
  await page.getByRole('button', { name: 'Request Quote' }).click();
}

describe.runIf(isSample).each(['residential', 'automotive'])('with %s alone', (only) => {
  const off = services.filter((name) => name !== only);
  const isVehicle = only === 'automotive';
  const service = isVehicle ? undefined : only;
  const data = join(project.root, `${only}.db`);
  let stopServing: (() => void) | undefined;

  /** The last request that the server has stored. */
  const readStored = (): unknown => {
    using database = new DatabaseSync(data);
    const row = database.prepare('SELECT quote FROM quotes ORDER BY rowid DESC').get();
    return row && JSON.parse(String(row.quote));
  };

  beforeAll(async () => {
    writeFileSync(business, without(source, isVehicle ? off : [...off, ...claims]));
    const { code, output } = await project.build({ QUOTE_DELIVERY: 'server' });
    expect(code, output).toBe(0);
    stopServing = (await serveSite(port, { QUOTES_DATA: data }, project.root)).stop;
  }, 1_200_000);

  afterAll(() => stopServing?.());

  testWithout(off);

  it('takes a request with JavaScript', { timeout: 120_000 }, async () => {
    const page = await browser.newPage();
    await page.goto(site + fromCalculator);
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.locator('form[novalidate]').waitFor();
    const message = page.getByRole('textbox', { name: 'Message' });
    // The calculator is about buildings only.
    expect((await message.inputValue()).includes('savings calculator')).toBe(!isVehicle);
    expect(await page.locator('[type=radio][name=serviceType]').count()).toBe(0);
    await send(page, isVehicle, '512.555.0199');
    await page.getByRole('group', { name: /submitted successfully/ }).waitFor();
    expect(readStored()).toMatchObject({ phone: '512.555.0199' });
    expect(Reflect.get(Object(readStored()), 'serviceType')).toBe(service);
    await page.close();
  });

  it.skipIf(isVehicle)('has no page, link, button, structured data or item of a claim that is off', () => {
    const files = globSync('**/*.{html,json,xml}', { cwd: dist });
    const traces = [
      '//gift.oakshade',
      '//book.oakshade',
      '//reviews.oakshade',
      'aggregateRating',
      '"/warranty"',
    ];
    const items = ['A ride while we work', 'Where are cars tinted?', 'What the accidental warranty pays'];
    const found = files.flatMap((file) =>
      [...traces, ...items].filter((trace) => read(file).includes(trace)),
    );
    expect(found).toEqual([]);
  });

  it.skipIf(isVehicle)('tells its owner which sentences still name what is off', () => {
    const found = sentencesOfSwitchedOff(project.root);
    expect(found).toContainEqual({
      file: 'src/content/pages/site-wide.yaml',
      line: 1,
      switch: 'familyRun',
      sentence: 'Veteran-owned, family-run window tinting for {whatWeTint} across Central Texas.',
    });
    expect(new Set(found.map(({ switch: name }) => name)).size).toBeGreaterThan(10);
    expect(sentencesOfSwitchedOff()).toEqual([]);
  });

  it('is the one service of each location', () => {
    const files = globSync('locations/*-window-tinting.html', { cwd: dist });
    expect(files.length).toBeGreaterThan(0);
    const cards = files.map((file) => parse(read(file)).querySelectorAll('.service-card').length);
    expect(cards).toEqual(files.map(() => 1));
  });
});
