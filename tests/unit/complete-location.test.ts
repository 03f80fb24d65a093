import { describe, expect, it } from 'vitest';
import { completeLocation } from '../../src/site/queries/complete-location';

const shop = { lat: 30.4752, lng: -98.1561 };
const offered = { commercial: true, residential: true, automotive: true, tesla: true };
const said = { city: 'Lakeway', state: 'TX', coordinates: { lat: 30.36, lng: -97.98 } };
const complete = (more: Partial<Parameters<typeof completeLocation>[0]> = {}) =>
  completeLocation({ ...said, ...more }, shop, offered);

describe('a place', () => {
  it('has all three services if its file names none', () => {
    expect(complete().services).toEqual(['commercial', 'residential', 'automotive']);
  });

  it('has none that the shop does not offer', () => {
    const withoutCars = { ...offered, automotive: false };
    expect(completeLocation(said, shop, withoutCars).services).toEqual(['commercial', 'residential']);
  });

  it('is named with its state, or as its file says it', () => {
    expect(complete().name).toBe('Lakeway, TX');
    expect(complete({ city: 'Central Texas', fullName: 'Central Texas' }).name).toBe('Central Texas');
  });

  it('comes with its county, or with all of them', () => {
    expect(complete({ counties: ['Travis'] }).countyNames).toBe('Travis County');
    expect(complete({ counties: ['Burnet', 'Travis', 'Blanco'] }).countyNames).toBe(
      'Burnet, Travis and Blanco Counties',
    );
    expect(complete().countyNames).toBe('');
  });

  it('lies so many whole miles from the shop', () => {
    expect(complete().miles).toBe(13);
    expect(complete({ coordinates: shop }).miles).toBe(0);
  });
});
