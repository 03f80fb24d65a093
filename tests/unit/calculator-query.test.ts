import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuery, toQuery, writeQuery } from '@/site/savings/query';
import { films, glasses } from '@/site/savings/choices';

const decimal = fc.oneof(
  fc.constant(''),
  fc.integer({ min: -999_999, max: 999_999_999 }).map(String),
  fc.integer({ min: 0, max: 9_999_999 }).map((n) => (n / 100).toFixed(2)),
);
const entries = fc.record({
  bill: decimal,
  cooling: decimal,
  area: decimal,
  cost: decimal,
  years: decimal,
  film: fc.constantFrom(...films.map(({ key }) => key)),
  glass: fc.constantFrom(...glasses.map(({ key }) => key)),
});

it('the calculator in the URL is read back as it was written, beside other parameters', () => {
  fc.assert(
    fc.property(entries, (values) => {
      expect(readQuery(`?${toQuery(values)}`)).toEqual(values);
      const search = writeQuery('?utm_source=mail', values);
      expect(readQuery(search)).toEqual(values);
      expect(new URLSearchParams(search).get('utm_source')).toBe('mail');
    }),
  );
});
