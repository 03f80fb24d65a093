import { describe, expect, it } from 'vitest';
import { pageOf, toZip, toZipPages } from '../../src/lib/zip';

const pages = toZipPages([
  { path: '/region', zipCodes: ['78657', '79000'], region: true },
  { path: '/city', zipCodes: ['78700', '78701', '78733'], region: false },
  { path: '/suburb', zipCodes: ['78733', '78657'], region: false },
]);

describe('ZIP finder', () => {
  it('leads to the place that names the ZIP code', () => {
    expect(pageOf('78701', pages)).toBe('/city');
    expect(pageOf('79000', pages)).toBe('/region');
    expect(pageOf('10001', pages)).toBeUndefined();
  });

  it('leads to a town rather than a region, and to the smaller of two towns', () => {
    expect(pageOf('78657', pages)).toBe('/suburb');
    expect(pageOf('78733', pages)).toBe('/suburb');
  });

  it.each([
    ['78669', '78669'],
    [' 78669 ', '78669'],
    ['78669-1234', '78669'],
    ['78669 1234', '78669'],
  ])('takes %s', (typed, zip) => {
    expect(toZip(typed)).toBe(zip);
  });

  it.each(['', '7866', '786690', 'Spicewood', '78669-12', '<b>78669</b>', '-78669', '7 8 6 6 9'])(
    'does not take "%s"',
    (typed) => {
      expect(toZip(typed)).toBeUndefined();
    },
  );
});
