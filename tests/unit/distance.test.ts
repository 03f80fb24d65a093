import { describe, expect, it } from 'vitest';
import { milesBetween, offsetMiles } from '../../src/site/queries/distance';

const austin = { lat: 30.2672, lng: -97.7431 };
const dallas = { lat: 32.7767, lng: -96.797 };

describe('distances', () => {
  it('are 182 miles from Austin to Dallas, within one percent, both ways', () => {
    expect(Math.abs(milesBetween(austin, dallas) - 182)).toBeLessThan(2);
    expect(milesBetween(dallas, austin)).toBe(milesBetween(austin, dallas));
  });

  it('point east and north with plus', () => {
    const { east, north } = offsetMiles(austin, dallas);
    expect(east).toBeGreaterThan(50);
    expect(north).toBeGreaterThan(150);
  });
});
