import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findBlockers, findWarnings } from '../../tools/doctor/index.ts';
import { openShop } from '../fixture/shop.ts';
import { makeFolder } from '../support/at-end.ts';

let root = '';
beforeEach(() => void (root = makeFolder()));
const write = (name: string, text: string) => {
  const path = join(root, 'src/content', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const delivered = { QUOTE_DELIVERY: 'endpoint' };
const placesOf = (problems: { file: string; field: string }[]) =>
  problems.map(({ file, field }) => `${file.replace('src/content/', '')} ${field}`).toSorted();
const blockersOf = (name: string, text: string, settings: Record<string, string> = delivered) => {
  write(name, text);
  return findBlockers(root, settings);
};
const fieldsOf = (text: string) => blockersOf('business.yaml', text).map(({ field }) => field);

describe('doctor', () => {
  it('names every kind of blocker with file and field', () => {
    const samples = {
      'business.yaml': `phone: (512) 555-0142
site: https://shop.example
links: { booking: https://book.example }
claims: { veteranOwned: true }
hours: []
sampleValues: [site, phone, links.booking, claims.veteranOwned, hours, src/content/locations]`,
      'films.yaml': 'sample: true',
      'calculator.yaml': 'sample: true',
      'pages/about.yaml': 'owner: { sample: true }\ncredentials: [{ name: Insurance, sample: true }]',
      'reviews/sample.yaml': 'sample: true',
      'locations/austin-window-tinting.yaml': 'jobs: [{ done: Real }, { sample: true }]',
    };
    for (const [name, text] of Object.entries(samples)) write(name, text);
    expect(placesOf(findBlockers(root, {}))).toEqual([
      '.env QUOTE_DELIVERY',
      'business.yaml claims > veteranOwned',
      'business.yaml hours',
      'business.yaml links > booking',
      'business.yaml phone',
      'business.yaml sampleValues > src/content/locations',
      'business.yaml site',
      'calculator.yaml sample',
      'films.yaml sample',
      'locations/austin-window-tinting.yaml jobs > item 2 > sample',
      'pages/about.yaml credentials > item 1 > sample',
      'pages/about.yaml owner > sample',
      'reviews/sample.yaml sample',
    ]);
  });

  it('reports a reserved domain or phone number, even if it is not listed as a sample', () => {
    for (const line of ['site: https://shop.example', 'email: a@shop.example', 'phone: (512) 555-0142'])
      expect(fieldsOf(`${line}\nsampleValues: []\n`), line).toHaveLength(1);
  });

  it('asks to confirm a claim that is on, and is silent about one that is off and its figures', () => {
    const listed = (isOn: boolean) =>
      fieldsOf(
        `claims: { discount: ${isOn}, booking: ${isOn} }\ndiscountPercent: 15\nlinks: { booking: https://a.example }\nsampleValues: [claims.discount, discountPercent]\n`,
      );
    expect(listed(true)).toEqual(['claims > discount', 'discountPercent', 'links > booking']);
    expect(listed(false)).toEqual([]);
  });

  it('reports a gallery of drawings, or photos that a note calls drawings, and is silent about other photos', () => {
    const gallery = (alt: string, note = '') =>
      blockersOf('galleries/tesla.yaml', `${note}images:\n  - src: van.webp\n    alt: '${alt}'\n`);
    expect(placesOf(gallery('Illustration: a van'))).toEqual(['galleries/tesla.yaml images']);
    expect(gallery('A van')).toEqual([]);
    const note = 'note: These are drawings, not photos.\n';
    expect(placesOf(gallery('A van', note))).toEqual(['galleries/tesla.yaml note']);
  });

  it('reports a privacy page that promises another retention than the server has', () => {
    const privacy = (settings: Record<string, string>) =>
      blockersOf('pages/privacy.yaml', 'keepDays: 730', { ...delivered, ...settings });
    expect(privacy({ QUOTE_DELIVERY: 'server' })).toEqual([]);
    expect(privacy({ QUOTE_DELIVERY: 'server', QUOTES_KEEP_DAYS: '365' })).toMatchObject([
      { field: 'keepDays', remedy: expect.stringContaining('write keepDays: 365.') as string },
    ]);
    expect(privacy({ QUOTES_KEEP_DAYS: '365' })).toEqual([]);
  });

  it('says which rules and articles are due for a review, and which articles are about a service that is off', () => {
    write('business.yaml', 'services: { automotive: false }');
    write('state.yaml', "law:\n  reviewedOn: '2026-11-21'\n  reviewMonths: 12\n");
    write('articles/cars.mdx', "---\ncategory: Automotive\nreviewedOn: '2026-11-21'\n---\n");
    const places = (day: string) => placesOf(findWarnings(root, new Date(day)));
    expect(places('2027-11-20')).toEqual(['articles/cars.mdx category']);
    expect(places('2027-11-21')).toEqual(['articles/cars.mdx category', 'state.yaml law > reviewedOn']);
    expect(places('2028-11-21')).toContain('articles/cars.mdx reviewedOn');
  });
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
}, 60_000);
