import { describe, expect, it } from 'vitest';
import { factsOf, fillFacts, fillFactsDeep, toTel } from '../../src/site/format/facts';
import { factNames } from '../../src/site/format/claims';
import { business, state } from '../content';

describe('facts', () => {
  it('are all there, written as text', () => {
    const facts = factsOf(
      {
        ...business,
        discountPercent: 20,
        reviews: { ...business.reviews, rating: 5 },
        claims: { ...business.claims, discount: true, reviews: true },
      },
      state,
    );
    expect(facts).toMatchObject({
      discount: '20%',
      rating: '5.0',
      brand: business.brand,
      phone: business.phone,
    });
    expect(factNames(facts).filter((name) => !facts[name] || facts[name].includes('undefined'))).toEqual([]);
  });

  it('are filled in as often as they are named', () => {
    expect(fillFacts('{a} and {b}, {a}', { a: '1', b: '2' })).toBe('1 and 2, 1');
    expect(fillFacts('nothing to fill', {})).toBe('nothing to fill');
  });

  it.each(['{phnoe}', '{}', '{ phone }'])('in a text may not be unknown: %s', (token) => {
    const fill = () => fillFacts(`Call ${token}.`, { phone: '1', email: '2' });
    expect(fill).toThrow(`Unknown fact ${token} in "Call ${token}.". Write one of: phone, email.`);
  });

  it('are not read from the prototype', () => {
    expect(() => fillFacts('{constructor}', Object.create(null) as Record<string, string>)).toThrow(
      'Unknown fact',
    );
  });

  it('are filled in at any depth, and leave numbers, booleans and dates alone', () => {
    const day = new Date('2025-01-20T00:00:00Z');
    const data = { list: [{ text: '{a}' }], day, number: 5, open: true };
    expect(fillFactsDeep(data, { a: 'x' })).toEqual({
      list: [{ text: 'x' }],
      day: '2025-01-20',
      number: 5,
      open: true,
    });
  });

  it('give a phone number that can be dialed', () => {
    expect(toTel('(512) 555-0142')).toBe('tel:+15125550142');
  });
});
