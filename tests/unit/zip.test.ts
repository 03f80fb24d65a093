import { describe, expect, it } from 'vitest';
import { toZip, toZipTables } from '../../src/site/queries/zip';

const tables = toZipTables([
  { path: '/region', zipCodes: ['78657', '79000'], region: true },
  { path: '/city', zipCodes: ['78700', '78701', '78733'], region: false },
  { path: '/suburb', zipCodes: ['78733', '78657'], region: false },
]);

describe('ZIP finder', () => {
  it('leads to the place that names the ZIP code', () => {
    expect(tables['787']?.['78701']).toBe('/city');
    expect(tables['790']?.['79000']).toBe('/region');
    expect(tables['100']).toBeUndefined();
  });

  it('leads to a town rather than a region, and to the smaller of two towns', () => {
    expect(tables['786']?.['78657']).toBe('/suburb');
    expect(tables['787']?.['78733']).toBe('/suburb');
  });

  it('keeps the codes of three first digits together, so that a table has a hundred at most', () => {
    for (const [start, table] of Object.entries(tables))
      expect(Object.keys(table).every((zip) => zip.startsWith(start))).toBe(true);
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
