import { describe, expect, it } from 'vitest';
import { readEntry } from '../../tools/content-check/entry.ts';
import { businessBlockers } from '../../tools/doctor/business.ts';
import { findBlockers } from '../../tools/doctor/index.ts';
import { peopleAndPictureBlockers } from '../../tools/doctor/people-and-pictures.ts';
import { settingBlockers } from '../../tools/doctor/settings.ts';

const business = (source: string) => readEntry('business', 'business', source);
const fields = (problems: { field: string }[]) => problems.map(({ field }) => field);

describe('doctor', () => {
  it('finds every kind of blocker in the sample site, with file, line, field and remedy', () => {
    const found = findBlockers('.', {});
    const named = found.map(({ file, field }) => `${file} ${field}`);
    expect(named).toEqual(
      expect.arrayContaining([
        'src/content/business.yaml phone',
        'src/content/business.yaml site',
        'src/content/business.yaml links > booking',
        'src/content/films.yaml sample',
        'src/content/pages/about.yaml owner > sample',
        'src/content/reviews/sample.yaml sample',
        'src/content/locations/austin-window-tinting.yaml job > sample',
        'src/content/business.yaml quoteFrame',
        '.env QUOTE_DELIVERY',
        '.env PUBLIC_ANALYTICS_ID',
      ]),
    );
    for (const { line, remedy } of found) {
      expect(line).toBeGreaterThan(0);
      expect(remedy.length).toBeGreaterThan(10);
    }
    expect(new Set(named).size).toBe(named.length);
  });

  it('takes listed sample values at their word, and says which line to delete', () => {
    const [problem] = businessBlockers(business('phone: (830) 555-2000\nsampleValues:\n  - phone\n'));
    expect(problem).toMatchObject({ line: 1, field: 'phone' });
    expect(problem?.remedy).toContain('delete the line "phone"');
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

  it('asks for delivery, analytics and the embedded form until they are set', () => {
    expect(fields(settingBlockers({}, business('brand: A\n')))).toEqual([
      'QUOTE_DELIVERY',
      'PUBLIC_ANALYTICS_ID',
      'quoteFrame',
    ]);
    expect(fields(settingBlockers({ QUOTE_DELIVERY: 'console' }, business('brand: A\n')))).toContain(
      'QUOTE_DELIVERY',
    );
    const set = { QUOTE_DELIVERY: 'endpoint', PUBLIC_ANALYTICS_ID: 'G-1' };
    expect(settingBlockers(set, business('brand: A\n'))).toEqual([]);
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
