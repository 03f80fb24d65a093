import { expect, it } from 'vitest';
import { noticeOn } from '../../src/site/format/closures.ts';

const sale = { notice: 'Ten percent off in May', noticeFrom: '2027-05-01', noticeUntil: '2027-05-31' };
const on = (day: string) => noticeOn(sale, new Date(`${day}T12:00:00Z`));

it('a notice is shown from its first day to its last', () => {
  expect(on('2027-04-30')).toBeUndefined();
  expect(on('2027-05-01')).toBe(sale.notice);
  expect(on('2027-05-31')).toBe(sale.notice);
  expect(on('2027-06-01')).toBeUndefined();
});
