import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveIn } from '../fixture/shop.ts';
import { copyWithTests, edit, MINUTES, runIn, testIn, type Change } from './copy-with-tests.ts';

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 54"><path d="M4 4h56v46H4z"/></svg>';

describe('with the edited content of another shop', () => {
  const other = copyWithTests();
  afterAll(() => other.remove());
  const change = (file: string, changes: readonly Change[]) =>
    edit(other.root, `src/content/${file}`, changes);

  beforeAll(async () => {
    await moveIn(other.root);
    rmSync(join(other.root, 'src/content/locations/meridian-window-tinting.yaml'));
    rmSync(join(other.root, 'src/content/reviews/jordan-2026-09.yaml'));
    rmSync(join(other.root, 'src/content/team/nora.yaml'));
    change('business.yaml', [
      [/^ {2}- Meridian\n/m, ''],
      [/^ {4}- Meridian\n/m, ''],
      [/^ticker: .*\n/m, ''],
      [/^social:\n(?: .*\n)+/m, ''],
      [/^ {2}reviews: true$/m, '  reviews: false'],
      [/^quoteHours: .*$/m, 'quoteHours: 24'],
      [/^closures:$/m, "closures:\n  - { name: Inventory, from: '2027-01-04', to: '2027-01-05' }"],
    ]);
    change('theme.yaml', [
      [/^# Text, backgrounds[^]*?(?=^# Any typeface)/m, ''],
      [/headings: \{.*\}/, "headings: { package: '@fontsource/besley', kind: serif }"],
    ]);
    change('pages/privacy.yaml', [[/^keepDays: .*$/m, 'keepDays: 365']]);
    writeFileSync(join(other.root, 'src/assets/brand/logo.svg'), logo);
    change('faqs/residential.yaml', [[/^ {2}- question: Will the rooms[^]*?(?=^ {2}- question: )/m, '']]);
    change('galleries/residential.yaml', [[/^ {2}- src: [^]*?(?=^ {2}- src: )/m, '']]);
    expect(runIn(other.root, 'tools/check-content.ts')).toContain('No problems');
    const { code, output } = await other.build();
    expect(code, output).toBe(0);
  }, 10 * MINUTES);

  it(
    'the tests of rules, of its built site and of the sample pass',
    () => {
      expect(testIn(other.root, 'unit', 'dist', 'sample')).toMatch(/Tests +\d+ (?:passed|skipped)/);
    },
    10 * MINUTES,
  );

  // The specs that depend on the content.
  const specs = ['calculator', 'film-table', 'filter', 'states', 'zip'];
  it(
    'the tests of its pages in the browser pass',
    () => {
      const command = [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config',
        'tests/playwright.config.ts',
        ...specs.map((name) => `/${name}.spec`),
      ];
      expect(runIn(other.root, ...command, '--project', 'pages')).toMatch(/\d+ passed/);
    },
    15 * MINUTES,
  );
});
