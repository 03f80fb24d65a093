import { describe, expect, it } from 'vitest';
import { factsOf, fillFacts, fillFactsDeep } from '../../src/site/format/facts';
import { business, state } from '../content';

describe('facts', () => {
  it('each have a text', () => {
    const facts = factsOf(
      {
        ...business,
        discountPercent: 20,
        discountFor: 'teachers',
        discountHow: 'name your school',
        reviews: { ...business.reviews, rating: 5 },
        claims: { ...business.claims, discount: true, reviews: true },
      },
      state,
    );
    expect(facts).toMatchObject({
      discount: '20%',
      discountFor: 'teachers',
      discountHow: 'name your school',
      DiscountFor: 'Teachers',
      rating: '5.0',
      stars: '5',
      brand: business.brand,
      phone: business.phone,
    });
    expect(Object.keys(facts).filter((name) => !facts[name] || facts[name].includes('undefined'))).toEqual(
      [],
    );
  });

  it.each(['{phnoe}', '{}', '{ phone }'])('in a text may not be unknown: %s', (token) => {
    const fill = () => fillFacts(`Call ${token}.`, { phone: '1', email: '2' });
    expect(fill).toThrow(`Unknown fact ${token} in "Call ${token}.". Write one of: phone, email.`);
  });

  it('are filled in once, and no token inside a fact is', () => {
    expect(fillFacts('{brand}: {phone}', { brand: '{phone}', phone: '1' })).toBe('{phone}: 1');
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
});
