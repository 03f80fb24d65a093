import { describe, expect, it } from 'vitest';
import { compareWithLimit, films, glasses, readThrough } from '../../src/features/shade/film-and-glass';

describe('film times glass', () => {
  it.each([
    [70, 72, 50.4],
    [70, 78, 54.6],
    [50, 75, 37.5],
    [35, 70, 24.5],
    [35, 72, 25.2],
    [35, 75, 26.3],
    [35, 78, 27.3],
    [30, 78, 23.4],
    [20, 75, 15],
    [15, 78, 11.7],
  ])('%d%% film on %d%% glass reads %d%%', (film, glass, reading) => {
    expect(readThrough(film, glass)).toBe(reading);
  });

  it('never reads more than the film alone', () => {
    for (const film of films)
      for (const { percent } of glasses) expect(readThrough(film, percent)).toBeLessThan(film);
  });

  it.each([
    [24.5, 'under'],
    [25, 'under'],
    [25.2, 'near'],
    [27.3, 'near'],
    [28, 'over'],
    [36, 'over'],
  ] as const)('%d%% beside a limit of 25%% is %s', (reading, verdict) => {
    expect(compareWithLimit(reading, 25)).toBe(verdict);
  });
});
