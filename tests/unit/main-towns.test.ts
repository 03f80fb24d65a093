import { describe, expect, it } from 'vitest';
import { mainLocations } from '../../src/site/queries/main-locations';

const towns = Object.entries({ Far: 62, Near: 7, Next: 14, Away: 35 }).map(([city, miles]) => ({
  city,
  miles,
}));
const names = (count: number, menu: string[] = []) =>
  mainLocations(towns, menu, count).map(({ city }) => city);

describe('towns where there is no room for all', () => {
  it('shows all in their own order if there is room', () => {
    expect(names(4)).toEqual(['Far', 'Near', 'Next', 'Away']);
  });

  it('takes the nearest', () => {
    expect(names(2)).toEqual(['Near', 'Next']);
  });

  it('takes those that the menu names before nearer ones', () => {
    expect(names(2, ['Far'])).toEqual(['Far', 'Near']);
  });
});
