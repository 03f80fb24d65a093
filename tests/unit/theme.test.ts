import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeSchema, type Theme } from '../../src/schemas/theme.ts';
import { contrast } from '../../src/site/theme/color-math.ts';
import { colorProblems, themeColors } from '../../src/site/theme/palette.ts';
import { readEntry } from '../../src/site/build/content-file.ts';
import { themeProblems } from '../../src/content-check/site.ts';

const source = readFileSync('tests/fixture/src/content/theme.yaml', 'utf8');
const { fonts } = themeSchema.parse(readEntry('theme', 'theme', source).data);
const withAccent = (accent: string): Theme => ({ accent, fonts });
const steps = [0, 51, 102, 153, 204, 255].map((part) => part.toString(16).padStart(2, '0'));
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe('the colors of a theme', () => {
  it('have enough contrast with any accent, or the accent is refused and two others are offered', () => {
    const refused = grid.filter((accent) => colorProblems(withAccent(accent)).length > 0);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.length).toBeLessThan(grid.length / 4);
    for (const accent of refused) {
      const [[, problem] = [[], ''], ...others] = colorProblems(withAccent(accent));
      expect(others).toEqual([]);
      expect(problem).toMatch(/a contrast of [1-4]\.\d at most; it needs 4\.5/);
      const offered = problem.replace(/.* Instead: /, '').match(/#[\da-f]{6}/g) ?? [];
      expect(offered).toHaveLength(2);
      for (const hex of offered) expect(colorProblems(withAccent(hex)), `${accent} ${hex}`).toEqual([]);
    }
    for (const accent of grid.filter((one) => !refused.includes(one))) {
      const colors = themeColors(withAccent(accent));
      const pairs = [
        ['on-accent', 'accent'],
        ['text', 'accent-light'],
        ['accent-light', 'shade-5'],
        ['shade-15', 'background'],
        ['shade-50', 'shade-5'],
      ] as const;
      for (const [text, background] of pairs)
        expect(contrast(colors[text] ?? '', colors[background] ?? ''), accent).toBeGreaterThanOrEqual(4.5);
      for (const ground of ['background', 'surface'])
        expect(contrast(colors['accent-graphic'] ?? '', colors[ground] ?? ''), accent).toBeGreaterThanOrEqual(
          3,
        );
    }
  });

  it('are refused with their field where text could not be read', () => {
    const changed = source
      .replace(/^accent: .*$/m, "accent: '#888888'")
      .replace(/shade10: .*/, "shade10: '#b0b0b0'");
    const found = [...themeProblems(readEntry('theme', 'theme', changed))];
    expect(found.map(([path]) => path)).toEqual([['accent'], ['neutrals', 'shade10']]);
    expect([...themeProblems(readEntry('theme', 'theme', source))]).toEqual([]);
  });
});

it.each([
  ['text', '#777777', ['a darker text or a lighter background', 'a darker text or a lighter shade70']],
  ['shade10', '#b0b0b0', ['a darker shade10 or a lighter background']],
  ['shade5', '#7d8a86', ['a darker shade5 or a lighter shade70', 'a darker shade5 or a lighter background']],
  ['shade70', '#6a6a6a', ['a darker text or a lighter shade70', 'a darker shade5 or a lighter shade70']],
])('a theme with the %s %s is refused, with remedies that help', (name, hex, remedies) => {
  const changed = source.replace(new RegExp(`^( +${name}:).*`, 'm'), `$1 '${hex}'`);
  const found = [...themeProblems(readEntry('theme', 'theme', changed))].filter(
    ([, text]) => !text.startsWith('Text on'),
  );
  expect(found.map(([, text]) => text.replace(/^.* Instead: Write |, or delete.*/g, ''))).toEqual(remedies);
});
