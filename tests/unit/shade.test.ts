import { expect, it } from 'vitest';
import { compareWithLimit } from '../../src/features/shade/film-and-glass';
import { shadeTone } from '../../src/site/format/shade-tone';

it.each([
  [25, 'under'],
  [25.2, 'near'],
  [27.3, 'near'],
  [28, 'over'],
] as const)('a reading of %d%% beside a limit of 25%% is %s', (reading, verdict) => {
  expect(compareWithLimit(reading, 25)).toBe(verdict);
});

it.each([
  [90, undefined],
  [70, 'tone-70'],
  [50, 'tone-50'],
  [40, 'tone-35'],
  [20, 'tone-20'],
  [15, 'tone-10'],
  [5, 'tone-5'],
] as const)('a film of %d%% is drawn in its tone', (vlt, tone) => {
  expect(shadeTone(vlt)).toBe(tone);
});
