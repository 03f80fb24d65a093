import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEntry } from '../../src/site/build/content-file.ts';
import { businessBlockers } from '../../tools/doctor/business.ts';
import { findBlockers } from '../../tools/doctor/index.ts';
import { drawingWarnings, peopleAndPictureBlockers } from '../../tools/doctor/people-and-pictures.ts';
import { settingBlockers } from '../../tools/doctor/settings.ts';

const business = (source: string) => readEntry('business', 'business', source);
const fields = (problems: { field: string }[]) => problems.map(({ field }) => field);

/** Content with a sample of every kind. */
const samples = {
  business: `phone: (512) 555-0142
site: https://shop.example
links: { booking: https://book.example }
claims: { veteranOwned: true }
hours: []
sampleValues: [site, phone, links.booking, claims.veteranOwned, hours, src/content/locations]`,
  films: 'sample: true',
  calculator: 'sample: true',
  'pages/about': 'owner: { sample: true }',
  'reviews/sample': 'sample: true',
  'locations/austin-window-tinting': 'job: { sample: true }',
};

/** A folder with that content and nothing else. */
function makeSamples(): string {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const [name, text] of Object.entries(samples)) {
    const file = join(root, `src/content/${name}.yaml`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

describe('doctor', () => {
  it('finds every kind of blocker, with file, line and field', () => {
    const root = makeSamples();
    const named = findBlockers(root, {}).map(({ file, field }) => `${file} ${field}`);
    rmSync(root, { recursive: true });
    expect(named.toSorted()).toEqual([
      '.env QUOTE_DELIVERY',
      'src/content/business.yaml claims > veteranOwned',
      'src/content/business.yaml hours',
      'src/content/business.yaml links > booking',
      'src/content/business.yaml phone',
      'src/content/business.yaml sampleValues > src/content/locations',
      'src/content/business.yaml site',
      'src/content/calculator.yaml sample',
      'src/content/films.yaml sample',
      'src/content/locations/austin-window-tinting.yaml job > sample',
      'src/content/pages/about.yaml owner > sample',
      'src/content/reviews/sample.yaml sample',
    ]);
  });

  it('names each blocker of this site once, with its line and a remedy whose recipe is there', () => {
    const found = findBlockers('.', {});
    for (const { line, remedy } of found) {
      expect(line).toBeGreaterThan(0);
      const [, recipe = 'none'] = /Recipe: (content-docs\/[\w-]+\.md)\.$/.exec(remedy) ?? [];
      expect(existsSync(recipe), remedy).toBe(true);
    }
    const named = found.map(({ file, field }) => `${file} ${field}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('takes listed sample values at their word, and says which line to delete', () => {
    const [problem] = businessBlockers(business('phone: (830) 555-2000\nsampleValues:\n  - phone\n'));
    expect(problem).toMatchObject({ line: 1, field: 'phone' });
    expect(problem?.remedy).toContain('delete the line "phone"');
  });

  it('says of a listed value that it is listed, not that it is wrong', () => {
    const hours = "hours:\n  - days: [Monday]\n    opens: '08:00'\n    closes: '17:00'\n";
    const source = `brand: Maine Tint\n${hours}sampleValues:\n  - brand\n  - hours\n`;
    const said = businessBlockers(business(source)).map(({ wrong }) => wrong);
    expect(said).toEqual([
      '"Maine Tint" is listed as a value of the sample.',
      'It is listed as a value of the sample.',
    ]);
    const [none] = businessBlockers(business('hours: []\nsampleValues:\n  - hours\n'));
    expect(none?.wrong).toBe('No hours are shown.');
  });

  it('is silent about the figures of a claim that is off', () => {
    const off =
      'claims: { reviews: false, discount: false }\nreviews: { count: 468 }\ndiscountPercent: 15\nsampleValues:\n  - reviews.count\n  - discountPercent\n';
    expect(businessBlockers(business(off))).toEqual([]);
  });

  it.each(['site: https://shop.example', 'email: a@shop.example', 'phone: (512) 555-0142'])(
    'does not believe %s when the list of samples is empty',
    (line) => {
      expect(businessBlockers(business(`${line}\nsampleValues: []\n`))).toHaveLength(1);
    },
  );

  it('believes values that can be real', () => {
    const real =
      'site: https://hilltint.com\nphone: (512) 444-0142\nemail: a@example-tint.com\nsampleValues: []\n';
    expect(businessBlockers(business(real))).toEqual([]);
  });

  it('asks for delivery until it is set, once, and never for analytics', () => {
    expect(fields(settingBlockers({}))).toEqual(['QUOTE_DELIVERY']);
    expect(fields(settingBlockers({ QUOTE_DELIVERY: 'console' }))).toEqual(['QUOTE_DELIVERY']);
    expect(settingBlockers({ QUOTE_DELIVERY: 'endpoint' })).toEqual([]);
  });

  it('lists a claim that is on as yours to confirm, and neither one that is off nor what belongs to it', () => {
    const said = (discount: boolean, booking: boolean) =>
      fields(
        businessBlockers(
          business(
            `claims:\n  discount: ${discount}\n  booking: ${booking}\nlinks:\n  booking: https://a.example\nsampleValues:\n  - claims.discount\n`,
          ),
        ),
      );
    expect(said(true, true)).toEqual(['claims > discount', 'links > booking']);
    expect(said(false, false)).toEqual([]);
  });

  it('names the first of the drawings on pages once, and is quiet when all are photos', () => {
    const page = readEntry('home', 'home', 'hero:\n  src: ../../assets/pictures/heroes/a.webp\n');
    expect(fields(drawingWarnings([page, page], new Set(['heroes/a.webp'])))).toEqual(['hero > src']);
    expect(drawingWarnings([page], new Set())).toEqual([]);
  });

  it('has nothing to say about a shop that has made all of it its own', () => {
    const done =
      'brand: Maine Tint\nphone: (207) 444-0142\nhours: []\nclaims:\n  dealer: true\nsampleValues: []\n';
    expect(businessBlockers(business(done))).toEqual([]);
  });

  it('lists invented people and galleries of drawings, and is quiet about real ones', () => {
    const drawn = new Set(['gallery/van.webp']);
    const gallery = (picture: string) =>
      readEntry('galleries', 'g', `images:\n  - src: ../../assets/pictures/gallery/${picture}\n    alt: A\n`);
    const person = (sample: string) => readEntry('team', 'nora', `name: Nora\n${sample}`);
    const found = (entry: ReturnType<typeof person>) => fields(peopleAndPictureBlockers([entry], drawn));
    expect(found(person('sample: true\n'))).toEqual(['sample']);
    expect(found(person(''))).toEqual([]);
    expect(found(gallery('van.webp'))).toEqual(['images']);
    expect(found(gallery('real.webp'))).toEqual([]);
  });
});
