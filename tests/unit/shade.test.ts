import { expect, it } from 'vitest';
import { shadeTone } from '../../src/site/format/shade-tone';

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
