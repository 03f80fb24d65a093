import { describe, expect, it } from 'vitest';
import { servicesOf, toCounties, toFullName } from '../../src/site/city';

describe('services of a place', () => {
  it('are all three if the place names none', () => {
    expect(servicesOf({})).toEqual(['commercial', 'residential', 'automotive']);
  });

  it('are those it names, in the order of the cards', () => {
    expect(servicesOf({ services: ['residential', 'commercial'] })).toEqual(['commercial', 'residential']);
  });
});

describe('the name of a place', () => {
  it('has its state behind it, or is written whole', () => {
    expect(toFullName({ city: 'Lakeway', state: 'TX' })).toBe('Lakeway, TX');
    expect(toFullName({ city: 'Central Texas', state: 'TX', fullName: 'Central Texas' })).toBe(
      'Central Texas',
    );
  });

  it('comes with its county, or with all of them', () => {
    expect(toCounties(['Travis'])).toBe('Travis County');
    expect(toCounties(['Burnet', 'Travis', 'Blanco'])).toBe('Burnet, Travis and Blanco Counties');
    expect(toCounties(undefined)).toBe('');
  });
});
