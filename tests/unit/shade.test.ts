import { expect, it } from 'vitest';
import { compareWithLimit } from '../../src/features/shade/film-and-glass';

it.each([
  [25, 'under'],
  [25.2, 'near'],
  [27.3, 'near'],
  [28, 'over'],
] as const)('a reading of %d%% beside a limit of 25%% is %s', (reading, verdict) => {
  expect(compareWithLimit(reading, 25)).toBe(verdict);
});
