import { describe, expect, it } from 'vitest';
import { compareWithLimit, readThrough } from '../../src/features/shade/film-and-glass';
import { toCutText } from '@/features/shade/film-slider';

describe('film on glass', () => {
  it.each([
    [70, 72, 50.4],
    [35, 70, 24.5],
    [35, 75, 26.3],
    [15, 78, 11.7],
  ])('%d%% film on %d%% glass reads %d%%', (film, glass, reading) => {
    expect(readThrough(film, glass)).toBe(reading);
  });

  it.each([
    [25, 'under'],
    [25.2, 'near'],
    [27.3, 'near'],
    [28, 'over'],
  ] as const)('%d%% beside a limit of 25%% is %s', (reading, verdict) => {
    expect(compareWithLimit(reading, 25)).toBe(verdict);
  });
});

it.each([
  [0, 'Bare glass in the whole picture'],
  [1, 'Film in the left 1% of the picture'],
  [49.6, 'Film in the left 50% of the picture'],
  [100, 'Film in the whole picture'],
])('a slider at %s percent is described to a screen reader', (percent, text) => {
  expect(toCutText(percent)).toBe(text);
});
