import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chromium, type Browser } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBusiness } from '../../src/site/build/read-config.ts';
import { keysOf } from '../../src/site/format/keys-of.ts';
import { findMentionsOfSwitchedOff } from '../../tools/doctor/switched-off.ts';
import { findBrowser } from '../browser/find-browser.ts';
import { isSample } from '../sample/sample.ts';
import { serveSite } from '../support/serve-site.ts';
import { copyWithTests, MINUTES, testIn } from './copy-with-tests.ts';

/* Shops with one service, each with a form that posts to the quote server. */
const project = copyWithTests();
const dist = join(project.root, 'dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const business = join(project.root, 'src/content/business.yaml');
const source = readFileSync(business, 'utf8');
if (!isSample) project.remove();
const port = Number(process.env.TEST_PORT ?? 4322) + 61;
/** Claims, of which the shop with homes alone makes none. */
const claims = keysOf(readBusiness().claims);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  project.remove();
});

describe.runIf(isSample).each([
  [
    'residential',
    ['commercial', 'automotive', 'tesla', ...claims],
    /\/(?:commercial|auto|tesla)-w|\/auto\w+-g/,
  ],
  ['automotive', ['commercial', 'residential', 'tesla'], /\/(?:commercial|residential|tesla)-window-t/],
] as const)('with %s alone', (only, off, removed) => {
  const isVehicle = only === 'automotive';
  const data = join(project.root, `${only}.db`);
  let stopServing: (() => void) | undefined;

  beforeAll(async () => {
    const switches = new RegExp(`^  (${off.join('|')}): true$`, 'gm');
    writeFileSync(business, source.replace(switches, '  $1: false'));
    const { code, output } = await project.build({ QUOTE_DELIVERY: 'server' });
    expect(code, output).toBe(0);
    stopServing = (await serveSite(port, { QUOTES_DATA: data }, project.root)).stop;
  }, 20 * MINUTES);
  afterAll(() => stopServing?.());

  it('has no page of another, no link to it, no redirect, no host rule and no structured data', () => {
    const files = globSync('**/*.{html,json,xml,conf}', { cwd: dist });
    expect(files.length).toBeGreaterThan(40);
    const found = [...files, '_redirects', '_headers'].filter((file) => removed.test(read(file)));
    expect([...found, ...files.filter((file) => removed.test(`/${file}`))]).toEqual([]);
  });

  it('offers no other in the form, and names its own even without JavaScript', () => {
    const choices = parse(read('request-quote.html')).querySelectorAll('form [name=serviceType]');
    const values = choices.map(({ attributes }) => [attributes.type, attributes.value]);
    expect(values).toEqual(isVehicle ? [] : [['hidden', only]]);
  });

  it('takes a request with JavaScript', { timeout: 2 * MINUTES }, async () => {
    const page = await browser.newPage();
    const field = (name: string) => page.getByRole('textbox', { name });
    await page.goto(`http://localhost:${port}/request-quote?bill=500&service=residential&from=calculator`);
    await field('Name').focus();
    await page.locator('form[novalidate]').waitFor();
    // The calculator is about buildings only.
    expect((await field('Message').inputValue()).includes('savings calculator')).toBe(!isVehicle);
    await field('Name').fill('Maria Delgado');
    await field('Phone').fill('512.555.0199');
    await field('Email').fill('maria@example.com');
    if (isVehicle) {
      await page.getByLabel('Vehicle').fill('2021 Civic');
      await page.getByText('Not sure').click();
      await page.getByRole('radiogroup', { name: /reply/ }).getByText('Text').click();
    }
    await field('Message').fill('The back windows.');
    await page.getByRole('button', { name: 'Request Quote' }).click();
    await page.getByRole('group', { name: /submitted successfully/ }).waitFor();
    using database = new DatabaseSync(data);
    const { service, phone } =
      database
        .prepare("SELECT quote ->> 'serviceType' AS service, quote ->> 'phone' AS phone FROM quotes")
        .get() ?? {};
    expect([service, phone]).toEqual([isVehicle ? null : only, '512.555.0199']);
    await page.close();
  });

  it('is the one service of each location', () => {
    const files = globSync('locations/*-window-tinting.html', { cwd: dist });
    expect(files.length).toBeGreaterThan(0);
    const cards = files.map((file) => parse(read(file)).querySelectorAll('.service-card').length);
    expect(cards).toEqual(files.map(() => 1));
  });

  describe.skipIf(isVehicle)('and no claim', () => {
    it('has no page, link, button, structured data or item of it', () => {
      const traces = ['//gift.oakshade', '//book.oakshade', '//reviews.oakshade', 'aggregateRating'];
      const items = ['A ride while we work', 'Where are cars tinted?', 'What the accidental warranty pays'];
      const found = globSync('**/*.{html,json,xml}', { cwd: dist }).flatMap((file) =>
        [...traces, ...items, '"/warranty"'].filter((trace) => read(file).includes(trace)),
      );
      expect(found).toEqual([]);
      expect(existsSync(join(dist, 'warranty.html'))).toBe(false);
    });

    it('tells its owner which sentences still name what is off', () => {
      const found = findMentionsOfSwitchedOff(project.root);
      expect(found).toContainEqual({
        file: 'src/content/pages/site-wide.yaml',
        line: 1,
        switch: 'familyRun',
        sentence: 'Veteran-owned, family-run window tinting for {whatWeTint} across Central Texas.',
      });
      expect(new Set(found.map(({ switch: name }) => name)).size).toBeGreaterThan(10);
      expect(findMentionsOfSwitchedOff()).toEqual([]);
    });

    it('passes the tests of the built site', { timeout: 10 * MINUTES }, () => {
      expect(testIn(project.root, 'dist')).toMatch(/Tests +\d+ (?:passed|skipped)/);
    });
  });
});
