import { describe, expect, it } from 'vitest';
import { completeLocation, mainLocations } from '../../src/site/queries/location-facts';
import { toZip, toZipTable } from '../../src/site/queries/zip';

describe('a location', () => {
  const shop = { lat: 30.4752, lng: -98.1561 };
  const services = { commercial: true, residential: true, automotive: true, tesla: true };
  const content = { city: 'Lakeway', state: 'TX', coordinates: { lat: 30.36, lng: -97.98 } };
  const complete = (more: Partial<Parameters<typeof completeLocation>[0]> = {}, enabled = services) =>
    completeLocation({ ...content, ...more }, shop, enabled);

  it('has all services that the shop has, if its file names none', () => {
    expect(complete().services).toEqual(['commercial', 'residential', 'automotive']);
    expect(complete({}, { ...services, automotive: false }).services).toEqual(['commercial', 'residential']);
  });

  it('is named with its state, or as its file says', () => {
    expect(complete().name).toBe('Lakeway, TX');
    expect(complete({ city: 'Central Texas', fullName: 'Central Texas' }).name).toBe('Central Texas');
  });

  it('names its county, or all of them', () => {
    expect(complete({ counties: ['Travis'] }).countyNames).toBe('Travis County');
    expect(complete({ counties: ['Burnet', 'Travis', 'Blanco'] }).countyNames).toBe(
      'Burnet, Travis and Blanco Counties',
    );
    expect(complete().countyNames).toBe('');
  });

  it('gives its distance from the shop in whole miles', () => {
    expect(complete().miles).toBe(13);
    expect(complete({ coordinates: shop }).miles).toBe(0);
  });
});

it('where not all locations fit, those of the menu come first, then the nearest', () => {
  const miles = { Far: 62, Near: 7, Next: 14, Away: 35 };
  const locations = Object.entries(miles).map(([city, miles]) => ({ city, miles }));
  const names = (count: number, menu: string[] = []) =>
    mainLocations(locations, menu, count).map(({ city }) => city);
  expect(names(4)).toEqual(['Far', 'Near', 'Next', 'Away']);
  expect(names(2)).toEqual(['Near', 'Next']);
  expect(names(2, ['Far'])).toEqual(['Far', 'Near']);
});

describe('the ZIP finder', () => {
  const table = toZipTable([
    { path: '/region', zipCodes: ['78657', '79000'], region: true },
    { path: '/city', zipCodes: ['78700', '78701', '78733'], region: false },
    { path: '/suburb', zipCodes: ['78733', '78657'], region: false },
  ]);

  it('prefers a town to a region, and the smaller of two towns', () => {
    expect(table['78701']).toBe('/city');
    expect(table['79000']).toBe('/region');
    expect(table['78657']).toBe('/suburb');
    expect(table['78733']).toBe('/suburb');
    expect(table['10001']).toBeUndefined();
  });

  it.each([
    '78669',
    ' 78669 ',
    '78669-1234',
    '78669 1234',
    '78669–1234',
    '78669\u200b',
    '\ufeff786\u00ad69\u00a0',
    '\u202a78669-1234\u202c',
    '７８６６９－１２３４',
  ])('reads "%s"', (typed) => expect(toZip(typed)).toBe('78669'));

  it.each(['', '7866', '786690', 'Spicewood', '78669-12', '<b>78669</b>', '-78669'])(
    'does not read "%s"',
    (typed) => expect(toZip(typed)).toBeUndefined(),
  );
});
