import { describe, expect, it } from 'vitest';
import { mainTowns } from '../../src/site/main-towns';

const shop = { lat: 30.5, lng: -98 };
const north = { Far: 0.9, Near: 0.1, Next: 0.2, Away: 0.5 };
const towns = Object.entries(north).map(([city, degrees]) => ({
  city,
  coordinates: { lat: shop.lat + degrees, lng: shop.lng },
}));
const names = (count: number, menu: string[] = []) =>
  mainTowns(towns, shop, menu, count).map(({ city }) => city);

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
