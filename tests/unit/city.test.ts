import { describe, expect, it } from 'vitest';
import { servicesOf } from '../../src/site/city';

describe('services of a place', () => {
  it('are all three if the place names none', () => {
    expect(servicesOf({})).toEqual(['commercial', 'residential', 'automotive']);
  });

  it('are those it names, in the order of the cards', () => {
    expect(servicesOf({ services: ['residential', 'commercial'] })).toEqual(['commercial', 'residential']);
  });
});
