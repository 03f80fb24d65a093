import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { readContent, readEntry } from '../../src/site/build/content-file.ts';
import { businessBlockers } from '../../tools/doctor/business.ts';
import { findBlockers, findWarnings } from '../../tools/doctor/index.ts';
import { drawingWarnings, galleryBlockers } from '../../tools/doctor/pictures.ts';
import { sampleBlockers } from '../../tools/doctor/samples.ts';
import { readServerSettings } from '../../src/server/settings.ts';
import { keepBlockers, overdueWarnings } from '../../tools/doctor/settings.ts';
import { openShop } from '../fixture/shop.ts';
import { makeFolder } from '../support/at-end.ts';
import { listSampleWords, readBrandFiles, wordWarnings } from '../../tools/doctor/words.ts';

let root = '';
beforeEach(() => void (root = makeFolder()));
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field);
const check = (source: string) => businessBlockers(readEntry('business', 'business', source));

describe('doctor', () => {
  it('mentions an article that waits for its date, in case its year is a typing error', () => {
    for (const [name, fields] of Object.entries({
      waiting: 'datePublished: 2062-12-01',
      draft: 'datePublished: 2062-12-01\ndraft: true',
      published: 'datePublished: 2024-12-01',
    }))
      write(`src/content/articles/${name}.mdx`, `---\n${fields}\n---\n\nText.\n`);
    const found = findWarnings(root, {}).filter(({ field }) => field === 'datePublished');
    expect(found.map(({ file }) => file)).toEqual(['src/content/articles/waiting.mdx']);
  });

  it('names every kind of blocker with file and field', () => {
    const samples = {
      business: `phone: (512) 555-0142
site: https://shop.example
links: { booking: https://book.example }
claims: { veteranOwned: true }
hours: []
sampleValues: [site, phone, links.booking, claims.veteranOwned, hours, src/content/locations]`,
      films: 'sample: true',
      calculator: 'sample: true',
      'pages/about': 'owner: { sample: true }\ncredentials: [{ name: Insurance, sample: true }]',
      'reviews/sample': 'sample: true',
      'locations/austin-window-tinting': 'jobs: [{ done: Real }, { sample: true }]',
    };
    for (const [name, text] of Object.entries(samples)) write(`src/content/${name}.yaml`, text);
    expect(
      findBlockers(root, {})
        .map(({ file, field }) => `${file} ${field}`)
        .toSorted(),
    ).toEqual([
      '.env QUOTE_DELIVERY',
      'src/content/business.yaml claims > veteranOwned',
      'src/content/business.yaml hours',
      'src/content/business.yaml links > booking',
      'src/content/business.yaml phone',
      'src/content/business.yaml sampleValues > src/content/locations',
      'src/content/business.yaml site',
      'src/content/calculator.yaml sample',
      'src/content/films.yaml sample',
      'src/content/locations/austin-window-tinting.yaml jobs > item 2 > sample',
      'src/content/pages/about.yaml credentials > item 1 > sample',
      'src/content/pages/about.yaml owner > sample',
      'src/content/reviews/sample.yaml sample',
    ]);
  });

  it('reports a reserved domain or phone number, even if it is not listed as a sample', () => {
    for (const line of ['site: https://shop.example', 'email: a@shop.example', 'phone: (512) 555-0142'])
      expect(check(`${line}\nsampleValues: []\n`), line).toHaveLength(1);
  });

  it('asks about an insurance of the sample in its own words', () => {
    const [found] = sampleBlockers([readEntry('about', 'about', 'credentials: [{ sample: true }]')]);
    expect(found?.wrong).toContain('license or insurance');
  });

  it('says of a value only that it is still listed as a sample, because it may be yours by now', () => {
    expect(check('phone: (512) 444-0142\nsampleValues: [phone]\n')).toMatchObject([
      { wrong: '"(512) 444-0142" is still listed under sampleValues.' },
    ]);
  });

  it('is silent about real values', () => {
    const real =
      'site: https://hilltint.com\nphone: (512) 444-0142\nemail: a@example-tint.com\nhours: []\nclaims:\n  dealer: true\nsampleValues: []\n';
    expect(check(real)).toEqual([]);
  });

  it('asks to confirm a claim that is on, and is silent about one that is off and its figures', () => {
    const listed = (isOn: boolean) =>
      fieldsOf(
        check(
          `claims: { discount: ${isOn}, booking: ${isOn} }\ndiscountPercent: 15\nlinks: { booking: https://a.example }\nsampleValues: [claims.discount, discountPercent]\n`,
        ),
      );
    expect(listed(true)).toEqual(['claims > discount', 'discountPercent', 'links > booking']);
    expect(listed(false)).toEqual([]);
  });

  it('reports invented people and drawings, and is silent about real ones', () => {
    const person = (sample: string) => readEntry('team', 'nora', `name: Nora\n${sample}`);
    const gallery = (alt: string) =>
      readEntry('galleries', 'g', `images:\n  - src: van.webp\n    alt: '${alt}'\n`);
    expect(fieldsOf(sampleBlockers([person('sample: true\n')]))).toEqual(['sample']);
    expect(sampleBlockers([person('')])).toEqual([]);
    expect(fieldsOf(galleryBlockers([gallery('Illustration: a van')]))).toEqual(['images']);
    expect(galleryBlockers([gallery('A van')])).toEqual([]);
    const home = (alt: string) => readEntry('home', 'home', `hero:\n  src: van.webp\n  alt: '${alt}'\n`);
    const drawn = home('Rendering of a room');
    expect(fieldsOf(drawingWarnings([drawn, drawn]))).toEqual(['hero > src']);
    expect(drawingWarnings([home('A room')])).toEqual([]);
  });

  it('reports a proxy that the server has noticed, until the setting is made', () => {
    const proxyProblems = (settings: Record<string, string> = {}) =>
      findBlockers(root, settings).filter(({ field }) => field === 'QUOTES_PROXY');
    write('data/quotes.db', '');
    const database = new DatabaseSync(join(root, 'data/quotes.db'));
    database.exec('CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT)');
    expect(proxyProblems()).toEqual([]);
    database.exec("INSERT INTO state VALUES ('proxy', '172.17.0.1')");
    database.close();
    expect(proxyProblems()[0]?.wrong).toContain('a proxy at 172.17.0.1');
    expect(proxyProblems()[0]?.remedy).toContain('Set QUOTES_PROXY=1 in .env');
    expect(proxyProblems({ QUOTES_PROXY: '1' })).toEqual([]);
    write('data/quotes.db', 'no database');
    expect(proxyProblems()).toEqual([]);
  });

  it('reports requests that are kept longer than the privacy page says', () => {
    const find = (days: number) =>
      overdueWarnings(root, { QUOTES_KEEP_DAYS: String(days) }, new Date(100 * 864e5));
    write('data/quotes.db', '');
    const database = new DatabaseSync(join(root, 'data/quotes.db'));
    expect(find(30)).toEqual([]);
    database.exec(
      "CREATE TABLE quotes (received INTEGER, status TEXT); INSERT INTO quotes VALUES (0, 'new')",
    );
    database.close();
    expect(find(30)[0]?.wrong).toContain('keeps one request for longer than 30 days');
    expect(find(100)).toEqual([]);
    // The check of the settings reports that number.
    expect(overdueWarnings(root, { QUOTES_KEEP_DAYS: 'two years' }, new Date())).toEqual([]);
  });

  it('blocks a launch with a privacy page that promises another retention than the server has', () => {
    const privacy = readEntry('privacy', 'privacy', 'keepDays: 730');
    const server = { QUOTE_DELIVERY: 'server' };
    expect(keepBlockers(privacy, server)).toEqual([]);
    expect(keepBlockers(privacy, { ...server, QUOTES_KEEP_DAYS: '365' })).toMatchObject([
      { field: 'keepDays', example: 'keepDays: 365' },
    ]);
    expect(keepBlockers(privacy, { QUOTE_DELIVERY: 'endpoint', QUOTES_KEEP_DAYS: '365' })).toEqual([]);
    expect(keepBlockers(privacy, { ...server, QUOTES_KEEP_DAYS: 'two years' })).toEqual([]);
    const [told] = readContent('tests/fixture', ['privacy']);
    expect(told && keepBlockers(told, server)).toEqual([]);
    expect(readServerSettings({}).keepDays).toBe(730);
  });
});

const shop = (brand: string) => [
  readEntry('business', 'business', `brand: ${brand}\nsampleValues: []`),
  readEntry('state', 'state', 'name: Idaho'),
  readEntry('locations', 'georgetown-window-tinting', 'city: Georgetown\nroads: Georgetown has live oaks.'),
  readEntry(
    'faqs',
    'residential',
    'heading: Texas, Utah and Idaho. Live oaks.\nphone: (512) 555-0142\nsun: 83 degrees\nsrc: austin.webp',
  ),
];

it('words of the sample and of other states are reported to another shop, except its own words', () => {
  const entries = shop('Boise Glass Film');
  write('src/assets/brand/logo.svg', '<svg><title>Oakshade</title></svg>');
  expect(listSampleWords(entries, readBrandFiles(root)).split('\n')).toEqual([
    'src/content/locations/georgetown-window-tinting.yaml: live oak',
    'src/content/faqs/residential.yaml: Texas, Utah, Live oak, 555-0142, 83 degrees',
    'src/assets/brand/logo.svg: Oakshade',
  ]);
  expect(wordWarnings(entries, []).map(({ wrong }) => wrong)).toEqual([
    expect.stringContaining('such as: live oak, Texas, Utah, Live oak, 555-0142.'),
  ]);
});

it('the report can be piped to grep', async () => {
  const shop = await openShop();
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve('tools/doctor.ts')], {
    cwd: shop.root,
    encoding: 'utf8',
  });
  shop.remove();
  expect(stdout).toContain('What still blocks a launch');
  expect(stderr).toBe('');
  expect(status).toBe(1);
});
